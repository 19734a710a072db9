import type { AnyEventObject, SnapshotFrom } from 'xstate';
import { selectIsWarned, type inactivityMachine } from '../../../../machines/inactivity/inactivityMachine.ts';
import {
  failureOf,
  isEmpty,
  isFilteredList,
  isListing,
  isNoMatch,
  rowsOf,
  type ListSnapshot,
} from '../../../../machines/list/selectors.ts';
import type { loginMachine } from '../../../../machines/login/loginMachine.ts';
import { INACTIVITY_LIMIT, INACTIVITY_WARNING } from '../../../../machines/rules/limits.ts';
import {
  selectCanSave,
  selectDraft,
  selectForm,
  selectIsConfirmingLeave,
  selectIsUnsaved,
} from '../../../../machines/settings/selectors.ts';
import type { settingsMachine } from '../../../../machines/settings/settingsMachine.ts';
import { countActions, isEqual, isRequested, tried, type Rules } from '../moment.ts';

/** The rules of lists. */
export const listRules: Rules<ListSnapshot> = {
  'a list has rows, or says why not': ({ snapshot }) => {
    const hasRows = rowsOf(snapshot).length > 0;
    if (isEmpty(snapshot)) return !hasRows && !isFilteredList(snapshot);
    if (isNoMatch(snapshot)) return !hasRows && isFilteredList(snapshot);
    return !isListing(snapshot) || hasRows;
  },

  'a row is listed once': ({ snapshot }) => {
    const ids = rowsOf(snapshot).map(({ id }) => id);
    return new Set(ids).size === ids.length;
  },

  'a page that was not loaded shows the error, and the rows stay': ({ answer, before, snapshot }) =>
    answer?.request !== 'loadPage' ||
    answer.isOk !== false ||
    (failureOf(snapshot) !== null && isEqual(rowsOf(snapshot), before && rowsOf(before))),

  'a new query requests rows and their number': ({ before, snapshot, requested }) => {
    const queryOf = ({ context: { search, filters, sort } }: ListSnapshot) => [search, filters, sort];
    return (
      before === null ||
      isEqual(queryOf(before), queryOf(snapshot)) ||
      ['loadPage', 'countRows'].every((name) => isRequested({ requested }, name))
    );
  },
};

type Settings = SnapshotFrom<typeof settingsMachine>;

/** The rules of the settings form (specification, section 2). */
export const settingsRules: Rules<Settings> = {
  'a form as saved is clean, any other is not': ({ snapshot }) => {
    const { currentPassword, newPassword, confirmPassword } = selectForm(snapshot);
    const passwords = [currentPassword, newPassword, confirmPassword].filter((text) => text !== '').length;
    const isNameChanged = selectDraft(snapshot) !== null;
    return (
      snapshot.hasTag('busy') ||
      (selectIsUnsaved(snapshot) === (isNameChanged || passwords > 0) &&
        selectCanSave(snapshot) === (isNameChanged || passwords === 3))
    );
  },

  'leaving needs a confirmation only with unsaved changes': (moment) => {
    if (selectIsConfirmingLeave(moment.snapshot)) return selectIsUnsaved(moment.snapshot);
    const next = tried(moment, { type: 'leave.requested' });
    const leaves = countActions(next, 'xstate.emit') > 0;
    return leaves !== selectIsUnsaved(moment.snapshot) && leaves !== selectIsConfirmingLeave(next.snapshot);
  },
};

/** The rules of the sign-in form. */
export const loginRules: Rules<SnapshotFrom<typeof loginMachine>> = {
  'a sign-in clears the password, and an error does not': ({ answer, before, snapshot }) =>
    answer?.request !== 'signIn' ||
    snapshot.context.password === (answer.isOk === true ? '' : before?.context.password),
};

/** The rules of inactive sessions (specification, section 4). */
export const inactivityRules: Rules<SnapshotFrom<typeof inactivityMachine>> = {
  'a session ends at the limit, and is warned a minute before': ({ event, snapshot }) => {
    if (event?.type !== 'clock.checked') return snapshot.status === 'active';
    const { idleFor } = event as AnyEventObject & { idleFor: number };
    return snapshot.status === 'done'
      ? idleFor >= INACTIVITY_LIMIT
      : idleFor < INACTIVITY_LIMIT && selectIsWarned(snapshot) === idleFor >= INACTIVITY_LIMIT - INACTIVITY_WARNING;
  },
};
