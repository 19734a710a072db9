import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyStateMachine } from 'xstate';
import { afterAll, expect, it } from 'vitest';
import { studioCode } from '../../../charts/src/code/studioCode.ts';
import { chartModel, statesOf } from '../../../charts/src/model/chartModel.ts';
import { localFolder } from '../../embedded/paths.ts';
import { productionCharts } from '../productionCharts.ts';

mkdirSync(localFolder, { recursive: true });
const folder = mkdtempSync(join(localFolder, 'studio-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const charts = await productionCharts();

/** The parts that must be equal: the states with their descriptions, and the target of each event and guard. */
function outline(machine: AnyStateMachine) {
  const { description, root, transitions } = chartModel(machine);
  return {
    description,
    states: statesOf(root).map(({ id, type, isInitial, description: text, tags, effects }) => ({
      id,
      type,
      isInitial,
      text,
      tags,
      effects: effects.map(({ name }) => name),
    })),
    transitions: transitions.map(({ id, guard, targets, isReentering, actions }) => ({
      id,
      guard,
      targets,
      isReentering,
      actions,
    })),
  };
}

it.each(charts)('generates the states and transitions of $exportName with xstate alone', async ({ machine }) => {
  const code = studioCode(machine);
  expect(code.match(/^import .*$/gm)).toEqual([expect.stringMatching(/ from 'xstate';$/)]);
  const file = join(folder, `${machine.id}.mjs`);
  writeFileSync(file, code);
  const copy = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as { machine: AnyStateMachine };
  expect(outline(copy.machine)).toEqual(outline(machine));
});
