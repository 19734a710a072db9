import type { AnyEventObject } from 'xstate';
import { isAssigned, isProfileAdded } from '../../../../machines/addUser/failure.ts';
import type { NewAccountInput } from '../../../../machines/addUser/newAccount.ts';
import { selectIsWarned } from '../../../../machines/inactivity/inactivityMachine.ts';
import {
  failureOf,
  isDimmed,
  isEmpty,
  isFilteredList,
  isListing,
  isLoading,
  isNoMatch,
  isSettled,
  rowsOf,
  totalOf,
} from '../../../../machines/list/selectors.ts';
import { INACTIVITY_LIMIT, INACTIVITY_WARNING } from '../../../../machines/rules/limits.ts';
import { assignableRoles, canEdit, type Party } from '../../../../machines/rules/permissions.ts';
import {
  selectCondition,
  selectIsSignedIn,
  selectProfile,
  selectUser,
} from '../../../../machines/session/selectors.ts';
import {
  selectCanSave,
  selectDraft,
  selectForm,
  selectIsConfirmingLeave,
  selectIsUnsaved,
} from '../../../../machines/settings/selectors.ts';
import {
  answeredBy,
  answerOf,
  contextOf,
  isEqual,
  isOpen,
  isRequested,
  isSame,
  requestsOf,
  tried,
  type Invariant,
  type Moment,
} from '../moment.ts';

type Of<Selector> = Selector extends (snapshot: infer Snapshot) => unknown ? Snapshot : never;
type Session = Of<typeof selectCondition>;
type List = Of<typeof rowsOf>;
type Settings = Of<typeof selectForm>;

const SIGNED_OUT = ['visiting', 'left', 'timedOut', 'expired', 'removed', 'suspended'];
const conditionOf = ({ snapshot }: Pick<Moment, 'snapshot'>) => selectCondition(snapshot as Session);
const valueOf = ({ event }: Moment) =>
  (event?.['output'] as { value?: Record<string, unknown> | null } | undefined)?.value;
const lastOf = (moment: Moment, types: string[]) =>
  [...moment.earlier, moment].findLast(({ event }) => types.includes(event?.type ?? ''))?.event;
const editorOf = (event: AnyEventObject) => (event['editor'] ?? { id: '', role: null }) as Party;
const accepted = (moment: Moment, name: string) =>
  answerOf(moment.event) === 'accepted' && answeredBy(moment).includes(name);

/** The reason of each end of a session, by the condition afterwards. */
const ENDS: Record<string, string[]> = {
  byHand: ['left'],
  inactivity: ['timedOut'],
  expired: ['expired', 'removed', 'suspended'],
};

