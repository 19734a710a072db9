import { assign, fromPromise, setup } from 'xstate';
import { departmentErrors } from '../addDepartment/addDepartmentContext.ts';
import { normalizedName } from '../rules/text.ts';
import { announcement } from '../shared/announcement.ts';
import { NO_ANSWER, notProvided, type Outcome } from '../shared/outcome.ts';
import { isAccepted, needsRead, isFound, isMissing, isTaken, withError } from '../shared/outcomeGuards.ts';
import { output, requestDelays } from '../shared/request.ts';
import { afterNewerVersion, afterReading, failureText, opened, writtenName } from './renameDepartmentContext.ts';
import type {
  Reading,
  RenameDepartmentContext,
  RenameDepartmentEvent,
  RenameDepartmentProps,
} from './renameDepartmentContext.ts';

type Written = { id: string; updatedAt: string; name: string };

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
    saveDepartment: fromPromise<Outcome<unknown>, Written>(notProvided('saveDepartment')),
  },
  actions: {
    announceSuccess: announcement('announceSuccess'),
    announceFailure: announcement('announceFailure'),
    reportChanged: notProvided('reportChanged'),
    storeRead: assign((_, reading: Reading) => afterReading(reading)),
    storeNewer: assign((_, reading: Reading) => afterNewerVersion(reading)),
    changeName: assign((_, name: string) => ({ name, errors: {}, error: null })),
    showErrors: assign(({ context }) => ({ errors: departmentErrors(context) })),
    showTaken: assign((_, outcome: Outcome<unknown>) =>
      outcome.ok ? {} : { errors: { name: failureText(outcome.error) }, error: null },
    ),
    storeError: assign(withError),
  },
  guards: {
    isUntouched: ({ context: { base, name } }) => base === null || name === base.name,
    isInvalid: ({ context }) => Object.keys(departmentErrors(context)).length > 0,
    isUnchanged: ({ context: { base, name } }) => normalizedName(name) === base?.name,
    isAccepted,
    isTaken,
    needsRead,
    isFound,
    isMissing,
    isWritten: ({ context }, reading: Reading) => reading.ok && reading.value?.name === normalizedName(context.name),
    isNewer: ({ context }, reading: Reading) => reading.ok && reading.value?.updatedAt !== context.base?.updatedAt,
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
          { target: 'unread', actions: { type: 'storeError', params: output } },
        ],
        onError: { target: 'unread', actions: { type: 'storeError', params: NO_ANSWER } },
      },
      after: { requestTimeout: { target: 'unread', actions: { type: 'storeError', params: NO_ANSWER } } },
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
      tags: 'busy',
      on: {
        'dialog.close': {
          description: 'The server may still save the name, so closing refreshes the lists.',
          target: 'closed',
          actions: 'reportChanged',
        },
      },
      initial: 'writing',
      states: {
        writing: {
          invoke: {
            src: 'saveDepartment',
            input: ({ context }) => writtenName(context),
            onDone: [
              { guard: { type: 'isAccepted', params: output }, target: '#renameDepartment.saved' },
              {
                guard: { type: 'isTaken', params: output },
                target: '#renameDepartment.editing',
                actions: { type: 'showTaken', params: output },
              },
              {
                guard: { type: 'needsRead', params: output },
                target: 'comparing',
                actions: { type: 'storeError', params: output },
              },
              {
                target: '#renameDepartment.rejected',
                actions: { type: 'storeError', params: output },
              },
            ],
            onError: { target: 'comparing', actions: { type: 'storeError', params: NO_ANSWER } },
          },
          after: { requestTimeout: { target: 'comparing', actions: { type: 'storeError', params: NO_ANSWER } } },
          initial: 'waiting',
          states: { waiting: { after: { stillWorkingAfter: 'stillWaiting' } }, stillWaiting: { tags: 'slow' } },
        },
        comparing: {
          description:
            'After no response, a newer version or no row: reads the row to find out what is saved. Refreshes the lists.',
          invoke: {
            src: 'loadDepartment',
            input: ({ context }) => ({ id: context.department.id }),
            onDone: [
              { guard: { type: 'isMissing', params: output }, target: '#renameDepartment.gone' },
              { guard: { type: 'isWritten', params: output }, target: '#renameDepartment.saved' },
              {
                guard: { type: 'isNewer', params: output },
                target: '#renameDepartment.editing',
                actions: [{ type: 'storeNewer', params: output }, 'reportChanged'],
              },
              { target: '#renameDepartment.rejected', actions: 'reportChanged' },
            ],
            onError: { target: '#renameDepartment.rejected', actions: 'reportChanged' },
          },
          after: { requestTimeout: { target: '#renameDepartment.rejected', actions: 'reportChanged' } },
          initial: 'waiting',
          states: { waiting: { after: { stillWorkingAfter: 'stillWaiting' } }, stillWaiting: { tags: 'slow' } },
        },
      },
    },
    saved: {
      entry: [{ type: 'announceSuccess', params: { text: 'Department renamed successfully' } }, 'reportChanged'],
      always: 'closed',
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
