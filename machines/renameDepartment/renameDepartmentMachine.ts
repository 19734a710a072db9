import { assign, fromPromise, setup } from 'xstate';
import { departmentErrors } from '../addDepartment/addDepartmentContext.ts';
import { normalizedName } from '../rules/text.ts';
import { saveGuards, saveRecordMachine, type SaveOutput } from '../saveRecord/saveRecordMachine.ts';
import { announcement } from '../shared/announcement.ts';
import type { DepartmentRow } from '../shared/entities.ts';
import { NO_ANSWER, notProvided, type BackendError } from '../shared/outcome.ts';
import { isFound, isMissing, withError } from '../shared/outcomeGuards.ts';
import { output, requestDelays } from '../shared/request.ts';
import { afterError, afterNewerVersion, afterReading, editOf, failureText, opened } from './renameDepartmentContext.ts';
import type {
  Reading,
  RenameDepartmentContext,
  RenameDepartmentEvent,
  RenameDepartmentProps,
} from './renameDepartmentContext.ts';

const saved = ({ event }: { event: { output: SaveOutput } }) => event.output as SaveOutput<DepartmentRow>;

/** The dialog that renames a department. */
export const renameDepartmentMachine = setup({
  types: {
    context: {} as RenameDepartmentContext,
    input: {} as RenameDepartmentProps,
    events: {} as RenameDepartmentEvent,
    tags: '' as 'busy' | 'slow',
  },
  actors: {
    loadDepartment: fromPromise<Reading, { id: string }>(notProvided('loadDepartment')),
    saveDepartment: saveRecordMachine,
  },
  actions: {
    announceSuccess: announcement('announceSuccess'),
    announceFailure: announcement('announceFailure'),
    reportChanged: notProvided('reportChanged'),
    storeRead: assign((_, reading: Reading) => afterReading(reading)),
    storeUnread: assign(withError),
    storeNewer: assign((_, { row }: SaveOutput<DepartmentRow>) => afterNewerVersion(row)),
    changeName: assign((_, name: string) => ({ name, errors: {}, error: null })),
    showErrors: assign(({ context }) => ({ errors: departmentErrors(context) })),
    storeError: assign((_, { error }: { error: BackendError | null }) => afterError(error)),
  },
  guards: {
    isUntouched: ({ context: { base, name } }) => base === null || name === base.name,
    isInvalid: ({ context }) => Object.keys(departmentErrors(context)).length > 0,
    isUnchanged: ({ context: { base, name } }) => normalizedName(name) === base?.name,
    isFound,
    isMissing,
    ...saveGuards,
  },
  delays: requestDelays,
}).createMachine({
  id: 'renameDepartment',
  description: 'Renames a department. Shows a newer name by another user before overwriting it.',
  context: ({ input }) => opened(input),
  initial: 'reading',
  states: {
    reading: {
      description: 'Reads the current name: the list may be older.',
      tags: 'busy',
      on: { 'dialog.close': 'closed', 'dialog.dismiss': 'closed' },
      invoke: {
        src: 'loadDepartment',
        input: ({ context }) => ({ id: context.department.id }),
        onDone: [
          {
            guard: { type: 'isFound', params: output },
            target: 'editing',
            actions: { type: 'storeRead', params: output },
          },
          { guard: { type: 'isMissing', params: output }, target: 'gone' },
          { target: 'unread', actions: { type: 'storeUnread', params: output } },
        ],
        onError: { target: 'unread', actions: { type: 'storeUnread', params: NO_ANSWER } },
      },
      after: { requestTimeout: { target: 'unread', actions: { type: 'storeUnread', params: NO_ANSWER } } },
      initial: 'waiting',
      states: { waiting: { after: { stillWorkingAfter: 'stillWaiting' } }, stillWaiting: { tags: 'slow' } },
    },
    unread: {
      description: 'Reading failed, so the name cannot be changed yet.',
      on: { retry: 'reading', 'dialog.close': 'closed', 'dialog.dismiss': 'closed' },
    },
    gone: {
      description: 'The department no longer exists.',
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
          { target: 'saving' },
        ],
        'dialog.close': 'closed',
        'dialog.dismiss': { guard: 'isUntouched', target: 'closed' },
      },
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
        src: 'saveDepartment',
        input: ({ context }) => editOf(context),
        onDone: [
          {
            guard: { type: 'isSaved', params: saved },
            target: 'closed',
            actions: [
              { type: 'announceSuccess', params: { text: 'Department renamed successfully' } },
              'reportChanged',
            ],
          },
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
    rejected: {
      description: 'Nothing is known to be saved. Announces the error; the user can edit the form.',
      entry: {
        type: 'announceFailure',
        params: ({ context: { error } }) => ({ text: error ? failureText(error) : '' }),
      },
      always: 'editing',
    },
    closed: { type: 'final' },
  },
});
