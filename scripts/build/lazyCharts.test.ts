import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createActor, type AnyStateMachine } from 'xstate';
import { root } from '../embedded/paths.ts';
import { makeLazy } from './lazyCharts.ts';

type Module = { S: new (config: object) => AnyStateMachine };

const DIST = join(root, 'node_modules/xstate/dist');

/** The file as a production build takes it. */
function installed(): string {
  const name = readdirSync(DIST).find((file) => /^StateMachine-\w+\.esm\.js$/.test(file)) ?? '';
  return readFileSync(join(DIST, name), 'utf8');
}

describe('a chart', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lazy-charts-'));
  let Lazy: Module['S'];
  let looks = 0;
  const chart = {
    id: 'lamp',
    initial: 'off',
    get states() {
      looks += 1;
      return { off: { on: { press: 'on' } }, on: {} };
    },
  };

  beforeAll(async () => {
    const file = join(folder, 'stateMachine.mjs');
    writeFileSync(file, makeLazy(installed()).replaceAll("from './", `from '${pathToFileURL(DIST).href}/`));
    ({ S: Lazy } = (await import(pathToFileURL(file).href)) as Module);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is not looked into before an actor runs it, and then once', () => {
    const copy = new Lazy(chart).provide({});
    expect(looks).toBe(0);
    const actor = createActor(copy).start();
    const looked = looks;
    actor.send({ type: 'press' });
    createActor(copy).start();
    expect(actor.getSnapshot()).toMatchObject({ value: 'on' });
    expect(looks).toBe(looked);
  });

  it('has its states and events when it is asked', () => {
    const lamp = new Lazy(chart);
    expect(Object.keys(lamp.states)).toEqual(['off', 'on']);
    expect(lamp.events).toEqual(['press']);
  });
});

it('a source that is not known ends the build', () => {
  expect(() => makeLazy('this.root = takeApart(config);')).toThrow('lazyCharts:');
});
