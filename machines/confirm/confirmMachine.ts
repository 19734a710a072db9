import { assign, fromPromise, setup, type SnapshotFrom } from 'xstate';
import { announcement } from '../shared/announcement.ts';
import { isAccepted, isForbidden } from '../shared/outcomeGuards.ts';
import { errorText, NO_ANSWER, NO_REASON, notProvided, type BackendError, type Outcome } from '../shared/outcome.ts';
import { output } from '../shared/request.ts';
import { REQUEST_TIMEOUT, STILL_WORKING_AFTER } from '../rules/limits.ts';

/** The texts of a confirm-only dialog. */
export type Confirmation = {
  title: string;
  question: string;
  /** The label of the confirm button. */
  submit: string;
  /** Its label while the write is pending. */
  submitting: string;
  success: string;
  /** Shown when the server sends no message. */
  failure: string;
  /** The result that is unknown without a response, such as "the team was archived". */
  unconfirmed: string;
};

type Context = { confirmation: Confirmation; error: BackendError | null };

/** Confirms and runs one write. `write` must be safe to repeat: without a response the same write is offered again. */
export const confirmMachine = setup({
  types: {
    context: {} as Context,
    input: {} as Confirmation,
    events: {} as { type: 'dialog.close' } | { type: 'dialog.dismiss' } | { type: 'form.submit' },
    tags: '' as 'busy' | 'slow',
  },
  actors: { write: fromPromise<Outcome>(notProvided('write')) },
  actions: {
    reportWritten: notProvided('reportWritten'),
    reportFailed: notProvided('reportFailed'),
    announceSuccess: announcement('announceSuccess'),
    announceFailure: announcement('announceFailure'),
    storeError: assign((_, outcome: Outcome) => (outcome.ok ? {} : { error: outcome.error })),
    clearError: assign({ error: null }),
  },
  guards: { isAccepted, isForbidden },
  delays: { stillWorkingAfter: STILL_WORKING_AFTER, requestTimeout: REQUEST_TIMEOUT },
}).createMachine({
  id: 'confirm',
  description: 'Confirms one write, such as archiving a team.',
  context: ({ input }) => ({ confirmation: input, error: null }),
  initial: 'confirming',
  states: {
    confirming: {
      description: 'Shows the question, and the error of the last attempt.',
      on: { 'form.submit': 'writing', 'dialog.close': 'closed', 'dialog.dismiss': 'closed' },
    },
    permissionDenied: {
      description: 'A role has changed, so the write is not offered again.',
      on: { 'dialog.close': 'closed', 'dialog.dismiss': 'closed' },
    },
    writing: {
      tags: 'busy',
      entry: 'clearError',
      initial: 'waiting',
      invoke: {
        src: 'write',
        onDone: [
          { guard: { type: 'isAccepted', params: output }, target: 'written' },
          {
            guard: { type: 'isForbidden', params: output },
            target: 'denied',
            actions: { type: 'storeError', params: output },
          },
          { target: 'failed', actions: { type: 'storeError', params: output } },
        ],
        onError: { target: 'failed', actions: { type: 'storeError', params: NO_REASON } },
      },
      after: {
        stillWorkingAfter: '.slow',
        requestTimeout: { target: 'failed', actions: { type: 'storeError', params: NO_ANSWER } },
      },
      states: { waiting: {}, slow: { tags: 'slow' } },
    },
    failed: {
      description: 'Announces the error. Without a response the write may have succeeded, so the screen is refreshed.',
      entry: [{ type: 'announceFailure', params: ({ context }) => ({ text: failureText(context) }) }, 'reportFailed'],
      always: 'confirming',
    },
    denied: {
      description: 'Announces the error and refreshes the screen.',
      entry: [{ type: 'announceFailure', params: ({ context }) => ({ text: failureText(context) }) }, 'reportFailed'],
      always: 'permissionDenied',
    },
    written: {
      entry: [
        { type: 'announceSuccess', params: ({ context }) => ({ text: context.confirmation.success }) },
        'reportWritten',
      ],
      always: 'closed',
    },
    closed: { type: 'final' },
  },
});

/** The text of the last error: the server's message or the dialog's fallback. */
function failureText({ confirmation, error }: Context): string {
  return errorText(error, confirmation.failure, confirmation.unconfirmed);
}

type ConfirmSnapshot = SnapshotFrom<typeof confirmMachine>;

/** The texts of the dialog. */
export const selectConfirmation = ({ context }: ConfirmSnapshot) => context.confirmation;

/** The error of the last attempt, or null. */
export const selectMessage = ({ context }: ConfirmSnapshot) => (context.error === null ? null : failureText(context));
