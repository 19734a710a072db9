import type { AnyEventObject } from 'xstate';
import {
  selectCondition,
  selectIsSignedIn,
  selectProfile,
  selectUser,
} from '../../../../machines/session/selectors.ts';
import {
  accepted,
  answerOf,
  answeredBy,
  isEqual,
  isRequested,
  isSame,
  lastOf,
  requestsOf,
  tried,
  valueOf,
  type Invariant,
  type Moment,
  type Of,
} from '../moment.ts';

type Session = Of<typeof selectCondition>;

const SIGNED_OUT = ['visiting', 'left', 'timedOut', 'expired', 'removed', 'suspended'];
const conditionOf = ({ snapshot }: Pick<Moment, 'snapshot'>) => selectCondition(snapshot as Session);

/** The reason of each end of a session, by the condition afterwards. */
const ENDS: Record<string, string[]> = {
  byHand: ['left'],
  inactivity: ['timedOut'],
  expired: ['expired', 'removed', 'suspended'],
};

/** The rules of the session (specification, section 4). */
export const sessionInvariants: Invariant[] = [
  {
    name: 'no profile and no user while signed out',
    charts: ['session'],
    holds: (moment) =>
      !SIGNED_OUT.includes(conditionOf(moment)) ||
      (selectUser(moment.snapshot as Session) === null && selectProfile(moment.snapshot as Session) === null),
  },
  {
    name: 'a signed-in page has a user',
    charts: ['session'],
    holds: ({ snapshot }) => !selectIsSignedIn(snapshot as Session) || selectUser(snapshot as Session) !== null,
  },
  {
    name: 'a usable session has a profile with its own password',
    charts: ['session'],
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
    charts: ['session'],
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
    charts: ['session'],
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
    charts: ['session'],
    holds: (moment) => {
      if (!accepted(moment, 'loadProfile') || valueOf(moment) !== null) return true;
      const [request] = requestsOf(moment);
      const isSignIn = moment.before?.matches({ signedIn: { account: { opening: 'arriving' } } });
      return request?.name === (isSignIn ? 'createProfile' : 'endSession');
    },
  },
  {
    name: 'a suspended user is signed out',
    charts: ['session'],
    holds: (moment) =>
      !accepted(moment, 'loadProfile') ||
      valueOf(moment)?.['isSuspended'] !== true ||
      conditionOf(moment) === 'signingOut',
  },
  {
    name: 'a profile that was read is shown, or leads to a new password',
    charts: ['session'],
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
    charts: ['session'],
    holds: (moment) =>
      answerOf(moment.event) !== 'rejected' ||
      !answeredBy(moment).includes('loadProfile') ||
      moment.before === null ||
      conditionOf(moment) === conditionOf({ snapshot: moment.before }) ||
      (conditionOf({ snapshot: moment.before }) === 'opening' && conditionOf(moment) === 'unreadable'),
  },
  {
    name: 'the end of a session has its reason',
    charts: ['session'],
    holds: (moment) => {
      if (!answeredBy(moment).includes('endSession')) return true;
      const request = moment.earlier.flatMap(requestsOf).findLast(({ name }) => name === 'endSession');
      return ENDS[(request?.input as { reason: string }).reason]?.includes(conditionOf(moment)) === true;
    },
  },
  {
    name: 'a removed or suspended user sees why',
    charts: ['session'],
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
    charts: ['session'],
    holds: (moment) =>
      !selectIsSignedIn(moment.snapshot as Session) ||
      (moment.samples.events['auth.ended'] ?? []).every((event) => {
        const { reason } = event as { reason: string };
        return conditionOf(tried(moment, event as AnyEventObject)) === ENDS[reason]?.[0];
      }),
  },
  {
    name: 'a sign-in of another user replaces the session',
    charts: ['session'],
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
    charts: ['session'],
    holds: (moment) =>
      conditionOf(moment) !== 'passwordDue' ||
      (moment.samples.events['setup.completed'] ?? [])
        .filter((event) => (event as { profile: { isPasswordChanged: boolean } }).profile.isPasswordChanged)
        .every((event) => conditionOf(tried(moment, event as AnyEventObject)) === 'ready'),
  },
  {
    name: 'a changed profile is shown at once',
    charts: ['session'],
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
    charts: ['session'],
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
