import { createActor } from 'xstate';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { trackTransitions } from 'chart-lab/coverage/coverage.ts';
import { selectAreSingleKeysOn, selectIsHelpOpen, shortcutsMachine, type ShortcutsInput } from './shortcutsMachine.ts';

const coverage = trackTransitions(shortcutsMachine);
afterAll(coverage.expectComplete);

function start({ areSingleKeysOn = true }: Partial<ShortcutsInput> = {}) {
  const focusSearch = vi.fn<() => void>();
  const openPalette = vi.fn<() => void>();
  const rememberSingleKeys = vi.fn<(set: ShortcutsInput) => void>();
  const machine = shortcutsMachine.provide({
    actions: { focusSearch, openPalette, rememberSingleKeys: (_, set) => rememberSingleKeys(set) },
  });
  const actor = createActor(machine, { inspect: coverage.inspect, input: { areSingleKeysOn } }).start();
  return { actor, now: () => actor.getSnapshot(), focusSearch, openPalette, rememberSingleKeys };
}

describe('single-key shortcuts', () => {
  it('focuses the search box, and opens the list of shortcuts', () => {
    const { actor, now, focusSearch } = start();
    expect(selectAreSingleKeysOn(now())).toBe(true);
    actor.send({ type: 'search.press' });
    expect(focusSearch).toHaveBeenCalledOnce();
    actor.send({ type: 'help.press' });
    expect(selectIsHelpOpen(now())).toBe(true);
  });

  it('does nothing while they are off on this device; the list opens from the menu', () => {
    const { actor, now, focusSearch } = start({ areSingleKeysOn: false });
    expect(selectAreSingleKeysOn(now())).toBe(false);
    for (const type of ['search.press', 'help.press'] as const) {
      expect(now().can({ type })).toBe(false);
      actor.send({ type });
    }
    expect(focusSearch).not.toHaveBeenCalled();
    expect(selectIsHelpOpen(now())).toBe(false);
    actor.send({ type: 'help.open' });
    expect(selectIsHelpOpen(now())).toBe(true);
    actor.send({ type: 'singleKeys.toggle' });
    expect(selectAreSingleKeysOn(now())).toBe(true);
  });

  it('turns them on and off, and stores the setting', () => {
    const { actor, now, focusSearch, rememberSingleKeys } = start();
    actor.send({ type: 'singleKeys.toggle' });
    expect(selectAreSingleKeysOn(now())).toBe(false);
    actor.send({ type: 'search.press' });
    expect(focusSearch).not.toHaveBeenCalled();
    actor.send({ type: 'singleKeys.toggle' });
    expect(selectAreSingleKeysOn(now())).toBe(true);
    expect(rememberSingleKeys.mock.calls).toEqual([[{ areSingleKeysOn: false }], [{ areSingleKeysOn: true }]]);
  });
});

it('closes the list of shortcuts, and opens it again', () => {
  const { actor, now } = start();
  actor.send({ type: 'help.open' });
  expect(selectIsHelpOpen(now())).toBe(true);
  actor.send({ type: 'help.close' });
  expect(selectIsHelpOpen(now())).toBe(false);
  actor.send({ type: 'help.open' });
  expect(selectIsHelpOpen(now())).toBe(true);
});

it('opens the palette even if they are off, but not over the list of shortcuts', () => {
  const { actor, openPalette } = start({ areSingleKeysOn: false });
  actor.send({ type: 'palette.open' });
  expect(openPalette).toHaveBeenCalledOnce();
  actor.send({ type: 'help.open' });
  actor.send({ type: 'palette.open' });
  expect(openPalette).toHaveBeenCalledOnce();
});
