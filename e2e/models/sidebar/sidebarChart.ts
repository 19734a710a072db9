import { assign, setup } from 'xstate';
import type { FlowMeta } from '../flow.ts';

/** Specification, section 2. */
export const sidebarChart = setup({
  types: {
    meta: {} as FlowMeta,
    /** Whether the sidebar is pinned, also while a narrow window hides it. */
    context: {} as { isPinned: boolean },
    events: {} as {
      type:
        | 'presses the menu button'
        | 'chooses Unpin Sidebar'
        | 'chooses Pin Sidebar'
        | 'presses Escape'
        | 'presses beside the sidebar'
        | 'follows an entry'
        | 'makes the window narrow'
        | 'makes the window wide'
        | 'reloads the page';
    },
  },
  guards: { wasPinned: ({ context }) => context.isPinned },
}).createMachine({
  id: 'Sidebar',
  description: 'The sidebar: beside the page while it is pinned, otherwise over it.',
  meta: { charts: ['sidebar'] },
  context: { isPinned: true },
  initial: 'the sidebar beside the page',
  states: {
    'the sidebar beside the page': {
      on: {
        'presses the menu button': { target: 'the page alone', actions: assign({ isPinned: false }) },
        'chooses Unpin Sidebar': { target: 'the sidebar over the page', actions: assign({ isPinned: false }) },
        'follows an entry': 'the sidebar beside the page',
        'makes the window narrow': 'the page alone, in a narrow window',
        'reloads the page': 'the sidebar beside the page',
      },
    },
    'the page alone': {
      on: {
        'presses the menu button': 'the sidebar over the page',
        'makes the window narrow': 'the page alone, in a narrow window',
        'reloads the page': 'the page alone',
      },
    },
    'the sidebar over the page': {
      on: {
        'chooses Pin Sidebar': { target: 'the sidebar beside the page', actions: assign({ isPinned: true }) },
        'presses Escape': 'the page alone',
        'presses beside the sidebar': 'the page alone',
        'follows an entry': 'the page alone',
      },
    },
    'the page alone, in a narrow window': {
      on: {
        'presses the menu button': 'the sidebar over the page, in a narrow window',
        'makes the window wide': [
          { guard: 'wasPinned', target: 'the sidebar beside the page' },
          { target: 'the page alone' },
        ],
      },
    },
    'the sidebar over the page, in a narrow window': {
      on: {
        'presses Escape': 'the page alone, in a narrow window',
        'presses beside the sidebar': 'the page alone, in a narrow window',
        'follows an entry': 'the page alone, in a narrow window',
      },
    },
  },
});
