import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { afterAll, describe, expect, it, vi } from 'vitest';
import type { ThemePreference } from '../shared/entities.ts';
import type { Outcome } from '../shared/outcome.ts';
import { REQUEST_TIMEOUT, STILL_WORKING_AFTER } from '../rules/limits.ts';
import { accepted, answering, DEFECT, rejected, settle } from '../testing/answers.ts';
import { trackTransitions } from 'chart-lab/coverage/coverage.ts';
import { selectIsBusy } from '../shared/dialogSelectors.ts';
import * as select from './themeMachine.ts';
import { themeMachine, type ThemesAtStart } from './themeMachine.ts';

const coverage = trackTransitions(themeMachine);
afterAll(coverage.expectComplete);

type Params<Value> = (action: unknown, params: Value) => void;

function start(save = answering<Outcome>(accepted(null)), themes: ThemesAtStart = { chosen: null, system: 'light' }) {
  const applyTheme = vi.fn<Params<{ theme: ThemePreference | null }>>();
  const announce = vi.fn<Params<{ text: string }>>();
  const announceFailure = vi.fn<Params<{ text: string }>>();
  const clock = new SimulatedClock();
  const machine = themeMachine.provide({
    actors: { saveThemePreference: fromPromise(({ input }) => save(input)) },
    actions: { applyTheme, announce, announceFailure },
  });
  const actor = createActor(machine, { clock, inspect: coverage.inspect, input: themes }).start();
  const applied = () => applyTheme.mock.calls.map(([, params]) => params.theme);
  const mentioned = () => announce.mock.calls.map(([, params]) => params.text);
  const said = () => announceFailure.mock.calls.map(([, params]) => params.text);
  const load = (loaded: ThemePreference | null, userId = 'ann') =>
    actor.send({ type: 'preference.loaded', userId, theme: loaded });
  return { actor, applied, clock, load, mentioned, said, save };
}

describe('theme', () => {
  it.each(['light', 'dark'] as const)('starts with the stored theme (%s), and cannot be toggled yet', (theme) => {
    const { actor, applied, save } = start(undefined, { chosen: theme, system: 'light' });
    actor.send({ type: 'theme.toggle' });
    expect(select.selectTheme(actor.getSnapshot())).toBe(theme);
    expect(actor.getSnapshot().can({ type: 'theme.toggle' })).toBe(false);
    expect(applied()).toEqual([]);
    expect(save).not.toHaveBeenCalled();
  });

  it('applies the preference of the signed-in user, and that of the system after the sign-out', () => {
    const { actor, applied, load } = start();
    load('dark');
    expect(applied()).toEqual(['dark']);
    expect(select.selectTheme(actor.getSnapshot())).toBe('dark');
    actor.send({ type: 'session.ended' });
    expect(applied()).toEqual(['dark', null]);
    expect(actor.getSnapshot().can({ type: 'theme.toggle' })).toBe(false);
    expect(actor.getSnapshot().context).toEqual({ chosen: null, system: 'light', userId: '' });
  });

  it('follows the system until a theme is chosen', async () => {
    const { actor, applied, load, save } = start(undefined, { chosen: null, system: 'dark' });
    load(null);
    expect(select.selectTheme(actor.getSnapshot())).toBe('dark');
    actor.send({ type: 'system.changed', theme: 'light' });
    expect(select.selectTheme(actor.getSnapshot())).toBe('light');
    expect(applied()).toEqual([null, null]);
    actor.send({ type: 'theme.toggle' });
    await settle();
    expect(save).toHaveBeenCalledExactlyOnceWith({ userId: 'ann', theme: 'dark' });
    actor.send({ type: 'system.changed', theme: 'light' });
    expect(select.selectTheme(actor.getSnapshot())).toBe('dark');
    expect(applied()).toEqual([null, null, 'dark', 'dark']);
  });

  it('follows the system silently when the preference cannot be read, and can still be toggled', async () => {
    const { actor, applied, said, save } = start(undefined, { chosen: 'dark', system: 'light' });
    actor.send({ type: 'preference.unreadable', userId: 'ann' });
    expect(applied()).toEqual([null]);
    expect(said()).toEqual([]);
    actor.send({ type: 'theme.toggle' });
    await settle();
    expect(save).toHaveBeenCalledExactlyOnceWith({ userId: 'ann', theme: 'dark' });
  });
});

