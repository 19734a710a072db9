import { setup, type SnapshotFrom } from 'xstate';
import { notProvided } from '../shared/outcome.ts';

type SidebarInput = {
  /** Whether the window is at least SIDEBAR_BREAKPOINT wide. */
  isWide: boolean;
  /** The stored setting of this device; true by default. */
  isPinned: boolean;
};

export type SidebarEvent =
  /** The menu toggle of the top bar. */
  | { type: 'menu.toggle' }
  /** The button Pin Sidebar or Unpin Sidebar. */
  | { type: 'pin.toggle' }
  /** The window crossed SIDEBAR_BREAKPOINT. */
  | { type: 'viewport.changed'; isWide: boolean }
  | { type: 'backdrop.press' }
  /** Another page was opened. */
  | { type: 'navigation.done' }
  | { type: 'escape.press' };

/** Stores the user's choice on this device. A narrow window does not change it. */
const rememberPin: (_: unknown, params: { isPinned: boolean }) => void = notProvided('rememberPin');

/** The sidebar of the signed-in layout (specification, section 2). */
export const sidebarMachine = setup({
  types: {
    context: {} as SidebarInput,
    input: {} as SidebarInput,
    events: {} as SidebarEvent,
    tags: '' as 'visible' | 'overlay',
  },
  actions: { rememberPin },
  guards: {
    isWideAtStart: ({ context }) => context.isWide,
    isPinnedAtStart: ({ context }) => context.isPinned,
    isWide: (_, { isWide }: { isWide: boolean }) => isWide,
    isNarrow: (_, { isWide }: { isWide: boolean }) => !isWide,
  },
}).createMachine({
  id: 'sidebar',
  description: 'Beside the page while it is pinned, otherwise an overlay with a backdrop.',
  context: ({ input }) => input,
  initial: 'measuring',
  states: {
    measuring: {
      description: 'Selects the state for the initial width.',
      always: [{ guard: 'isWideAtStart', target: 'wide' }, { target: 'narrow' }],
    },
    wide: {
      initial: 'recalling',
      on: {
        'viewport.changed': {
          description: 'A narrow window unpins it.',
          guard: { type: 'isNarrow', params: ({ event }) => event },
          target: 'narrow',
        },
      },
      states: {
        recalling: { always: [{ guard: 'isPinnedAtStart', target: 'pinned' }, { target: 'unpinned' }] },
        pinned: {
          tags: 'visible',
          on: {
            'menu.toggle': {
              target: 'unpinned.hidden',
              actions: { type: 'rememberPin', params: { isPinned: false } },
            },
            'pin.toggle': {
              description: 'It stays visible, so that the same button can pin it again.',
              target: 'unpinned.shown',
              actions: { type: 'rememberPin', params: { isPinned: false } },
            },
          },
        },
        unpinned: {
          initial: 'hidden',
          states: {
            hidden: { on: { 'menu.toggle': 'shown' } },
            shown: {
              tags: ['visible', 'overlay'],
              on: {
                'menu.toggle': 'hidden',
                'backdrop.press': 'hidden',
                'navigation.done': 'hidden',
                'escape.press': 'hidden',
                'pin.toggle': {
                  target: '#sidebar.wide.pinned',
                  actions: { type: 'rememberPin', params: { isPinned: true } },
                },
              },
            },
          },
        },
        asBefore: {
          description: 'A wide window pins it again if the user had not unpinned it.',
          type: 'history',
          target: 'recalling',
        },
      },
    },
    narrow: {
      description: 'Always an overlay: it cannot be pinned.',
      initial: 'closed',
      on: {
        'viewport.changed': {
          guard: { type: 'isWide', params: ({ event }) => event },
          target: 'wide.asBefore',
        },
      },
      states: {
        closed: { on: { 'menu.toggle': 'open' } },
        open: {
          tags: ['visible', 'overlay'],
          on: {
            'menu.toggle': 'closed',
            'backdrop.press': 'closed',
            'navigation.done': 'closed',
            'escape.press': 'closed',
          },
        },
      },
    },
  },
});

type Snapshot = SnapshotFrom<typeof sidebarMachine>;

/** Whether the sidebar is visible. */
export function selectIsVisible(snapshot: Snapshot) {
  return snapshot.hasTag('visible');
}

/** Whether the sidebar is a modal overlay with a backdrop. */
export function selectIsOverlay(snapshot: Snapshot) {
  return snapshot.hasTag('overlay');
}

/** Whether the sidebar is beside the page. */
export function selectIsPinned(snapshot: Snapshot) {
  return snapshot.matches({ wide: 'pinned' });
}

/** Whether the pin button is shown: on wide windows only. */
export function selectCanPin(snapshot: Snapshot) {
  return snapshot.can({ type: 'pin.toggle' });
}

/** The label of the pin button (specification, section 2). */
export function selectPinLabel(snapshot: Snapshot) {
  return selectIsPinned(snapshot) ? 'Unpin Sidebar' : 'Pin Sidebar';
}
