import type { SnapshotFrom } from 'xstate';
import type { accountMachine } from '../../../../machines/account/accountMachine.ts';
import type { newAccountMachine } from '../../../../machines/addUser/newAccountMachine.ts';
import { canAdd, canEdit, type Party } from '../../../../machines/rules/permissions.ts';
import { contextOf, isEqual, isRequested, isSame, isWrite, type Moment, type Rules } from '../moment.ts';

/** The names of the requests that were accepted in a walk. */
function accepted<Snapshot>({ earlier, answer }: Moment<Snapshot>): string[] {
  const answers = [...earlier.map((moment) => moment.answer), answer];
  return answers.flatMap((one) => (one?.isOk === true ? [one.request] : []));
}

/** The rules of creating an account (specification, section 5). */
export const newAccountRules: Rules<SnapshotFrom<typeof newAccountMachine>> = {
  'an account is complete exactly if all its steps succeeded': (moment) => {
    const { person, firstSignIn, result } = moment.snapshot.context;
    if (moment.snapshot.status !== 'done' || moment.earlier[0]?.snapshot.context.progress !== 'nothing') return true;
    const steps = [
      'createAccount',
      'addProfile',
      ...(person.departmentId === null && person.teamId === null ? [] : ['assign']),
      ...(firstSignIn === 'invitation' ? ['sendInvitation', 'recordInvitation'] : []),
    ];
    return (result === 'complete') === isEqual(accepted(moment).filter(isWrite), steps);
  },
};

/** The rules of updates with a result. */
export const updateRules: Rules = {
  'an update is rejected only without an accepted write, and saved only with an accepted request': (moment) => {
    const { result } = contextOf(moment);
    if (moment.snapshot.status !== 'done') return true;
    return result === 'rejected' ? !accepted(moment).some(isWrite) : accepted(moment).length > 0;
  },
};

/** The rules of processes that end with an error. */
export const processRules: Rules = {
  'a process ends with an error exactly if its last request failed': (moment) => {
    const { failure = null, error = null } = contextOf(moment);
    const isError = (failure ?? error) !== null;
    // A file that was read can be unusable.
    const isUnusable = isError && moment.answer?.request === 'readFile';
    return moment.snapshot.status !== 'done' || isUnusable || isError === (moment.answer?.isOk === false);
  },
};

/** The rules of saving the settings. */
export const settingsUpdateRules: Rules = {
  'no password is saved that was not verified': (moment) =>
    !isRequested(moment, 'changePassword') || accepted(moment).includes('verifyPassword'),
};

/** The rules of the lifecycle of an account (specification, section 5). */
export const accountRules: Rules<SnapshotFrom<typeof accountMachine>> = {
  'only a permitted editor changes an account': ({ event, before, snapshot }) => {
    if (event === null || before === null || !('editor' in event) || isSame(before, snapshot)) return true;
    const { editor } = event as unknown as { editor: Party };
    const { target } = snapshot.context;
    return event.type === 'account.add' ? canAdd(editor.role) : canEdit(editor, target);
  },
};
