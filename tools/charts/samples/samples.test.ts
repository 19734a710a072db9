import { expect, it } from 'vitest';
import { walksToStates } from '../../../charts/src/walk/reach.ts';
import { NO_SAMPLES } from '../../../charts/src/walk/samples.ts';
import { productionCharts } from '../productionCharts.ts';
import { chartSamples } from './chartSamples.ts';

const charts = await productionCharts();
const samples = chartSamples(charts);

it('reads the payloads of every chart from its types', () => {
  for (const { machine } of charts) {
    const events = samples[machine.id]?.events ?? {};
    const internal = /^$|^xstate\.|\*/;
    for (const descriptor of machine.events.map(String).filter((name) => !internal.test(name))) {
      expect(events[descriptor]?.[0], `${machine.id}: ${descriptor}`).toMatchObject({ type: descriptor });
    }
  }
});

it('starts with success, and has alternatives', () => {
  const login = samples['login'];
  expect(login?.input).toEqual([]);
  expect(login?.events['field.change']).toHaveLength(2);
  expect(login?.outputs['signIn']?.[0]).toEqual({ ok: true, value: null });
  const permission = { kind: 'permission', message: 'The server says why' };
  expect(login?.outputs['signIn']).toContainEqual({ ok: false, error: permission });
  expect(samples['inactivity']?.outputs).toEqual({});
  expect(samples['profileSetup']?.input[0]).toMatchObject({ userId: 'a1', email: 'ada@example.org' });
});

it('reaches every state of every chart', () => {
  const unreached = charts.flatMap(({ machine }) =>
    [...walksToStates(machine, samples[machine.id] ?? NO_SAMPLES)].flatMap(([state, walk]) => (walk ? [] : [state])),
  );
  expect(unreached).toEqual([]);
});
