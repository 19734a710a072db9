import { assign, fromPromise, setup } from 'xstate';
import { normalizedName } from '../rules/text.ts';
import { saveGuards, saveRecordMachine, type SaveOutput } from '../saveRecord/saveRecordMachine.ts';
import { announcement } from '../shared/announcement.ts';
import { NO_ANSWER, notProvided, type BackendError, type Outcome } from '../shared/outcome.ts';
import { isAccepted, isFound, isMissing, isTaken, isUnanswered } from '../shared/outcomeGuards.ts';
import { output, requestDelays } from '../shared/request.ts';
import { afterError, afterNewerVersion, afterReading, editOf } from './nameDialogContext.ts';
import { failureText, nameErrors, opened, successText } from './nameDialogContext.ts';
import type { NameDialogContext, NameDialogEvent, NameDialogInput, NamedRow, Reading } from './nameDialogContext.ts';

const saved = ({ event }: { event: { output: SaveOutput } }) => event.output as SaveOutput<NamedRow>;

/** The dialog that adds or renames a row whose only field is its name (specification, sections 2 and 8). */
export const nameDialogMachine = setup({
  types: {
    context: {} as NameDialogContext,
    input: {} as NameDialogInput,
    events: {} as NameDialogEvent,
    tags: '' as 'busy' | 'slow',
  },
  actors: {
    loadRow: fromPromise<Reading, { id: string }>(notProvided('loadRow')),
    addRow: fromPromise<Outcome<unknown>, { name: string }>(notProvided('addRow')),
    saveRow: saveRecordMachine,
  },
  actions: {
    announceSuccess: announcement('announceSuccess'),
    announceFailure: announcement('announceFailure'),
    reportChanged: notProvided('reportChanged'),
    storeRead: assign((_, reading: Reading) => afterReading(reading)),
    storeOutcome: assign(({ context }, outcome: Outcome<unknown>) =>
      afterError(context, outcome.ok ? null : outcome.error),
    ),
    storeNewer: assign((_, { row }: SaveOutput<NamedRow>) => afterNewerVersion(row)),
    changeName: assign((_, name: string) => ({ name, errors: {}, error: null })),
    showErrors: assign(({ context }) => ({ errors: nameErrors(context) })),
    storeError: assign(({ context }, { error }: { error: BackendError | null }) => afterError(context, error)),
  },
  guards: {
    isNew: ({ context }) => context.row === null,
    isUntouched: ({ context: { base, name } }) => name === (base?.name ?? ''),
    isInvalid: ({ context }) => Object.keys(nameErrors(context)).length > 0,
    isUnchanged: ({ context: { base, name } }) => normalizedName(name) === base?.name,
    isAccepted,
    isFound,
    isMissing,
    isUnanswered,
    isNameTaken: isTaken,
    ...saveGuards,
  },
  delays: requestDelays,
}).createMachine({
  id: 'nameDialog',
  description: 'Adds or renames a row. Shows a newer name by another user before overwriting it.',
  context: ({ input }) => opened(input),
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'isNew', target: 'editing' }, { target: 'reading' }] },
    reading: {
      description: 'Reads the current name: the list may be older.',
      tags: 'busy',
      on: { 'dialog.close': 'closed', 'dialog.dismiss': 'closed' },
      invoke: {
        src: 'loadRow',
        input: ({ context }) => ({ id: context.row?.id ?? '' }),
        onDone: [
          {
            guard: { type: 'isFound', params: output },
            target: 'editing',
            actions: { type: 'storeRead', params: output },
          },
          { guard: { type: 'isMissing', params: output }, target: 'gone' },
          { target: 'unread', actions: { type: 'storeOutcome', params: output } },
        ],
        onError: { target: 'unread', actions: { type: 'storeOutcome', params: NO_ANSWER } },
      },
      after: { requestTimeout: { target: 'unread', actions: { type: 'storeOutcome', params: NO_ANSWER } } },
      initial: 'waiting',
      states: { waiting: { after: { stillWorkingAfter: 'stillWaiting' } }, stillWaiting: { tags: 'slow' } },
    },
    unread: {
      description: 'Reading failed, so the name cannot be changed yet.',
      on: { retry: 'reading', 'dialog.close': 'closed', 'dialog.dismiss': 'closed' },
    },
    gone: {
      description: 'The row no longer exists.',
      entry: 'reportChanged',
      on: { 'dialog.close': 'closed', 'dialog.dismiss': 'closed' },
    },
    editing: {
      on: {
        'field.change': { actions: { type: 'changeName', params: ({ event }) => event.value } },
        'form.submit': [
          { guard: 'isInvalid', actions: 'showErrors', description: 'Focuses the field.' },
          {
            guard: 'isUnchanged',
            target: 'closed',
            actions: 'reportChanged',
            description: 'Nothing changed; the lists may have an older name.',
          },
          { guard: 'isNew', target: 'adding' },
          { target: 'saving' },
        ],
        'dialog.close': 'closed',
        'dialog.dismiss': { guard: 'isUntouched', target: 'closed' },
      },
    },
    adding: {
      tags: 'busy',
      on: {
        'dialog.close': {
          description: 'The server may still add the row, so closing refreshes the lists.',
          target: 'closed',
          actions: 'reportChanged',
        },
      },
      invoke: {
        src: 'addRow',
        input: ({ context }) => ({ name: normalizedName(context.name) }),
        onDone: [
          { guard: { type: 'isAccepted', params: output }, target: 'saved' },
          {
            guard: { type: 'isNameTaken', params: output },
            target: 'editing',
            actions: { type: 'storeOutcome', params: output },
          },
          { guard: { type: 'isUnanswered', params: output }, target: 'unconfirmed' },
          { target: 'rejected', actions: { type: 'storeOutcome', params: output } },
        ],
        onError: 'unconfirmed',
      },
      after: { requestTimeout: 'unconfirmed' },
      initial: 'waiting',
      states: { waiting: { after: { stillWorkingAfter: 'stillWaiting' } }, stillWaiting: { tags: 'slow' } },
    },
    unconfirmed: {
      description: 'No response: the row may exist, so the lists are refreshed.',
      entry: [{ type: 'storeOutcome', params: NO_ANSWER }, 'reportChanged'],
      always: 'rejected',
    },
    saving: {
      description: 'Each request of the child chart has a timeout.',
      tags: 'busy',
      on: {
        'dialog.close': {
          description: 'The server may still save the name, so closing refreshes the lists.',
          target: 'closed',
          actions: 'reportChanged',
        },
      },
      invoke: {
        src: 'saveRow',
        input: ({ context }) => editOf(context),
        onDone: [
          { guard: { type: 'isSaved', params: saved }, target: 'saved' },
          { guard: { type: 'isGone', params: saved }, target: 'gone' },
          {
            guard: { type: 'isConflict', params: saved },
            target: 'editing',
            actions: [{ type: 'storeNewer', params: saved }, 'reportChanged'],
          },
          {
            guard: { type: 'isTaken', params: saved },
            target: 'editing',
            actions: { type: 'storeError', params: saved },
          },
          {
            guard: { type: 'mayBeSaved', params: saved },
            description: 'The name may be saved, also by another user, so the lists are refreshed.',
            target: 'rejected',
            actions: [{ type: 'storeError', params: saved }, 'reportChanged'],
          },
          { target: 'rejected', actions: { type: 'storeError', params: saved } },
        ],
        onError: { target: 'rejected', actions: { type: 'storeError', params: NO_ANSWER } },
      },
      initial: 'waiting',
      states: { waiting: { after: { stillWorkingAfter: 'stillWaiting' } }, stillWaiting: { tags: 'slow' } },
    },
    saved: {
      entry: [{ type: 'announceSuccess', params: ({ context }) => ({ text: successText(context) }) }, 'reportChanged'],
      always: 'closed',
    },
    rejected: {
      description: 'Nothing is known to be saved. Announces the error; the user can edit the form.',
      entry: { type: 'announceFailure', params: ({ context }) => ({ text: failureText(context) }) },
      always: 'editing',
    },
    closed: { type: 'final' },
  },
});
