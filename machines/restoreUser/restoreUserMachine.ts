import { assign, fromPromise, setup } from 'xstate';
import { REQUEST_TIMEOUT } from '../rules/limits.ts';
import { isolated } from '../rules/text.ts';
import { announcement } from '../shared/announcement.ts';
import { listedName, type User } from '../shared/entities.ts';
import { errorText, NO_ANSWER, notProvided, type Outcome } from '../shared/outcome.ts';
import { isAccepted } from '../shared/outcomeGuards.ts';
import { output } from '../shared/request.ts';

type Context = {
  /** The people to restore; the first one's request is pending. */
  queue: User[];
};

/** The text of the toast after a restoration or an error. */
function restoredText(target: User | undefined, outcome: Outcome<boolean>): string {
  if (!outcome.ok) return errorText(outcome.error, 'Failed to restore user', 'the user was restored');
  const text = `${target ? isolated(listedName(target)) : ''} restored`;
  const reason = 'They choose a new password at the next sign-in, because theirs was changed during the suspension.';
  return outcome.value ? `${text}. ${reason}` : text;
}

const unanswered = { type: 'announceFailure', params: { text: restoredText(undefined, NO_ANSWER) } } as const;

/** Ends suspensions and clears leaving dates, one click per person. */
export const restoreUserMachine = setup({
  types: { context: {} as Context, events: {} as { type: 'restore'; target: User } },
  actors: { restoreUser: fromPromise<Outcome<boolean>, { id: string }>(notProvided('restoreUser')) },
  actions: {
    announceSuccess: announcement('announceSuccess'),
    announceFailure: announcement('announceFailure'),
    reportChanged: notProvided('reportChanged'),
    enqueue: assign(({ context }, target: User) => ({ queue: [...context.queue, target] })),
    leaveQueue: assign(({ context }) => ({ queue: context.queue.slice(1) })),
  },
  guards: {
    isNew: ({ context }, { id }: User) => context.queue.every((queued) => queued.id !== id),
    isAnyWaiting: ({ context }) => context.queue.length > 0,
    isAccepted,
  },
  delays: { requestTimeout: REQUEST_TIMEOUT },
}).createMachine({
  id: 'restoreUser',
  description: 'Restores users, one request at a time. After each response the list is refreshed.',
  context: { queue: [] },
  initial: 'idle',
  on: {
    restore: {
      guard: { type: 'isNew', params: ({ event }) => event.target },
      actions: { type: 'enqueue', params: ({ event }) => event.target },
    },
  },
  states: {
    idle: { entry: 'leaveQueue', always: { guard: 'isAnyWaiting', target: 'restoring' } },
    restoring: {
      invoke: {
        src: 'restoreUser',
        input: ({ context }) => ({ id: context.queue[0]?.id ?? '' }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: output },
            target: 'idle',
            actions: {
              type: 'announceSuccess',
              params: ({ context, event }) => ({ text: restoredText(context.queue[0], event.output) }),
            },
          },
          {
            target: 'idle',
            actions: {
              type: 'announceFailure',
              params: ({ context, event }) => ({ text: restoredText(context.queue[0], event.output) }),
            },
          },
        ],
        onError: { target: 'idle', actions: unanswered },
      },
      after: { requestTimeout: { target: 'idle', actions: unanswered } },
      exit: 'reportChanged',
    },
  },
});

/** Returns a selector for whether the restoration of a person is pending. */
export function selectIsRestoring(id: string) {
  return ({ context }: { context: Context }) => context.queue.some((queued) => queued.id === id);
}
