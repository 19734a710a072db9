import { assign, setup } from 'xstate';
import type { FlowMeta } from '../flow.ts';

/** The flow of the sidebar (specification, section 2). */
export const sidebarChart = setup({
  types: {
    meta: {} as FlowMeta,
    /** Whether the sidebar is pinned, even while a narrow window hides it. */
    context: {} as { isPinned: boolean },
    events: {} as {
      type:
        | 'presses the menu button'
        | 'chooses Unpin Sidebar'
        | 'chooses Pin Sidebar'
        | 'presses Escape'
        | 'clicks outside the sidebar'
        | 'follows a link'
        | 'makes the window narrow'
        | 'makes the window wide'
        | 'reloads the page';
    },
  },
  guards: { wasPinned: ({ context }) => context.isPinned },
}).createMachine({
  id: 'Sidebar',
  description: 'Pins the sidebar beside the page, or opens it as an overlay.',
  meta: { charts: ['sidebar'] },
  context: { isPinned: true },
  initial: 'the pinned sidebar',
  states: {
    'the pinned sidebar': {
      on: {
        'presses the menu button': { target: 'the hidden sidebar', actions: assign({ isPinned: false }) },
        'chooses Unpin Sidebar': { target: 'the sidebar as an overlay', actions: assign({ isPinned: false }) },
        'follows a link': 'the pinned sidebar',
        'makes the window narrow': 'the hidden sidebar in a narrow window',
        'reloads the page': 'the pinned sidebar',
      },
    },
    'the hidden sidebar': {
      on: {
        'presses the menu button': 'the sidebar as an overlay',
        'makes the window narrow': 'the hidden sidebar in a narrow window',
        'reloads the page': 'the hidden sidebar',
      },
    },
    'the sidebar as an overlay': {
      on: {
        'chooses Pin Sidebar': { target: 'the pinned sidebar', actions: assign({ isPinned: true }) },
        'presses Escape': 'the hidden sidebar',
        'clicks outside the sidebar': 'the hidden sidebar',
        'follows a link': 'the hidden sidebar',
      },
    },
    'the hidden sidebar in a narrow window': {
      on: {
        'presses the menu button': 'the sidebar as an overlay in a narrow window',
        'makes the window wide': [
          { guard: 'wasPinned', target: 'the pinned sidebar' },
          { target: 'the hidden sidebar' },
        ],
      },
    },
    'the sidebar as an overlay in a narrow window': {
      on: {
        'presses Escape': 'the hidden sidebar in a narrow window',
        'clicks outside the sidebar': 'the hidden sidebar in a narrow window',
        'follows a link': 'the hidden sidebar in a narrow window',
      },
    },
  },
});
