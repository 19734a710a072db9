import type { Invariant } from '../moment.ts';
import { answerInvariants } from './answers.ts';
import { dialogInvariants } from './dialogs.ts';
import { listInvariants } from './list.ts';
import { inactivityInvariants, passwordInvariants, permissionInvariants, startInvariants } from './permissions.ts';
import { requestInvariants } from './requests.ts';
import { sessionInvariants } from './session.ts';
import { settingsInvariants } from './settings.ts';

/** All rules of all charts. */
export const INVARIANTS: Invariant[] = [
  ...requestInvariants,
  ...dialogInvariants,
  ...answerInvariants,
  ...sessionInvariants,
  ...listInvariants,
  ...settingsInvariants,
  ...permissionInvariants,
  ...passwordInvariants,
  ...inactivityInvariants,
  ...startInvariants,
];
