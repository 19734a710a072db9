import type { SnapshotFrom } from 'xstate';
import { selectCondition, selectIsSignedIn, selectProfile, selectUser } from '../../machines/session/selectors.ts';
import type { sessionMachine } from '../../machines/session/sessionMachine.ts';
import type { Rules } from 'chart-lab/explore/moment.ts';

/** Opening a reset link, and the events after which a page may be usable again. */
const AROUND_RESET = ['auth.recovery', 'auth.session', 'setup.completed', 'setup.completedElsewhere'];

/** The rules of the session (specification, section 4). */
export const sessionRules: Rules<SnapshotFrom<typeof sessionMachine>> = {
  'no profile and no user while signed out': ({ snapshot }) =>
    !snapshot.matches('signedOut') || (selectUser(snapshot) === null && selectProfile(snapshot) === null),

  'a signed-in page has a user': ({ snapshot }) => !selectIsSignedIn(snapshot) || selectUser(snapshot) !== null,

  'a usable session has a profile with its own password': ({ snapshot }) =>
    snapshot.matches({ signedIn: { access: 'checking' } }) ||
    !snapshot.matches({ signedIn: { account: 'ready' } }) ||
    selectProfile(snapshot)?.isPasswordChanged === true,

  'a reset link leads to a new password first': ({ event, earlier, snapshot }) => {
    const types = [...earlier.map((moment) => moment.event?.type), event?.type];
    const last = types.filter((type) => type !== undefined && AROUND_RESET.includes(type)).at(-1);
    return last !== 'auth.recovery' || selectCondition(snapshot) !== 'ready';
  },
};