const session: Invariant[] = [
  {
    name: 'no profile and no user while signed out',
    holds: (moment) =>
      !SIGNED_OUT.includes(conditionOf(moment)) ||
      (selectUser(moment.snapshot as Session) === null && selectProfile(moment.snapshot as Session) === null),
  },
  {
    name: 'a signed-in page has a user',
    holds: ({ snapshot }) => !selectIsSignedIn(snapshot as Session) || selectUser(snapshot as Session) !== null,
  },
  {
    name: 'a usable session has a profile with its own password',
    holds: ({ snapshot }) => {
      const profile = selectProfile(snapshot as Session);
      return (
        !snapshot.matches({ signedIn: { account: { ready: 'current' } } }) ||
        (profile !== null && profile.isPasswordChanged)
      );
    },
  },
  {
    name: 'a reset link leads to a new password first',
    holds: (moment) => {
      const last = lastOf(moment, [
        'auth.recovery',
        'auth.session',
        'setup.completed',
        'setup.completedElsewhere',
        'session.signOut',
        'auth.ended',
      ]);
      return last?.type !== 'auth.recovery' || conditionOf(moment) !== 'ready';
    },
  },
  {
    name: 'a reset link is accepted at any time',
    holds: (moment) =>
      (moment.samples.events['auth.recovery'] ?? []).every((event) => {
        const { userId } = event as { userId: string };
        const isSamePerson = selectUser(moment.snapshot as Session)?.userId === userId;
        return (
          isSamePerson || requestsOf(tried(moment, event as AnyEventObject)).some(({ name }) => name === 'loadProfile')
        );
      }),
  },
  {
    name: 'a missing profile is created after a sign-in, and ends any other session',
    holds: (moment) => {
      if (!accepted(moment, 'loadProfile') || valueOf(moment) !== null) return true;
      const [request] = requestsOf(moment);
      const isSignIn = moment.before?.matches({ signedIn: { account: { opening: 'arriving' } } });
      return request?.name === (isSignIn ? 'createProfile' : 'endSession');
    },
  },
  {
    name: 'a suspended user is signed out',
    holds: (moment) =>
      !accepted(moment, 'loadProfile') ||
      valueOf(moment)?.['isSuspended'] !== true ||
      conditionOf(moment) === 'signingOut',
  },
  {
    name: 'a profile that was read is shown, or leads to a new password',
    holds: (moment) => {
      const value = valueOf(moment);
      if (!accepted(moment, 'loadProfile') || value?.['isSuspended'] !== false) return true;
      return (
        (moment.event?.type.endsWith('refreshing') === true ||
          ['ready', 'passwordDue'].includes(conditionOf(moment))) &&
        isEqual(selectProfile(moment.snapshot as Session), value)
      );
    },
  },
  {
    name: 'a profile that cannot be read changes nothing in a usable session',
    holds: (moment) =>
      answerOf(moment.event) !== 'rejected' ||
      !answeredBy(moment).includes('loadProfile') ||
      moment.before === null ||
      conditionOf(moment) === conditionOf({ snapshot: moment.before }) ||
      (conditionOf({ snapshot: moment.before }) === 'opening' && conditionOf(moment) === 'unreadable'),
  },
  {
    name: 'the end of a session has its reason',
    holds: (moment) => {
      if (!answeredBy(moment).includes('endSession')) return true;
      const request = moment.earlier.flatMap(requestsOf).findLast(({ name }) => name === 'endSession');
      return ENDS[(request?.input as { reason: string }).reason]?.includes(conditionOf(moment)) === true;
    },
  },
  {
    name: 'a removed or suspended user sees why',
    holds: (moment) => {
      if (conditionOf(moment) !== 'removed' && conditionOf(moment) !== 'suspended') return true;
      const read = moment.earlier.findLast(
        (earlier) => accepted(earlier, 'loadProfile') || answeredBy(earlier).includes('createProfile'),
      );
      return (conditionOf(moment) === 'suspended') === (read !== undefined && valueOf(read)?.['isSuspended'] === true);
    },
  },
  {
    name: 'an end elsewhere signs out with its reason',
    holds: (moment) =>
      !selectIsSignedIn(moment.snapshot as Session) ||
      (moment.samples.events['auth.ended'] ?? []).every((event) => {
        const { reason } = event as { reason: string };
        return conditionOf(tried(moment, event as AnyEventObject)) === ENDS[reason]?.[0];
      }),
  },
  {
    name: 'a sign-in of another user replaces the session',
    holds: (moment) =>
      (moment.samples.events['auth.session'] ?? []).every((sample) => {
        const user = selectUser(moment.snapshot as Session);
        const next = (userId: string) => tried(moment, { ...(sample as AnyEventObject), userId });
        const isReplaced =
          conditionOf(moment) === 'restoring' ||
          (requestsOf(next('z9')).some(({ name }) => name === 'loadProfile') &&
            isRequested(next('z9'), 'wipeDrafts') === (user !== null));
        return isReplaced && (user === null || isSame(next(user.userId).snapshot, moment.snapshot));
      }),
  },
  {
    name: 'completing the setup makes the session usable',
    holds: (moment) =>
      conditionOf(moment) !== 'passwordDue' ||
      (moment.samples.events['setup.completed'] ?? [])
        .filter((event) => (event as { profile: { isPasswordChanged: boolean } }).profile.isPasswordChanged)
        .every((event) => conditionOf(tried(moment, event as AnyEventObject)) === 'ready'),
  },
  {
    name: 'a changed profile is shown at once',
    holds: (moment) =>
      conditionOf(moment) !== 'ready' ||
      (moment.samples.events['profile.changed'] ?? []).every((event) =>
        isEqual(
          selectProfile(tried(moment, event as AnyEventObject).snapshot as Session),
          (event as { profile: unknown }).profile,
        ),
      ),
  },
  {
    name: 'a restored session is opened or ended',
    holds: (moment) => {
      if (
        answerOf(moment.event) === null ||
        !answeredBy(moment).includes('restoreSession') ||
        moment.event?.type.startsWith('xstate.after.')
      )
        return true;
      const found = moment.event?.['output'] as { ending: string | null; isRecovery: boolean } | null | undefined;
      const [request] = requestsOf(moment);
      if (!found) return conditionOf(moment) === 'visiting';
      if (found.ending === 'byHand' || found.ending === 'inactivity')
        return isEqual(request?.input, { reason: found.ending });
      const isRecovering = moment.snapshot.matches({ signedIn: { account: { opening: 'recovering' } } });
      return requestsOf(moment).some(({ name }) => name === 'loadProfile') && isRecovering === found.isRecovery;
    },
  },
];

