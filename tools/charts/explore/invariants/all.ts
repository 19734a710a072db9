import type { Invariant } from '../moment.ts';
import { answerInvariants } from './answers.ts';
import { requestInvariants } from './requests.ts';
import { dialogInvariants } from './dialogs.ts';
import { promises } from './promises.ts';
import { ruleInvariants } from './rules.ts';
/** All rules of all charts. */
export const INVARIANTS: Invariant[] = [
  ...requestInvariants,
  ...dialogInvariants,
  ...promises,
  ...answerInvariants,
  ...ruleInvariants,
];
