import type { BackendError } from '../shared/outcome.ts';
import type { ListedPerson } from '../shared/entities.ts';
import type { Placement } from '../rules/placement.ts';
import type { NewPerson } from './addUserForm.ts';
import type { Progress } from './failure.ts';

/** How a new user signs in first: with a password that the editor passes on, or with the link of an email. */
export type FirstSignIn = 'temporaryPassword' | 'invitation';

export type NewAccountInput = {
  person: NewPerson;
  /** The temporary password of an earlier attempt, or an empty string. */
  password: string;
  /** The progress of an earlier attempt, whose writes are not repeated. */
  progress: Progress;
  /** The id of the account; empty until it exists. */
  userId: string;
  /** Whether the user must open the link in a confirmation email before signing in. */
  hasToConfirm: boolean;
  firstSignIn: FirstSignIn;
};

/** The result of a sign-up. */
export type CreatedAccount = { userId: string; hasToConfirm?: boolean };

export type NewAccountOutput = {
  /** `listed`: the address has a profile. `unfinished`: it has an account without a profile. */
  result: 'complete' | 'listed' | 'unfinished' | 'rejected';
  /** The user who has the address. */
  listed: ListedPerson | null;
  /** The temporary password; empty for an invitation. */
  password: string;
  progress: Progress;
  userId: string;
  hasToConfirm: boolean;
  error: BackendError | null;
};

/** The profile to save. */
export type NewProfile = { userId: string } & Omit<NewPerson, keyof Placement>;
/** The assignment to save. */
export type NewAssignment = { userId: string } & Placement;
