import { createActor } from 'xstate';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { trackTransitions } from 'chart-lab/coverage/coverage.ts';
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

describe('wide window', () => {
  it.each([
    [true, 'pinned', 'Unpin Sidebar'],
    [false, 'hidden', 'Pin Sidebar'],
  ])('restores the stored setting: pinned is %s', (isPinned, look, label) => {
    const sidebar = start({ isWide: true, isPinned });
    expect(sidebar.look()).toBe(look);
    expect(select.selectPinLabel(sidebar.actor.getSnapshot())).toBe(label);
    expect(sidebar.remembered()).toEqual([]);
  });

  it('hides on the menu toggle, returns as an overlay, and can be pinned there', () => {
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

  it('pins on request regardless of the stored setting', () => {
    const { look, send } = start({ isWide: true, isPinned: false });
    send('menu.toggle', 'pin.toggle');
    expect(look()).toBe('pinned');
  });

  it('stays visible when it is unpinned', () => {
    const { look, remembered, send } = start();
    send('pin.toggle');
    expect(look()).toBe('overlay');
    expect(remembered()).toEqual([false]);
  });

  it.each(['menu.toggle', 'backdrop.press', 'navigation.done', 'escape.press'] as const)(
    'hides the overlay on %s',
    (type) => {
      const { look, send } = start({ isWide: true, isPinned: false });
      send('menu.toggle', type);
      expect(look()).toBe('hidden');
    },
  );

  it('stays pinned on navigation, Escape and resizing above the breakpoint', () => {
    const { look, resize, send } = start();
    send('navigation.done', 'escape.press', 'backdrop.press');
    resize(true);
    expect(look()).toBe('pinned');
  });
});

describe('narrow window', () => {
  const narrow = { isWide: false, isPinned: true };

  it('starts closed, and opens as an overlay', () => {
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

  it.each(['menu.toggle', 'backdrop.press', 'navigation.done', 'escape.press'] as const)('closes on %s', (type) => {
    const { look, send } = start(narrow);
    send('menu.toggle', type);
    expect(look()).toBe('hidden');
  });

  it('unpins on a narrow window, and pins again on a wide one', () => {
    const { look, remembered, resize } = start();
    resize(false);
    expect(look()).toBe('hidden');
    resize(true);
    expect(look()).toBe('pinned');
    expect(remembered()).toEqual([]);
  });

  it('stays unpinned and hidden if the user unpinned it', () => {
    const { look, resize, send } = start();
    send('pin.toggle');
    resize(false);
    resize(true);
    expect(look()).toBe('hidden');
  });

  it.each([
    [true, 'pinned'],
    [false, 'hidden'],
  ])('restores the stored setting on the first wide window: pinned is %s', (isPinned, look) => {
    const sidebar = start({ isWide: false, isPinned });
    sidebar.resize(true);
    expect(sidebar.look()).toBe(look);
  });
});
