import { assign, fromPromise, setup, type SnapshotFrom } from 'xstate';
import { announcement } from '../shared/announcement.ts';
import { NO_ANSWER, notProvided, type Outcome } from '../shared/outcome.ts';
import { isAccepted, isUnanswered, withError } from '../shared/outcomeGuards.ts';
import { output, requestDelays } from '../shared/request.ts';
import {
  changedIn,
  changeErrors,
  EMPTY_FORM,
  failureText,
  previewFailureText,
  requestOf,
  savedOf,
  successText,
  undoOf,
  type ChangeRequest,
  type ChangeUsersContext,
  type ChangeUsersEvent,
  type ChangeUsersForm,
  type ChangeUsersProps,
  type UndoChange,
  type UserResult,
} from './changeUsersContext.ts';

/** Shows a success toast, and Undo in it. */
const offerUndo: (_: unknown, params: { text: string; changes: UndoChange[] }) => void = notProvided('offerUndo');

/** The dialog that changes many users at once: the preview is the change itself, rolled back. */
export const changeUsersMachine = setup({
  types: {
    context: {} as ChangeUsersContext,
    input: {} as ChangeUsersProps,
    events: {} as ChangeUsersEvent,
    tags: '' as 'busy' | 'slow',
  },
  actors: { changeUsers: fromPromise<Outcome<UserResult[]>, ChangeRequest>(notProvided('changeUsers')) },
  actions: {
    offerUndo,
    announceFailure: announcement('announceFailure'),
    reportChanged: notProvided('reportChanged'),
    changeFields: assign(({ context }, { values }: { values: Partial<ChangeUsersForm> }) => ({
      form: { ...context.form, ...values },
      errors: {},
      error: null,
    })),
    showErrors: assign(({ context }) => ({ errors: changeErrors(context) })),
    storeError: assign(withError),
    clearErrors: assign({ errors: {}, error: null }),
    storeResults: assign((_, outcome: Outcome<UserResult[]>) => (outcome.ok ? { results: outcome.value } : {})),
    storeSaved: assign(({ context }, outcome: Outcome<UserResult[]>) =>
      outcome.ok ? { results: savedOf(context.results, outcome.value) } : {},
    ),
  },
  guards: {
    isUntouched: ({ context: { form } }) => Object.values(form).every((value) => value === ''),
    isValid: ({ context }) => Object.keys(changeErrors(context)).length === 0,
    hasChanges: ({ context }) => changedIn(context.results).length > 0,
    isAccepted,
    isUnanswered,
    isSaved: ({ context }, outcome: Outcome<UserResult[]>) =>
      outcome.ok && changedIn(savedOf(context.results, outcome.value)).length > 0,
  },
  delays: requestDelays,
}).createMachine({
  id: 'changeUsers',
  description: 'Changes many users. The server rehearses the change for the preview, then saves it in one transaction.',
  context: ({ input }) => ({ ...input, form: EMPTY_FORM, errors: {}, results: [], error: null }),
  initial: 'editing',
  states: {
    editing: {
      on: {
        'fields.change': { actions: { type: 'changeFields', params: ({ event }) => event } },
        'form.submit': [
          { guard: 'isValid', target: 'rehearsing' },
          { description: 'Focuses the first invalid field.', actions: 'showErrors' },
        ],
        'dialog.close': 'closed',
        'dialog.dismiss': { guard: 'isUntouched', target: 'closed' },
      },
    },
    rehearsing: {
      description: 'Nothing is saved.',
      tags: 'busy',
      entry: 'clearErrors',
      on: { 'dialog.close': 'closed' },
      invoke: {
        src: 'changeUsers',
        input: ({ context }) => requestOf(context, { isRehearsal: true, isVersioned: true }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: output },
            target: 'reviewing',
            actions: { type: 'storeResults', params: output },
          },
          { target: 'unrehearsed', actions: { type: 'storeError', params: output } },
        ],
        onError: { target: 'unrehearsed', actions: { type: 'storeError', params: NO_ANSWER } },
      },
      after: { requestTimeout: { target: 'unrehearsed', actions: { type: 'storeError', params: NO_ANSWER } } },
      initial: 'waiting',
      states: { waiting: { after: { stillWorkingAfter: 'stillWaiting' } }, stillWaiting: { tags: 'slow' } },
    },
    unrehearsed: {
      entry: { type: 'announceFailure', params: ({ context }) => ({ text: previewFailureText(context) }) },
      always: 'editing',
    },
    reviewing: {
      description: 'Shows who changes, who is skipped and why, and the error of the last attempt.',
      on: {
        'form.submit': { guard: 'hasChanges', target: 'changing' },
        'preview.back': { target: 'editing', actions: 'clearErrors' },
        'dialog.close': 'closed',
        'dialog.dismiss': 'closed',
      },
    },
    changing: {
      tags: 'busy',
      entry: 'clearErrors',
      on: {
        'dialog.close': {
          description: 'The server may still save the change, so closing refreshes the list.',
          target: 'closed',
          actions: 'reportChanged',
        },
      },
      invoke: {
        src: 'changeUsers',
        input: ({ context }) => requestOf(context, { isRehearsal: false, isVersioned: true }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: output },
            target: 'changed',
            actions: { type: 'storeResults', params: output },
          },
          { guard: { type: 'isUnanswered', params: output }, target: 'lookingUp' },
          { target: 'failed', actions: { type: 'storeError', params: output } },
        ],
        onError: 'lookingUp',
      },
      after: { requestTimeout: 'lookingUp' },
      initial: 'waiting',
      states: { waiting: { after: { stillWorkingAfter: 'stillWaiting' } }, stillWaiting: { tags: 'slow' } },
    },
    lookingUp: {
      description:
        'No response. Rehearses the change again: users who have the values by then were changed. Never repeats it.',
      tags: 'busy',
      entry: ['clearErrors', 'reportChanged'],
      on: { 'dialog.close': 'closed' },
      invoke: {
        src: 'changeUsers',
        input: ({ context }) => requestOf(context, { isRehearsal: true, isVersioned: false }),
        onDone: [
          {
            guard: { type: 'isSaved', params: output },
            target: 'changed',
            actions: { type: 'storeSaved', params: output },
          },
          {
            guard: { type: 'isAccepted', params: output },
            description: 'Nothing was saved: the transaction saves all or nothing.',
            target: 'failed',
            actions: {
              type: 'storeError',
              params: { ok: false, error: { kind: 'other', message: 'Nothing was saved. Try again.' } },
            },
          },
          { target: 'unconfirmed' },
        ],
        onError: 'unconfirmed',
      },
      after: { requestTimeout: 'unconfirmed' },
    },
    unconfirmed: {
      description: 'The result is unknown; Retry looks it up again.',
      entry: { type: 'storeError', params: NO_ANSWER },
      on: { retry: 'lookingUp', 'dialog.close': 'closed', 'dialog.dismiss': 'closed' },
    },
    failed: {
      entry: { type: 'announceFailure', params: ({ context }) => ({ text: failureText(context) }) },
      always: 'reviewing',
    },
    changed: {
      description: 'Shows the result of each user.',
      entry: [
        { type: 'offerUndo', params: ({ context }) => ({ text: successText(context), changes: undoOf(context) }) },
        'reportChanged',
      ],
      on: { 'dialog.close': 'closed', 'dialog.dismiss': 'closed' },
    },
    closed: { type: 'final' },
  },
});

type Snapshot = SnapshotFrom<typeof changeUsersMachine>;

/** The step of the dialog. */
export function stepOf(snapshot: Snapshot): 'form' | 'preview' | 'unconfirmed' | 'result' {
  if (snapshot.matches('changed')) return 'result';
  if (snapshot.matches('unconfirmed')) return 'unconfirmed';
  return ['reviewing', 'changing', 'lookingUp'].some((state) => snapshot.matches(state as 'reviewing'))
    ? 'preview'
    : 'form';
}

/** Why the last attempt failed, or null. */
export function selectFailure(snapshot: Snapshot): string | null {
  const { context } = snapshot;
  return context.error && (stepOf(snapshot) === 'form' ? previewFailureText(context) : failureText(context));
}
