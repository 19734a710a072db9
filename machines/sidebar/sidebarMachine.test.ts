import { createActor } from 'xstate';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { trackTransitions } from '../testing/coverage.ts';
import * as select from './sidebarMachine.ts';
import { type SidebarEvent, sidebarMachine } from './sidebarMachine.ts';

const coverage = trackTransitions(sidebarMachine);
afterAll(coverage.expectComplete);

function start(input = { isWide: true, isPinned: true }) {
  const rememberPin = vi.fn<(action: unknown, params: { isPinned: boolean }) => void>();
  const machine = sidebarMachine.provide({ actions: { rememberPin } });
  const actor = createActor(machine, { inspect: coverage.inspect, input }).start();
  const send = (...types: Exclude<SidebarEvent['type'], 'viewport.changed'>[]) => {
    for (const type of types) actor.send({ type });
  };
  return {
    actor,
    send,
    resize: (isWide: boolean) => actor.send({ type: 'viewport.changed', isWide }),
    remembered: () => rememberPin.mock.calls.map(([, { isPinned }]) => isPinned),
    look: () => {
      const snapshot = actor.getSnapshot();
      if (!select.selectIsVisible(snapshot)) return 'hidden';
      if (select.selectIsOverlay(snapshot)) return 'overlay';
      return select.selectIsPinned(snapshot) ? 'pinned' : 'nothing of these';
    },
  };
}

describe('on a wide window', () => {
  it.each([
    [true, 'pinned', 'Unpin Sidebar'],
    [false, 'hidden', 'Pin Sidebar'],
  ])('starts as this device remembers it: pinned is %s', (isPinned, look, label) => {
    const sidebar = start({ isWide: true, isPinned });
    expect(sidebar.look()).toBe(look);
    expect(select.selectPinLabel(sidebar.actor.getSnapshot())).toBe(label);
    expect(sidebar.remembered()).toEqual([]);
  });

  it('is hidden by the menu toggle, comes back over the page, and can be pinned there', () => {
    const { actor, look, remembered, send } = start();
    send('menu.toggle');
    expect(look()).toBe('hidden');
    expect(select.selectCanPin(actor.getSnapshot())).toBe(false);
    send('menu.toggle');
    expect(look()).toBe('overlay');
    expect(select.selectCanPin(actor.getSnapshot())).toBe(true);
    send('pin.toggle');
    expect(look()).toBe('pinned');
    expect(remembered()).toEqual([false, true]);
  });

  it('is pinned by hand whatever this device remembers', () => {
    const { look, send } = start({ isWide: true, isPinned: false });
    send('menu.toggle', 'pin.toggle');
    expect(look()).toBe('pinned');
  });

  it('stays in sight when it is unpinned', () => {
    const { look, remembered, send } = start();
    send('pin.toggle');
    expect(look()).toBe('overlay');
    expect(remembered()).toEqual([false]);
  });

  it.each(['menu.toggle', 'backdrop.press', 'navigation.done', 'escape.press'] as const)(
    'is hidden by %s when it lies over the page',
    (type) => {
      const { look, send } = start({ isWide: true, isPinned: false });
      send('menu.toggle', type);
      expect(look()).toBe('hidden');
    },
  );

  it('stays pinned through navigation, Escape and resizing above the breakpoint', () => {
    const { look, resize, send } = start();
    send('navigation.done', 'escape.press', 'backdrop.press');
    resize(true);
    expect(look()).toBe('pinned');
  });
});

describe('on a narrow window', () => {
  const narrow = { isWide: false, isPinned: true };

  it('is closed at first, and opens over the page', () => {
    const { actor, look, remembered, resize, send } = start(narrow);
    expect(look()).toBe('hidden');
    send('menu.toggle');
    resize(false);
    expect(look()).toBe('overlay');
    expect(select.selectCanPin(actor.getSnapshot())).toBe(false);
    send('pin.toggle');
    expect(look()).toBe('overlay');
    expect(remembered()).toEqual([]);
  });

  it.each(['menu.toggle', 'backdrop.press', 'navigation.done', 'escape.press'] as const)('is closed by %s', (type) => {
    const { look, send } = start(narrow);
    send('menu.toggle', type);
    expect(look()).toBe('hidden');
  });

  it('is unpinned by narrowing, and pinned again when there is room again', () => {
    const { look, remembered, resize } = start();
    resize(false);
    expect(look()).toBe('hidden');
    resize(true);
    expect(look()).toBe('pinned');
    expect(remembered()).toEqual([]);
  });

  it('stays unpinned when it was unpinned by hand, and hidden after it was shown', () => {
    const { look, resize, send } = start();
    send('pin.toggle');
    resize(false);
    resize(true);
    expect(look()).toBe('hidden');
  });

  it.each([
    [true, 'pinned'],
    [false, 'hidden'],
  ])('follows what this device remembers when it widens for the first time: pinned is %s', (isPinned, look) => {
    const sidebar = start({ isWide: false, isPinned });
    sidebar.resize(true);
    expect(sidebar.look()).toBe(look);
  });
});
