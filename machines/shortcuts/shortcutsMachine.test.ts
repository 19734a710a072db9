import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { answering, DEFECT, settle } from '../testing/answers.ts';
import { trackTransitions } from '../testing/coverage.ts';
import { selectAreSingleKeysOn, selectIsHelpOpen } from './selectors.ts';
import { shortcutsMachine, type DialogCode, type ShortcutsInput } from './shortcutsMachine.ts';

const coverage = trackTransitions(shortcutsMachine);
afterAll(coverage.expectComplete);

type Answers = (DialogCode | typeof DEFECT)[];

function start({
  areSingleKeysOn = true,
  palette = [],
  help = [],
}: Partial<ShortcutsInput & Record<'palette' | 'help', Answers>> = {}) {
  const fetchPalette = answering(...palette);
  const fetchHelp = answering(...help);
  const focusSearch = vi.fn<() => void>();
  const openPalette = vi.fn<() => void>();
  const announceFailure = vi.fn<(said: { text: string }) => void>();
  const rememberSingleKeys = vi.fn<(set: ShortcutsInput) => void>();
  const machine = shortcutsMachine.provide({
    actors: { fetchPalette: fromPromise(() => fetchPalette()), fetchHelp: fromPromise(() => fetchHelp()) },
    actions: {
      focusSearch,
      openPalette,
      announceFailure: (_, said) => announceFailure(said),
      rememberSingleKeys: (_, set) => rememberSingleKeys(set),
    },
  });
  const clock = new SimulatedClock();
  const actor = createActor(machine, { clock, inspect: coverage.inspect, input: { areSingleKeysOn } }).start();
  const now = () => actor.getSnapshot();
  return { actor, clock, now, fetchPalette, fetchHelp, focusSearch, openPalette, announceFailure, rememberSingleKeys };
}

describe('keys of a single letter', () => {
  it('lead to the search box and to the list of the shortcuts', async () => {
    const { actor, now, focusSearch, fetchHelp } = start({ help: ['fetched'] });
    expect(selectAreSingleKeysOn(now())).toBe(true);
    actor.send({ type: 'search.press' });
    expect(focusSearch).toHaveBeenCalledOnce();
    actor.send({ type: 'help.press' });
    await settle();
    expect(fetchHelp).toHaveBeenCalledOnce();
    expect(selectIsHelpOpen(now())).toBe(true);
  });

  it('do nothing when they were turned off on this device, and the list opens from the menu', async () => {
    const { actor, now, focusSearch, fetchHelp } = start({ areSingleKeysOn: false, help: ['fetched'] });
    expect(selectAreSingleKeysOn(now())).toBe(false);
    for (const type of ['search.press', 'help.press'] as const) {
      expect(now().can({ type })).toBe(false);
      actor.send({ type });
    }
    expect(focusSearch).not.toHaveBeenCalled();
    expect(fetchHelp).not.toHaveBeenCalled();
    actor.send({ type: 'help.open' });
    await settle();
    expect(selectIsHelpOpen(now())).toBe(true);
    actor.send({ type: 'singleKeys.toggle' });
    expect(selectAreSingleKeysOn(now())).toBe(true);
  });

  it('are turned off and on, which the device remembers', () => {
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

describe('the list of the shortcuts', () => {
  it('closes, and opens again', async () => {
    const { actor, now } = start({ help: ['fetched', 'fetched'] });
    actor.send({ type: 'help.open' });
    expect(selectIsHelpOpen(now())).toBe(false);
    await settle();
    actor.send({ type: 'help.close' });
    expect(selectIsHelpOpen(now())).toBe(false);
    actor.send({ type: 'help.open' });
    await settle();
    expect(selectIsHelpOpen(now())).toBe(true);
  });

  it.each([
    ['is not there', 'missing'],
    ['breaks', DEFECT],
  ] as const)('says so when its code %s, and can be asked for again', async (_, answer) => {
    const { actor, now, announceFailure } = start({ help: [answer, 'fetched'] });
    actor.send({ type: 'help.open' });
    await settle();
    expect(selectIsHelpOpen(now())).toBe(false);
    expect(announceFailure.mock.lastCall?.[0].text).toContain('did not load');
    actor.send({ type: 'help.open' });
    await settle();
    expect(selectIsHelpOpen(now())).toBe(true);
    expect(announceFailure).toHaveBeenCalledOnce();
  });
});

it.each([
  ['help.open', 'You are offline. The shortcuts can be shown again when you are connected.'],
  ['palette.open', 'You are offline. Search works again when you are connected.'],
] as const)('%s says while offline that it waits for the connection, and advises no reload', async (type, text) => {
  const { actor, now, openPalette, announceFailure } = start({ help: ['offline'], palette: ['offline'] });
  actor.send({ type });
  await settle();
  expect(announceFailure).toHaveBeenCalledExactlyOnceWith({ text });
  expect(openPalette).not.toHaveBeenCalled();
  expect(selectIsHelpOpen(now())).toBe(false);
  expect(now().can({ type })).toBe(true);
});

it.each(['help.open', 'palette.open'] as const)('%s waits 15 s for the code, and can be repeated', (type) => {
  const { actor, clock, now, announceFailure } = start();
  actor.send({ type });
  clock.increment(14_999);
  expect(announceFailure).not.toHaveBeenCalled();
  clock.increment(1);
  expect(announceFailure.mock.lastCall?.[0].text).toContain('did not load');
  expect(now().can({ type })).toBe(true);
});

it.each(['help.open', 'palette.open'] as const)(
  '%s that another dialog has overtaken shows nothing, without a word, and can be repeated',
  async (type) => {
    const { actor, now, openPalette, announceFailure } = start({ help: ['overtaken'], palette: ['overtaken'] });
    actor.send({ type });
    await settle();
    expect(openPalette).not.toHaveBeenCalled();
    expect(selectIsHelpOpen(now())).toBe(false);
    expect(announceFailure).not.toHaveBeenCalled();
    expect(now().can({ type })).toBe(true);
  },
);

describe('the palette', () => {
  it('opens when its code is there, once, also with single keys turned off', async () => {
    const { actor, now, fetchPalette, openPalette } = start({
      areSingleKeysOn: false,
      palette: ['fetched', 'fetched'],
    });
    actor.send({ type: 'palette.open' });
    actor.send({ type: 'palette.open' });
    expect(fetchPalette).toHaveBeenCalledOnce();
    expect(openPalette).not.toHaveBeenCalled();
    await settle();
    expect(openPalette).toHaveBeenCalledOnce();
    expect(selectIsHelpOpen(now())).toBe(false);
    actor.send({ type: 'palette.open' });
    await settle();
    expect(openPalette).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['is not there', 'missing'],
    ['breaks', DEFECT],
  ] as const)('says so when its code %s, and can be asked for again', async (_, answer) => {
    const { actor, announceFailure, openPalette } = start({ palette: [answer, 'fetched'] });
    actor.send({ type: 'palette.open' });
    await settle();
    expect(openPalette).not.toHaveBeenCalled();
    expect(announceFailure.mock.lastCall?.[0].text).toContain('did not load');
    actor.send({ type: 'palette.open' });
    await settle();
    expect(openPalette).toHaveBeenCalledOnce();
    expect(announceFailure).toHaveBeenCalledOnce();
  });
});
