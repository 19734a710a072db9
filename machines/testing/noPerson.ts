import type { User } from '../shared/entities.ts';

/** A user without values. */
export const NO_PERSON: User = {
  id: '',
  email: '',
  firstName: null,
  lastName: null,
  displayName: null,
  role: null,
  isPasswordChanged: false,
  invitedAt: null,
  suspendedFrom: null,
  isSignedUp: false,
  createdAt: '',
  lastSeenAt: null,
  updatedAt: '',
  assignment: null,
};