describe('toggling', () => {
  it.each([
    ['light', 'dark'],
    ['dark', 'light'],
  ] as const)('switches from %s to %s only after saving', async (from, to) => {
    const { actor, applied, load, said, save } = start();
    load(from);
    actor.send({ type: 'theme.toggle' });
    expect(select.selectTheme(actor.getSnapshot())).toBe(from);
    expect(selectIsBusy(actor.getSnapshot())).toBe(true);
    await settle();
    expect(save).toHaveBeenCalledExactlyOnceWith({ userId: 'ann', theme: to });
    expect(applied()).toEqual([from, to]);
    expect(select.selectTheme(actor.getSnapshot())).toBe(to);
    expect(selectIsBusy(actor.getSnapshot())).toBe(false);
    expect(said()).toEqual([]);
  });

  it.each([
    ['is rejected with a message', { answer: rejected('other', 'Try later') }, 'Try later'],
    ['gets no response', { answer: rejected('unreachable') }, 'Failed to update theme'],
    ['throws', { answer: DEFECT }, 'Failed to update theme'],
  ] as const)('changes nothing when the request %s', async (_, { answer }, text) => {
    const { actor, applied, load, said } = start(answering<Outcome>(answer));
    load('dark');
    actor.send({ type: 'theme.toggle' });
    await settle();
    expect(said()).toEqual([text]);
    expect(applied()).not.toContain('light');
    expect(select.selectTheme(actor.getSnapshot())).toBe('dark');
    expect(actor.getSnapshot().can({ type: 'theme.toggle' })).toBe(true);
  });

  it('sends once, shows after 5 s that it is still working, and times out after 15 s', () => {
    const { actor, clock, load, mentioned, said, save } = start(answering<Outcome>());
    load('light');
    actor.send({ type: 'theme.toggle' });
    actor.send({ type: 'theme.toggle' });
    expect(save).toHaveBeenCalledOnce();
    clock.increment(STILL_WORKING_AFTER - 1);
    expect(mentioned()).toEqual([]);
    clock.increment(1);
    expect(mentioned()).toEqual(['Still saving the theme…']);
    clock.increment(REQUEST_TIMEOUT - STILL_WORKING_AFTER - 1);
    expect(said()).toEqual([]);
    clock.increment(1);
    expect(said()).toEqual(['Failed to update theme']);
    expect(selectIsBusy(actor.getSnapshot())).toBe(false);
    expect(select.selectTheme(actor.getSnapshot())).toBe('light');
    expect(actor.getSnapshot().can({ type: 'theme.toggle' })).toBe(true);
  });

  it('continues when the same profile is read again, and ends when the user changes', async () => {
    const { actor, applied, load } = start(answering<Outcome>(accepted(null)));
    load('light');
    actor.send({ type: 'theme.toggle' });
    load('light');
    actor.send({ type: 'preference.unreadable', userId: 'ann' });
    expect(selectIsBusy(actor.getSnapshot())).toBe(true);
    await settle();
    expect(applied()).toEqual(['light', 'dark']);
    actor.send({ type: 'theme.toggle' });
    load('dark', 'bob');
    expect(selectIsBusy(actor.getSnapshot())).toBe(false);
    expect(actor.getSnapshot().context).toEqual({ chosen: 'dark', system: 'light', userId: 'bob' });
    actor.send({ type: 'theme.toggle' });
    actor.send({ type: 'preference.unreadable', userId: 'ann' });
    expect(actor.getSnapshot().context).toEqual({ chosen: null, system: 'light', userId: 'ann' });
  });
});
