import { fromPromise, raise, setup } from 'xstate';
import { announcement } from '../announcement.ts';
import { notProvided } from '../outcome.ts';
import { REQUEST_TIMEOUT } from '../rules/limits.ts';
import { HELP_OFFLINE, NOT_FETCHED, SEARCH_OFFLINE } from './texts.ts';

/** Whether shortcuts of a single key were on when they were last set on this device. */
export type ShortcutsInput = { areSingleKeysOn: boolean };

/** What became of the code of a dialog: it came, or did not, on- or offline, or another was asked for meanwhile. */
export type DialogCode = 'fetched' | 'missing' | 'offline' | 'overtaken';

/** Tells `src/app` what to remember on this device. */
const rememberSingleKeys: (_: unknown, params: ShortcutsInput) => void = notProvided('rememberSingleKeys');

/** The keys that work on every signed-in screen, and the dialogs they open (decisions, shell). */
export const shortcutsMachine = setup({
  types: {
    context: {} as ShortcutsInput,
    input: {} as ShortcutsInput,
    events: {} as
      /** Ctrl+K or Command+K, or the user menu. */
      | { type: 'palette.open' }
      /** The key `/`. */
      | { type: 'search.press' }
      /** The key `?`. */
      | { type: 'help.press' }
      /** From the user menu, or after the key. */
      | { type: 'help.open' }
      | { type: 'help.close' }
      | { type: 'singleKeys.toggle' },
  },
  actors: {
    fetchPalette: fromPromise<DialogCode>(notProvided('fetchPalette')),
    fetchHelp: fromPromise<DialogCode>(notProvided('fetchHelp')),
  },
  actions: {
    rememberSingleKeys,
    focusSearch: notProvided('focusSearch'),
    openPalette: notProvided('openPalette'),
    announceFailure: announcement('announceFailure'),
  },
  guards: {
    areOnAtStart: ({ context }) => context.areSingleKeysOn,
    isFetched: (_, code: DialogCode) => code === 'fetched',
    isOffline: (_, code: DialogCode) => code === 'offline',
    isOvertaken: (_, code: DialogCode) => code === 'overtaken',
  },
  delays: { requestTimeout: REQUEST_TIMEOUT },
}).createMachine({
  id: 'shortcuts',
  description: 'Keys with a modifier always work; those of a single key can be turned off (WCAG 2.1.4).',
  context: ({ input }) => input,
  type: 'parallel',
  states: {
    singleKeys: {
      initial: 'recalling',
      states: {
        recalling: { always: [{ guard: 'areOnAtStart', target: 'on' }, { target: 'off' }] },
        on: {
          on: {
            'search.press': { actions: 'focusSearch' },
            'help.press': { actions: raise({ type: 'help.open' }) },
            'singleKeys.toggle': {
              target: 'off',
              actions: { type: 'rememberSingleKeys', params: { areSingleKeysOn: false } },
            },
          },
        },
        off: {
          description: 'Somebody who dictates, or brushes the keys, is not led astray.',
          on: {
            'singleKeys.toggle': {
              target: 'on',
              actions: { type: 'rememberSingleKeys', params: { areSingleKeysOn: true } },
            },
          },
        },
      },
    },
    dialogs: {
      initial: 'closed',
      states: {
        closed: { on: { 'palette.open': 'fetchingPalette', 'help.open': 'fetchingHelp' } },
        fetchingPalette: {
          description: 'Its code comes with its first use; from then on its own chart has it.',
          invoke: {
            src: 'fetchPalette',
            onDone: [
              {
                guard: { type: 'isFetched', params: ({ event }) => event.output },
                target: 'closed',
                actions: 'openPalette',
              },
              { guard: { type: 'isOvertaken', params: ({ event }) => event.output }, target: 'closed' },
              {
                guard: { type: 'isOffline', params: ({ event }) => event.output },
                target: 'closed',
                actions: { type: 'announceFailure', params: { text: SEARCH_OFFLINE } },
              },
              { target: 'closed', actions: { type: 'announceFailure', params: { text: NOT_FETCHED } } },
            ],
            onError: { target: 'closed', actions: { type: 'announceFailure', params: { text: NOT_FETCHED } } },
          },
          after: {
            requestTimeout: { target: 'closed', actions: { type: 'announceFailure', params: { text: NOT_FETCHED } } },
          },
        },
        fetchingHelp: {
          invoke: {
            src: 'fetchHelp',
            onDone: [
              { guard: { type: 'isFetched', params: ({ event }) => event.output }, target: 'help' },
              { guard: { type: 'isOvertaken', params: ({ event }) => event.output }, target: 'closed' },
              {
                guard: { type: 'isOffline', params: ({ event }) => event.output },
                target: 'closed',
                actions: { type: 'announceFailure', params: { text: HELP_OFFLINE } },
              },
              { target: 'closed', actions: { type: 'announceFailure', params: { text: NOT_FETCHED } } },
            ],
            onError: { target: 'closed', actions: { type: 'announceFailure', params: { text: NOT_FETCHED } } },
          },
          after: {
            requestTimeout: { target: 'closed', actions: { type: 'announceFailure', params: { text: NOT_FETCHED } } },
          },
        },
        help: { description: 'The list of the shortcuts.', on: { 'help.close': 'closed' } },
      },
    },
  },
});
