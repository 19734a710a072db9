import { type SnapshotFrom, raise, setup } from 'xstate';
import { notProvided } from '../shared/outcome.ts';

/** Whether single-key shortcuts are on, as stored on this device. */
export type ShortcutsInput = { areSingleKeysOn: boolean };

/** Stores the setting on this device. */
const rememberSingleKeys: (_: unknown, params: ShortcutsInput) => void = notProvided('rememberSingleKeys');

/** The shortcuts of every signed-in screen, and the dialogs they open (decisions, shell). */
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
      /** Opened from the user menu, or by the key. */
      | { type: 'help.open' }
      | { type: 'help.close' }
      | { type: 'singleKeys.toggle' },
  },
  actions: {
    rememberSingleKeys,
    focusSearch: notProvided('focusSearch'),
    openPalette: notProvided('openPalette'),
  },
  guards: {
    areOnAtStart: ({ context }) => context.areSingleKeysOn,
  },
}).createMachine({
  id: 'shortcuts',
  description: 'Shortcuts with a modifier always work; single-key shortcuts can be turned off (WCAG 2.1.4).',
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
          description: 'Helps users who dictate, or press keys by accident.',
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
        closed: {
          on: {
            'palette.open': { description: 'The palette has its own chart.', actions: 'openPalette' },
            'help.open': 'help',
          },
        },
        help: { description: 'The list of shortcuts.', on: { 'help.close': 'closed' } },
      },
    },
  },
});

type Snapshot = SnapshotFrom<typeof shortcutsMachine>;

/** Whether single-key shortcuts are on. */
export function selectAreSingleKeysOn(snapshot: Snapshot) {
  return snapshot.matches({ singleKeys: 'on' });
}

/** Whether the list of shortcuts is open. */
export function selectIsHelpOpen(snapshot: Snapshot) {
  return snapshot.matches({ dialogs: 'help' });
}