const list: Invariant[] = [
  {
    name: 'a row is listed once',
    holds: ({ snapshot }) =>
      new Set(rowsOf(snapshot as List).map(({ id }) => id)).size === rowsOf(snapshot as List).length,
  },
  {
    name: 'a list has rows, or says why not',
    holds: ({ snapshot }) => {
      const current = snapshot as List;
      const hasRows = rowsOf(current).length > 0;
      return (
        (!isListing(current) || hasRows) &&
        (!isEmpty(current) || (!hasRows && !isFilteredList(current))) &&
        (!isNoMatch(current) || (!hasRows && isFilteredList(current)))
      );
    },
  },
  {
    name: 'a loaded page is shown',
    holds: (moment) =>
      !accepted(moment, 'loadPage') ||
      (isSettled(moment.snapshot as List) &&
        failureOf(moment.snapshot as List) === null &&
        !moment.snapshot.hasTag('busy')),
  },
  {
    name: 'a page that was not loaded shows the error, and the rows stay',
    holds: (moment) =>
      answerOf(moment.event) !== 'rejected' ||
      !answeredBy(moment).includes('loadPage') ||
      (failureOf(moment.snapshot as List) !== null &&
        isEqual(rowsOf(moment.snapshot as List), rowsOf(moment.before as List))),
  },
  {
    name: 'a count is shown',
    holds: (moment) => !accepted(moment, 'countRows') || totalOf(moment.snapshot as List) !== null,
  },
  {
    name: 'a count that failed shows no total',
    holds: (moment) =>
      answerOf(moment.event) !== 'rejected' ||
      !answeredBy(moment).includes('countRows') ||
      contextOf(moment)['total'] === null,
  },
  {
    name: 'the spinner appears after a moment',
    holds: (moment) =>
      moment.event?.type.startsWith('xstate.after.quietPeriod.') !== true ||
      ((isLoading(moment.snapshot as List) || isDimmed(moment.snapshot as List)) && !moment.snapshot.hasTag('slow')),
  },
  {
    name: 'a request follows each new query, and only a new one',
    holds: (moment) => {
      const [{ search, filters, sort }, before] = [
        contextOf(moment),
        moment.before && contextOf({ snapshot: moment.before }),
      ];
      if (before === null) return true;
      const isOther = !isEqual([search, filters, sort], [before['search'], before['filters'], before['sort']]);
      return (
        !isOther ||
        ['loadPage', 'countRows'].every((name) => requestsOf(moment).some((request) => request.name === name))
      );
    },
  },
  {
    name: 'loading waits for a spinner and a timeout',
    holds: ({ snapshot }) =>
      !snapshot.hasTag('busy') ||
      snapshot.hasTag('loading') ||
      snapshot.hasTag('dimmed') ||
      isListing(snapshot as List) ||
      snapshot._nodes.some(({ after }: { after: { delay: unknown }[] }) =>
        after.some(({ delay }) => delay === 'quietPeriod'),
      ),
  },
  {
    name: 'rows are dimmed while they are replaced',
    holds: ({ snapshot }) =>
      !snapshot.hasTag('refreshing') ||
      snapshot._nodes.some(({ after }: { after: { delay: unknown }[] }) =>
        after.some(({ delay }) => delay === 'quietPeriod'),
      ),
  },
];

