import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyStateMachine } from 'xstate';
import { afterAll, expect, it } from 'vitest';
import { studioCode } from '../../../charts/src/code/studioCode.ts';
import { chartModel } from '../../../charts/src/model/chartModel.ts';
import { localFolder } from '../../embedded/paths.ts';
import { productionCharts } from '../productionCharts.ts';

mkdirSync(localFolder, { recursive: true });
const folder = mkdtempSync(join(localFolder, 'studio-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const charts = await productionCharts();

/** Not part of the code: the charts of effects, and guards that other guards consist of. */
const LEFT_OUT = ['chart', 'guardNames', 'passesThrough'];
const outline = (machine: AnyStateMachine): unknown =>
  JSON.parse(JSON.stringify(chartModel(machine), (key, value: unknown) => (LEFT_OUT.includes(key) ? null : value)));

it.each(charts)('generates the states and transitions of $exportName with xstate alone', async ({ machine }) => {
  const code = studioCode(machine);
  expect(code.match(/^import .*$/gm)).toEqual([expect.stringMatching(/ from 'xstate';$/)]);
  const file = join(folder, `${machine.id}.mjs`);
  writeFileSync(file, code);
  const copy = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as { machine: AnyStateMachine };
  expect(outline(copy.machine)).toEqual(outline(machine));
});
