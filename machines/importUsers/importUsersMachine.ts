import { assign, fromCallback, setup, stateIn } from 'xstate';
import type { FirstSignIn, NewAccountOutput } from '../addUser/newAccount.ts';
import { newAccountMachine } from '../addUser/newAccountMachine.ts';
import { notProvided } from '../shared/outcome.ts';
import { output } from '../shared/request.ts';
import { canAdd } from '../rules/permissions.ts';
import { importCheckMachine, type ChosenFile, type ImportCheckOutput } from './importCheckMachine.ts';
import * as context from './importUsersContext.ts';
import type { ImportUsersContext, ImportUsersEvent, ImportUsersInput } from './importUsersContext.ts';
import { resultTable, templateTable, type SavedTable } from './tables.ts';
import { UNCONFIRMED_OUTPUT, passwordCount } from './rowResults.ts';

const saveTable: (_: unknown, table: SavedTable) => void = notProvided('saveTable');
const saveTemplate = { actions: { type: 'saveTable', params: () => templateTable() } } as const;
const UNCHECKED = 'Failed to check the file';

/** The dialog that adds many people from a file, one at a time (decisions, people). */
export const importUsersMachine = setup({
  types: {
    context: {} as ImportUsersContext,
    input: {} as ImportUsersInput,
    events: {} as ImportUsersEvent,
    tags: '' as 'busy' | 'running',
  },
  actors: {
    importCheck: importCheckMachine,
    newAccount: newAccountMachine,
    watchClock: fromCallback(notProvided('watchClock')),
  },
  actions: {
    saveTable,
    reportAdded: notProvided('reportAdded'),
    storeFile: assign((_, file: ChosenFile) => ({ file, failure: null, rows: [] })),
    storeCheck: assign((_, output: ImportCheckOutput) => context.afterCheck(output)),
    chooseFirstSignIn: assign((_, firstSignIn: FirstSignIn) => ({ firstSignIn })),
    clearFailure: assign({ failure: null }),
    storeDefect: assign({ failure: UNCHECKED }),
    queueUntried: assign((args) => context.runOfUntried(args.context)),
    queueUnfinished: assign((args) => context.runOfUnfinished(args.context)),
    clearEstimate: assign({ pace: null }),
    leaveRest: assign((args) => ({ queue: args.context.queue.slice(0, 1) })),
    storeResult: assign((args, output: NewAccountOutput) => context.afterRow(args.context, output)),
    storeAttempt: assign((args, output: NewAccountOutput) => context.afterPause(args.context, output)),
    abandonRow: assign((args) =>
      context.afterRow(args.context, { ...args.context.attempt, result: 'rejected', listed: null }),
    ),
    tick: assign((args, now: number) => context.afterTick(args.context, now)),
    storeDownload: assign((args) => ({ downloaded: passwordCount(args.context.results) })),
  },
  guards: {
    mayAdd: (args) => canAdd(args.context.editor.role),
    isChecked: (_, { result }: ImportCheckOutput) => result === 'checked',
    isUnusable: (_, { result }: ImportCheckOutput) => result === 'unusable',
    hasUntried: (args) => context.untriedRows(args.context).length > 0,
    hasUnfinished: (args) => context.unfinishedRows(args.context).length > 0,
    isQueueEmpty: (args) => args.context.queue.length === 0,
    isStopping: stateIn('#stopping'),
    isLimited: (_, { error }: NewAccountOutput) => error?.kind === 'limited',
    isUnanswered: (_, { error }: NewAccountOutput) => error?.kind === 'unreachable',
    isWaitOver: (args, now: number) => now >= args.context.resumeAt,
    isDownloaded: (args) => args.context.downloaded === passwordCount(args.context.results),
  },
}).createMachine({
  id: 'importUsers',
  description: 'Adds many people from a file: checks every row, runs the writes until stopped, and shows the results.',
  context: ({ input }) => context.opened(input),
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'mayAdd', target: 'choosing' }, { target: 'permissionDenied' }] },
    permissionDenied: { on: { 'dialog.close': 'closed', 'dialog.dismiss': 'closed' } },
    choosing: {
      description: 'No file yet, or an unusable one.',
      on: {
        'file.choose': { target: 'checking', actions: { type: 'storeFile', params: ({ event }) => event.file } },
        'template.download': saveTemplate,
        'dialog.close': 'closed',
        'dialog.dismiss': 'closed',
      },
    },
    checking: {
      description: 'Checks all rows before anything is sent. Closing or another file ignores the response.',
      tags: 'busy',
      invoke: {
        src: 'importCheck',
        input: ({ context: { editor, file } }) => ({ editor, file }),
        onDone: [
          {
            guard: { type: 'isChecked', params: output },
            target: 'previewing',
            actions: { type: 'storeCheck', params: output },
          },
          {
            guard: { type: 'isUnusable', params: output },
            target: 'choosing',
            actions: { type: 'storeCheck', params: output },
          },
          { target: 'checkFailed', actions: { type: 'storeCheck', params: output } },
        ],
        onError: { target: 'checkFailed', actions: 'storeDefect' },
      },
      on: {
        'file.choose': {
          target: 'checking',
          reenter: true,
          actions: { type: 'storeFile', params: ({ event }) => event.file },
        },
        'template.download': saveTemplate,
        'dialog.close': 'closed',
        'dialog.dismiss': 'closed',
      },
    },
    checkFailed: {
      on: {
        'check.retry': { target: 'checking', actions: 'clearFailure' },
        'template.download': saveTemplate,
        'file.choose': { target: 'checking', actions: { type: 'storeFile', params: ({ event }) => event.file } },
        'dialog.close': 'closed',
        'dialog.dismiss': 'closed',
      },
    },
    previewing: {
      description: 'Shows which rows can be added, which cannot and why, and which are already in the list.',
      on: {
        'firstSignIn.choose': {
          actions: { type: 'chooseFirstSignIn', params: ({ event }) => event.firstSignIn },
        },
        'import.start': { guard: 'hasUntried', target: 'running', actions: 'queueUntried' },
        'file.choose': { target: 'checking', actions: { type: 'storeFile', params: ({ event }) => event.file } },
        'dialog.close': 'closed',
        'dialog.dismiss': 'closed',
      },
    },
    running: {
      description: 'Adds one person at a time. The dialog cannot be closed, which would lose the passwords.',
      tags: 'running',
      entry: 'clearEstimate',
      invoke: { id: 'clock', src: 'watchClock', description: 'Sends the time every second and counts as activity.' },
      on: { 'clock.ticked': { actions: { type: 'tick', params: ({ event }) => event.now } } },
      initial: 'continuing',
      states: {
        continuing: {
          description: 'Starts the next row, if there is one.',
          always: [{ guard: 'isQueueEmpty', target: '#importUsers.finished' }, { target: 'adding' }],
        },
        adding: {
          invoke: {
            src: 'newAccount',
            input: (args) => context.accountInput(args.context),
            onDone: [
              {
                guard: 'isStopping',
                target: '#importUsers.finished',
                actions: { type: 'storeResult', params: output },
              },
              {
                guard: { type: 'isLimited', params: output },
                target: 'waiting',
                actions: { type: 'storeAttempt', params: output },
              },
              {
                guard: { type: 'isUnanswered', params: output },
                target: '#importUsers.interrupted',
                actions: { type: 'storeAttempt', params: output },
              },
              { target: 'continuing', actions: { type: 'storeResult', params: output } },
            ],
            onError: {
              target: '#importUsers.interrupted',
              actions: { type: 'storeAttempt', params: UNCONFIRMED_OUTPUT },
            },
          },
          initial: 'going',
          states: {
            going: { on: { 'import.stop': { target: 'stopping', actions: 'leaveRest' } } },
            stopping: { id: 'stopping', description: 'The current row is finished.' },
          },
        },
        waiting: {
          description: 'Rate limit: the run continues by itself.',
          on: {
            'clock.ticked': {
              guard: { type: 'isWaitOver', params: ({ event }) => event.now },
              target: 'adding',
              actions: { type: 'tick', params: ({ event }) => event.now },
            },
            'import.stop': { target: '#importUsers.finished', actions: 'abandonRow' },
          },
        },
      },
    },
    interrupted: {
      description: 'No response: the row may be written. Retry continues where it stopped.',
      tags: 'running',
      on: {
        'import.retry': { target: 'running.adding' },
        'import.stop': { target: 'finished', actions: 'abandonRow' },
      },
    },
    finished: {
      description: 'The result of each row. The temporary passwords are not stored anywhere else.',
      entry: 'reportAdded',
      initial: 'showing',
      states: {
        showing: {
          on: {
            'results.download': {
              actions: [{ type: 'saveTable', params: (args) => resultTable(args.context) }, 'storeDownload'],
            },
            'import.goOn': { guard: 'hasUntried', target: '#importUsers.running', actions: 'queueUntried' },
            'import.startOver': { guard: 'hasUnfinished', target: '#importUsers.running', actions: 'queueUnfinished' },
            'dialog.close': [{ guard: 'isDownloaded', target: '#importUsers.closed' }, { target: 'askingToLeave' }],
            'dialog.dismiss': [{ guard: 'isDownloaded', target: '#importUsers.closed' }, { target: 'askingToLeave' }],
          },
        },
        askingToLeave: {
          description: 'Confirms leaving, which loses the passwords that were not downloaded.',
          on: { 'leave.confirm': '#importUsers.closed', 'leave.cancel': 'showing' },
        },
      },
    },
    closed: { type: 'final' },
  },
});
