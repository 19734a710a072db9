import { assign, fromPromise, setup, type SnapshotFrom } from 'xstate';
import { announcement } from '../shared/announcement.ts';
import type { DeviceSession } from '../shared/entities.ts';
import { errorText, NO_ANSWER, notProvided, type Outcome } from '../shared/outcome.ts';
import { isAccepted } from '../shared/outcomeGuards.ts';
import { output, requestDelays } from '../shared/request.ts';

/** The sessions of a user to end: one, or with `sessionId` null all but the session of this browser. */
type EndedSessions = { userId: string; sessionId: string | null };

type Loaded = Outcome<DeviceSession[]>;

/** The toast after ending one session, or all others: the server's message or the fallback. */
export function endedText(outcome: Outcome<unknown>, { sessionId }: Pick<EndedSessions, 'sessionId'>): string {
  if (outcome.ok) return sessionId === null ? 'Sessions ended' : 'Session ended';
  return errorText(outcome.error, sessionId === null ? 'Failed to end the sessions' : 'Failed to end the session');
}

/** The sessions of a user: lists them, and ends one or all others. */
export const sessionsMachine = setup({
  types: {
    context: {} as EndedSessions & {
      /** The session of this browser first; null until they are loaded. */
      sessions: DeviceSession[] | null;
      /** Why they could not be loaded, or null. */
      failure: string | null;
    },
    input: {} as { userId: string },
    events: {} as
      | { type: 'session.end'; sessionId: string }
      | { type: 'sessions.endOthers' }
      /** Retry, or sessions may have ended elsewhere, such as after a new password. */
      | { type: 'sessions.refresh' },
    tags: '' as 'busy' | 'slow',
  },
  actors: {
    listSessions: fromPromise<Loaded, { userId: string }>(notProvided('listSessions')),
    endSessions: fromPromise<Outcome, EndedSessions>(notProvided('endSessions')),
  },
  actions: {
    announceSuccess: announcement('announceSuccess'),
    announceFailure: announcement('announceFailure'),
    reportChanged: notProvided('reportChanged'),
    storeSessions: assign((_, loaded: Loaded) =>
      loaded.ok
        ? { sessions: loaded.value.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent)), failure: null }
        : { failure: errorText(loaded.error, 'Failed to load the sessions') },
    ),
    choose: assign((_, { sessionId }: Pick<EndedSessions, 'sessionId'>) => ({ sessionId })),
  },
  guards: { isAccepted },
  delays: requestDelays,
}).createMachine({
  id: 'sessions',
  description: 'Lists the sessions of a user, and ends one or all others.',
  context: ({ input }) => ({ userId: input.userId, sessionId: null, sessions: null, failure: null }),
  initial: 'viewing',
  states: {
    viewing: {
      on: {
        'session.end': { target: 'ending', actions: { type: 'choose', params: ({ event }) => event } },
        'sessions.endOthers': { target: 'ending', actions: { type: 'choose', params: { sessionId: null } } },
        'sessions.refresh': { target: '.loading', reenter: true },
      },
      initial: 'loading',
      states: {
        loading: {
          description: 'Also after sessions were ended; the rows stay meanwhile.',
          invoke: {
            src: 'listSessions',
            input: ({ context }) => ({ userId: context.userId }),
            onDone: { target: 'shown', actions: { type: 'storeSessions', params: output } },
            onError: { target: 'shown', actions: { type: 'storeSessions', params: NO_ANSWER } },
          },
          after: { requestTimeout: { target: 'shown', actions: { type: 'storeSessions', params: NO_ANSWER } } },
          initial: 'waiting',
          states: { waiting: { after: { stillWorkingAfter: 'stillWaiting' } }, stillWaiting: { tags: 'slow' } },
        },
        shown: {},
      },
    },
    ending: {
      tags: 'busy',
      exit: 'reportChanged',
      invoke: {
        src: 'endSessions',
        input: ({ context: { userId, sessionId } }) => ({ userId, sessionId }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: output },
            target: 'viewing',
            actions: {
              type: 'announceSuccess',
              params: ({ context, event }) => ({ text: endedText(event.output, context) }),
            },
          },
          {
            target: 'viewing',
            actions: {
              type: 'announceFailure',
              params: ({ context, event }) => ({ text: endedText(event.output, context) }),
            },
          },
        ],
        onError: {
          target: 'viewing',
          actions: { type: 'announceFailure', params: ({ context }) => ({ text: endedText(NO_ANSWER, context) }) },
        },
      },
      after: {
        requestTimeout: {
          target: 'viewing',
          actions: { type: 'announceFailure', params: ({ context }) => ({ text: endedText(NO_ANSWER, context) }) },
        },
      },
      initial: 'waiting',
      states: { waiting: { after: { stillWorkingAfter: 'stillWaiting' } }, stillWaiting: { tags: 'slow' } },
    },
  },
});

type Snapshot = SnapshotFrom<typeof sessionsMachine>;

/** The sessions, the one of this browser first; null until they are loaded. */
export function selectSessions(snapshot: Snapshot) {
  return snapshot.context.sessions;
}

/** Why the sessions could not be loaded, or null; also null while they are loading. */
export function selectFailure(snapshot: Snapshot) {
  return snapshot.matches({ viewing: 'shown' }) ? snapshot.context.failure : null;
}

/** The session that is being ended, `others` for all others, or null. */
export function selectEnding(snapshot: Snapshot): string | null {
  return snapshot.matches('ending') ? (snapshot.context.sessionId ?? 'others') : null;
}