const settings: Invariant[] = [
  {
    name: 'a form as saved is clean, any other is not',
    holds: ({ snapshot }) => {
      const { currentPassword, newPassword, confirmPassword } = selectForm(snapshot as Settings);
      const passwords = [currentPassword, newPassword, confirmPassword].filter((text) => text !== '').length;
      const isChanged = selectDraft(snapshot as Settings) !== null;
      return (
        snapshot.hasTag('busy') ||
        (selectIsUnsaved(snapshot as Settings) === (isChanged || passwords > 0) &&
          selectCanSave(snapshot as Settings) === (isChanged || passwords === 3))
      );
    },
  },
  {
    name: 'a saved password is no longer in the form',
    holds: ({ event, snapshot }) =>
      (event?.['output'] as { isPasswordSaved?: boolean } | undefined)?.isPasswordSaved !== true ||
      selectForm(snapshot as Settings).newPassword === '',
  },
  {
    name: 'leaving needs a confirmation only with unsaved changes',
    holds: (moment) => {
      if (selectIsConfirmingLeave(moment.snapshot as Settings)) return selectIsUnsaved(moment.snapshot as Settings);
      const next = tried(moment, { type: 'leave.requested' });
      const proceeds = next.requested.some(({ type }) => type === 'xstate.emit');
      return (
        proceeds !== selectIsUnsaved(moment.snapshot as Settings) &&
        selectIsConfirmingLeave(next.snapshot as Settings) !== proceeds
      );
    },
  },
  {
    name: 'Leave goes on, and Stay stays',
    holds: (moment) => {
      if (!selectIsConfirmingLeave(moment.snapshot as Settings)) return true;
      const [leave, stay] = [tried(moment, { type: 'leave.confirmed' }), tried(moment, { type: 'leave.cancelled' })];
      const goesOn = leave.requested.some(({ type }) => type === 'xstate.emit');
      return (
        goesOn &&
        !selectIsConfirmingLeave(leave.snapshot as Settings) &&
        !selectIsConfirmingLeave(stay.snapshot as Settings) &&
        stay.requested.every(({ type }) => type !== 'xstate.emit')
      );
    },
  },
  {
    name: 'discarded changes are announced and gone',
    holds: (moment) => {
      const next = tried(moment, { type: 'form.discard' });
      return (
        moment.snapshot.hasTag('busy') ||
        !selectCanSave(moment.snapshot as Settings) ||
        (isRequested(next, 'announce') && !selectIsUnsaved(next.snapshot as Settings))
      );
    },
  },
];

const PERMITTED = ['editUser', 'removeUser', 'suspendUser'];
const TARGETED = /^account\.(?!add)/;

const permissions: Invariant[] = [
  {
    name: 'a dialog opens for people whom the editor may edit, and is denied for others',
    charts: PERMITTED,
    holds: ({ event, snapshot }) =>
      event?.type !== 'dialog.open' ||
      snapshot.matches('permissionDenied') !== canEdit(editorOf(event), event['target'] as Party),
  },
  {
    name: 'only people who may assign a role may add',
    charts: ['addUser', 'importUsers'],
    holds: ({ chart, event, snapshot, earlier }) => {
      const isStart = chart === 'importUsers' ? earlier.length === 0 : event?.type === 'dialog.open';
      const { role } = (snapshot.context as { editor: Party | null }).editor ?? { role: null };
      return !isStart || snapshot.matches('permissionDenied') === (assignableRoles(role).length === 0);
    },
  },
  {
    name: 'only a permitted editor changes an account',
    charts: ['account'],
    holds: ({ event, before, snapshot, chart }) => {
      if (event === null || before === null || chart !== 'account') return true;
      const { target } = snapshot.context as { target: Party };
      const mayAdd = assignableRoles(editorOf(event).role).some((role) => role === target.role);
      const may =
        event.type === 'account.add' ? mayAdd : !TARGETED.test(event.type) || canEdit(editorOf(event), target);
      return may || isSame(before, snapshot);
    },
  },
];

