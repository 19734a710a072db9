import type { SnapshotFrom } from 'xstate';
import {
  selectCondition,
  selectIsRecovery,
  selectIsSignedIn,
  selectProfile,
  selectUser,
} from '../../machines/session/selectors.ts';
import type { sessionMachine } from '../../machines/session/sessionMachine.ts';
import { invokedBy } from 'chart-lab/walk/walk.ts';
import {
  countActions,
  isEqual,
  isRequested,
  isSame,
  tried,
  triedSamples,
  type Answer,
  type Rules,
} from 'chart-lab/explore/moment.ts';

type Session = SnapshotFrom<typeof sessionMachine>;
type Profile = NonNullable<ReturnType<typeof selectProfile>>;

/** The condition after the end of a session elsewhere, if it differs from the reason. */
const ENDS: Record<string, string> = { byHand: 'left', inactivity: 'timedOut' };

/** Opening a reset link, and the events after which a page may be usable again. */
const AROUND_RESET = ['auth.recovery', 'auth.session', 'setup.completed', 'setup.completedElsewhere'];

/** The profile that an answer brings: null if there is none, undefined for other answers. */
function readProfile(answer: Answer | null): (Profile & { isSuspended: boolean }) | null | undefined {
  if (answer?.request !== 'loadProfile' || answer.isOk !== true) return undefined;
  return answer.value as (Profile & { isSuspended: boolean }) | null;
}

/** Whether a reset link was opened that has not led to a new password yet. */
function isRecovering(snapshot: Session): boolean {
  return snapshot.matches({ signedIn: { account: { opening: 'recovering' } } }) || selectIsRecovery(snapshot);
}

/** The rules of the session (specification, section 4). */
export const sessionRules: Rules<Session> = {
  'no profile and no user while signed out': ({ snapshot }) =>
    !snapshot.matches('signedOut') || (selectUser(snapshot) === null && selectProfile(snapshot) === null),

  'a signed-in page has a user': ({ snapshot }) => !selectIsSignedIn(snapshot) || selectUser(snapshot) !== null,

  'a usable session has a profile with its own password': ({ snapshot }) =>
    snapshot.matches({ signedIn: { access: 'checking' } }) ||
    !snapshot.matches({ signedIn: { account: 'ready' } }) ||
    selectProfile(snapshot)?.isPasswordChanged === true,

  'a missing profile is created after a sign-in, and ends any other session': ({ answer, before, requested }) => {
    const isSignIn = before?.matches({ signedIn: { account: { opening: 'arriving' } } }) === true;
    return readProfile(answer) !== null || isRequested({ requested }, isSignIn ? 'createProfile' : 'endSession');
  },

  'a suspended user is signed out': ({ answer, snapshot }) =>
    readProfile(answer)?.isSuspended !== true || selectCondition(snapshot) === 'signingOut',

  'a profile that was read is shown': ({ answer, snapshot }) => {
    const profile = readProfile(answer);
    return profile?.isSuspended !== false || isEqual(selectProfile(snapshot), profile);
  },

  'a removed or suspended user sees why': ({ earlier, event, snapshot }) => {
    const isEndedElsewhere = [...earlier, { event }].some((moment) => moment.event?.type === 'auth.ended');
    if (isEndedElsewhere || !['removed', 'suspended'].includes(selectCondition(snapshot))) return true;
    const profile = earlier
      .filter(({ answer }) => answer?.request === 'createProfile' || readProfile(answer) !== undefined)
      .map(({ answer }) => readProfile(answer))
      .at(-1);
    return selectCondition(snapshot) === (profile?.isSuspended === true ? 'suspended' : 'removed');
  },

  'an end elsewhere signs out with its reason': (moment) =>
    !selectIsSignedIn(moment.snapshot) ||
    triedSamples(moment, 'auth.ended').every(
      ({ event, snapshot }) => selectCondition(snapshot) === (ENDS[event['reason'] as string] ?? event['reason']),
    ),

  'a sign-in of another user replaces the session': (moment) => {
    const user = selectUser(moment.snapshot);
    if (selectCondition(moment.snapshot) === 'restoring') return true;
    const signIn = (userId: string) => tried(moment, { type: 'auth.session', userId, email: 'b@example.org' });
    return (
      isRequested(signIn('other'), 'loadProfile') &&
      countActions(signIn('other'), 'wipeDrafts') === (user === null ? 0 : 1) &&
      (user === null || isSame(signIn(user.userId).snapshot, moment.snapshot))
    );
  },

  'a reset link is accepted at any time': (moment) => {
    const user = selectUser(moment.snapshot)?.userId ?? 'other';
    return ['other', user].every((userId) => {
      const { snapshot, requested } = tried(moment, { type: 'auth.recovery', userId, email: 'b@example.org' });
      const isOpenedAgain = isRecovering(moment.snapshot) && userId === user;
      return isRecovering(snapshot) && isRequested({ requested }, 'loadProfile') === !isOpenedAgain;
    });
  },

  'a reset link leads to a new password first': ({ event, earlier, snapshot }) => {
    const types = [...earlier.map((moment) => moment.event?.type), event?.type];
    const last = types.filter((type) => type !== undefined && AROUND_RESET.includes(type)).at(-1);
    return last !== 'auth.recovery' || selectCondition(snapshot) !== 'ready';
  },

  'a restored session is opened or ended': ({ answer, event, snapshot, requested }) => {
    if (answer?.request !== 'restoreSession' || event?.type.startsWith('xstate.after.')) return true;
    const found = event?.['output'] as { ending: string | null; isRecovery: boolean } | null | undefined;
    if (!found) return selectCondition(snapshot) === 'visiting';
    if (found.ending === 'byHand' || found.ending === 'inactivity')
      return invokedBy(requested).some(({ input }) => isEqual(input, { reason: found.ending }));
    const isRecovering = snapshot.matches({ signedIn: { account: { opening: 'recovering' } } });
    return isRequested({ requested }, 'loadProfile') && isRecovering === found.isRecovery;
  },
};
