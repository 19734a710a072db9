import { assign, fromPromise, setup } from 'xstate';
import type { UndoChange, UserResult } from '../changeUsers/changeUsersContext.ts';
import { people } from '../rules/counted.ts';
import { UNDO_TIME } from '../rules/limits.ts';
import { announcement } from '../shared/announcement.ts';
import { notProvided, type Outcome } from '../shared/outcome.ts';
import { isAccepted } from '../shared/outcomeGuards.ts';
import { output, requestDelays } from '../shared/request.ts';

type Context = { changes: UndoChange[]; results: UserResult[] };

const FAILED = 'Could not confirm that the change was undone. Check the list, and change it there.';

/** How many users were restored, and how many somebody else has changed since. */
function resultText({ results }: Context): string {
  const kept = results.filter(({ skipped }) => skipped !== null).length;
  if (kept === 0) return 'Undone';
  return `Undone for ${people(results.length - kept)}. ${people(kept)} changed since, or cannot be changed back.`;
}

/** Undo in the toast of a change. Offered for a while, then the toast closes. */
export const undoMachine = setup({
  types: {
    context: {} as Context,
    input: {} as { changes: UndoChange[] },
    events: {} as { type: 'undo' },
    tags: '' as 'busy',
  },
  actors: { undoChanges: fromPromise<Outcome<UserResult[]>, UndoChange[]>(notProvided('undoChanges')) },
  actions: {
    announceSuccess: announcement('announceSuccess'),
    announceFailure: announcement('announceFailure'),
    closeToast: notProvided('closeToast'),
    reportChanged: notProvided('reportChanged'),
    storeResults: assign((_, outcome: Outcome<UserResult[]>) => (outcome.ok ? { results: outcome.value } : {})),
  },
  guards: { isAccepted, isWhole: ({ context }) => context.results.every(({ skipped }) => skipped === null) },
  delays: { ...requestDelays, undoTime: UNDO_TIME },
}).createMachine({
  id: 'undo',
  description: 'Takes a change back, except for users whom somebody else has changed since.',
  context: ({ input }) => ({ changes: input.changes, results: [] }),
  initial: 'offered',
  states: {
    offered: {
      on: { undo: 'undoing' },
      after: { undoTime: 'closed' },
      exit: 'closeToast',
    },
    undoing: {
      tags: 'busy',
      invoke: {
        src: 'undoChanges',
        input: ({ context }) => context.changes,
        onDone: [
          {
            guard: { type: 'isAccepted', params: output },
            target: 'answered',
            actions: { type: 'storeResults', params: output },
          },
          { target: 'failed' },
        ],
        onError: 'failed',
      },
      after: { requestTimeout: 'failed' },
    },
    answered: { always: [{ guard: 'isWhole', target: 'undone' }, { target: 'partlyUndone' }] },
    undone: {
      entry: [{ type: 'announceSuccess', params: ({ context }) => ({ text: resultText(context) }) }, 'reportChanged'],
      always: 'closed',
    },
    partlyUndone: {
      entry: [{ type: 'announceFailure', params: ({ context }) => ({ text: resultText(context) }) }, 'reportChanged'],
      always: 'closed',
    },
    failed: {
      description: 'Rejected, or no response: the list shows what is saved.',
      entry: [{ type: 'announceFailure', params: { text: FAILED } }, 'reportChanged'],
      always: 'closed',
    },
    closed: { type: 'final' },
  },
});