const passwords: Invariant[] = [
  {
    name: 'a finished chart stores no password and no token',
    holds: ({ chart, snapshot }) => {
      const { password, tokenHash } = snapshot.context as Record<string, unknown>;
      return snapshot.status !== 'done' || chart === 'newAccount' || (!password && !tokenHash);
    },
  },
  {
    name: 'a sign-in clears the password',
    charts: ['login'],
    holds: (moment) => !accepted(moment, 'signIn') || contextOf(moment)['password'] === '',
  },
  {
    name: 'an error leaves the password unchanged',
    charts: ['login'],
    holds: (moment) =>
      answerOf(moment.event) !== 'rejected' ||
      contextOf(moment)['password'] === (moment.before?.context as { password: string }).password,
  },
  {
    name: 'a temporary password is shown only once',
    charts: ['addUser'],
    holds: (moment) => isOpen(moment) !== false || contextOf(moment)['password'] === '',
  },
];

const inactivity: Invariant[] = [
  {
    name: 'a session ends at the limit, and is warned a minute before',
    charts: ['inactivity'],
    holds: ({ event, snapshot }) => {
      if (event?.type !== 'clock.checked') return true;
      const { idleFor } = event as AnyEventObject & { idleFor: number };
      return (
        (snapshot.status === 'done') === idleFor >= INACTIVITY_LIMIT &&
        (snapshot.status === 'done' ||
          selectIsWarned(snapshot as never) === idleFor >= INACTIVITY_LIMIT - INACTIVITY_WARNING)
      );
    },
  },
  {
    name: 'only the clock ends a session',
    charts: ['inactivity'],
    holds: ({ event, snapshot }) => snapshot.status === 'active' || event?.type === 'clock.checked',
  },
];

/** The request with which a new account continues. */
function nextOfAccount({ person, password, progress, userId, firstSignIn }: NewAccountInput): string {
  const isPlaced = person.departmentId !== null || person.teamId !== null;
  if (progress === 'invitationSent') return 'recordInvitation';
  if (isAssigned(progress) || (isProfileAdded(progress) && !isPlaced))
    return firstSignIn === 'invitation' ? 'sendInvitation' : '';
  if (isProfileAdded(progress)) return 'assign';
  if (userId !== '') return 'addProfile';
  if (progress === 'unfinished') return 'discardUnfinishedAccount';
  return password === '' ? 'makeTemporaryPassword' : 'createAccount';
}

const hasVerified = (moment: Moment) => [...moment.earlier, moment].some((past) => accepted(past, 'verifyPassword'));
const isStart = ({ earlier }: Moment) => earlier.length === 0;

const starts: Invariant[] = [
  {
    name: 'no password is saved that was not verified, and none without a password',
    charts: ['settingsUpdate'],
    holds: (moment) => {
      const { password } = contextOf(moment) as { password: { current: string; next: string } | null };
      return requestsOf(moment).every(
        ({ name }) =>
          name === 'saveDisplayName' || (password !== null && (name === 'verifyPassword' || hasVerified(moment))),
      );
    },
  },
  {
    name: 'a stored setting of the sidebar is restored on wide windows',
    charts: ['sidebar'],
    holds: (moment) => {
      const { isWide, isPinned } = contextOf(moment);
      return !isStart(moment) || moment.snapshot.hasTag('visible') === (isWide === true && isPinned === true);
    },
  },
  {
    name: 'a stored setting of the shortcuts is restored',
    charts: ['shortcuts'],
    holds: (moment) =>
      !isStart(moment) || moment.snapshot.matches({ singleKeys: 'on' }) === contextOf(moment)['areSingleKeysOn'],
  },
  {
    name: 'another attempt continues after what is written',
    charts: ['newAccount'],
    holds: (moment) =>
      !isStart(moment) ||
      (requestsOf(moment)[0]?.name ?? '') === nextOfAccount(moment.snapshot.context as NewAccountInput),
  },
];

const of = (charts: string[], rules: Invariant[]) => rules.map((rule) => ({ charts, ...rule }));

/** The rules of the product, from the specification and the decisions. */
export const ruleInvariants: Invariant[] = [
  ...of(['session'], session),
  ...of(['list'], list),
  ...of(['settings'], settings),
  ...permissions,
  ...passwords,
  ...inactivity,
  ...starts,
];
