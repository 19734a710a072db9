import { assign, fromPromise, setup, type SnapshotFrom } from 'xstate';
import { announcement } from '../shared/announcement.ts';
import { errorText, NO_ANSWER, NO_REASON, notProvided, type BackendError, type Outcome } from '../shared/outcome.ts';
import { REQUEST_TIMEOUT, STILL_WORKING_AFTER } from '../rules/limits.ts';

/** The write and the labels of a confirm-only dialog. */
export type Confirmation = {
  /** Selects the write in the effect `write`. */
  action: string;
  /** The id of the record. */
  id: string;
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

type Written = Pick<Confirmation, 'action' | 'id'>;
type Context = {
  /** Null while the dialog is closed. */
  confirmation: Confirmation | null;
  error: BackendError | null;
};

/** Notifies the screen of the write, so that it refreshes its list. */
const reportWritten: (_: unknown, written: Written) => void = notProvided('reportWritten');

const writtenOf = ({ context }: { context: Context }): Written => ({
  action: context.confirmation?.action ?? '',
  id: context.confirmation?.id ?? '',
});

/** Confirms and runs one write. `write` must be safe to repeat: without a response the same write is offered again. */
export const confirmMachine = setup({
  types: {
    context: {} as Context,
    events: {} as
      { type: 'dialog.open'; confirmation: Confirmation } | { type: 'dialog.close' } | { type: 'form.submit' },
    tags: '' as 'busy' | 'slow',
  },
  actors: { write: fromPromise<Outcome, Written>(notProvided('write')) },
  actions: {
    reportWritten,
    reportFailed: notProvided('reportFailed'),
    announceSuccess: announcement('announceSuccess'),
    announceFailure: announcement('announceFailure'),
    open: assign((_, confirmation: Confirmation) => ({ confirmation })),
    storeError: assign((_, outcome: Outcome) => (outcome.ok ? {} : { error: outcome.error })),
    clearError: assign({ error: null }),
    wipe: assign({ confirmation: null, error: null }),
  },
  guards: { isWritten: (_, outcome: Outcome) => outcome.ok },
  delays: { stillWorkingAfter: STILL_WORKING_AFTER, requestTimeout: REQUEST_TIMEOUT },
}).createMachine({
  id: 'confirm',
  description: 'Confirms one write, such as archiving a team.',
  context: { confirmation: null, error: null },
  initial: 'closed',
  states: {
    closed: {
      entry: 'wipe',
      on: {
        'dialog.open': { target: 'confirming', actions: { type: 'open', params: ({ event }) => event.confirmation } },
      },
    },
    confirming: {
      description: 'Shows the question, and the error of the last attempt.',
      on: { 'form.submit': 'writing', 'dialog.close': 'closed' },
    },
    writing: {
      tags: 'busy',
      entry: 'clearError',
      initial: 'waiting',
      invoke: {
        src: 'write',
        input: writtenOf,
        onDone: [
          { guard: { type: 'isWritten', params: ({ event }) => event.output }, target: 'written' },
          { target: 'failed', actions: { type: 'storeError', params: ({ event }) => event.output } },
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
    written: {
      entry: [
        { type: 'announceSuccess', params: ({ context }) => ({ text: context.confirmation?.success ?? '' }) },
        { type: 'reportWritten', params: writtenOf },
      ],
      always: 'closed',
    },
  },
});

/** The text of the last error: the server's message or the dialog's fallback. */
function failureText({ confirmation, error }: Context): string {
  if (confirmation === null || error === null) return '';
  return errorText(error, confirmation.failure, confirmation.unconfirmed);
}

type ConfirmSnapshot = SnapshotFrom<typeof confirmMachine>;

/** The write and the labels of the dialog; null while it is closed. */
export const selectConfirmation = ({ context }: ConfirmSnapshot) => context.confirmation;

/** The error of the last attempt, or null. */
export const selectMessage = ({ context }: ConfirmSnapshot) => (context.error === null ? null : failureText(context));
