import type { AnyStateMachine } from 'xstate';
import { foldWalk, requestsOf, stateValues, type Walk } from '../walk/walk.ts';
import { pathTitle } from './pathWords.ts';

/** A chart to export paths of: `file` exports it under the name of the file. */
export type ExportedChart = { machine: AnyStateMachine; file: string };

/** Paths as a complete Vitest file, to be saved beside the chart. Prettier formats it. */
export function vitestCode({ machine, file }: ExportedChart, walks: Walk[]): string {
  const folders = file.split('/').slice(0, -1);
  const name = nameOf(file);
  return `// Save this as ${folders.join('/')}/<name>.test.ts.
import { expect, it } from 'vitest';
import { requestsOf, startWalk, stateValues } from 'chart-lab/walk/walk.ts';
import { ${name} } from './${name}.ts';
${walks.map((walk) => vitestTest(machine, name, walk)).join('')}`;
}

function vitestTest(machine: AnyStateMachine, name: string, walk: Walk): string {
  const { frames } = foldWalk(machine, walk);
  const input = walk.input === undefined ? '' : `, ${JSON.stringify(walk.input)}`;
  const steps = frames.map((frame, index) => {
    const step = walk.steps[index - 1];
    const result = step ? `step${index}` : 'walk.start';
    const take = step ? `\n  const ${result} = walk.take(${JSON.stringify(step)});\n` : '';
    const requests = `  expect(requestsOf(${result})).toEqual(${JSON.stringify(requestsOf(frame))});\n`;
    return `${take}  expect(stateValues(${result})).toEqual(${JSON.stringify(stateValues(frame))});
${index === frames.length - 1 ? requests : ''}`;
  });
  return `
it(${JSON.stringify(`${machine.id}: ${pathTitle(machine, walk)}`)}, () => {
  const walk = startWalk(${name}${input});
${steps.join('')}});
`;
}

/** Paths of a flow as a complete Playwright file, which performs and checks each step with the page objects of the flow. */
export function playwrightCode({ machine, file }: ExportedChart, walks: Walk[]): string {
  const flow = nameOf(file).replace(/Chart$/, 'Flow');
  return `// Save this as e2e/<name>.spec.ts. It runs in Chromium (npx playwright install chromium), on a build of the app:
// npx vite build --mode embedded && npx playwright test e2e/<name>.spec.ts
import { openFlow } from './flows/openFlow.ts';
import { ${flow} } from './${file.split('/').slice(1, -1).join('/')}/${flow}.ts';
import { test } from './support/test.ts';

// Steps may make requests fail, and a failed sign-out is logged.
test.use({ expectedConsole: [/Failed to load resource|^Sign-out failed:/] });
${walks.map((walk) => playwrightTest(machine, flow, walk)).join('')}`;
}

function playwrightTest(machine: AnyStateMachine, flow: string, walk: Walk): string {
  const steps = foldWalk(machine, walk).frames.map(({ charts: [{ snapshot }] }, index) => {
    const step = walk.steps[index - 1];
    const does = step ? `  await does(${JSON.stringify(step.event.type)});\n` : '';
    return `${does}  await sees(${JSON.stringify(snapshot.value)});\n`;
  });
  return `
test(${JSON.stringify(`${machine.id}: ${pathTitle(machine, walk)}`)}, async ({ page, server }) => {
  const { sees, does } = await openFlow(${flow}, { page, server });
${steps.join('')}});
`;
}

/** The name of a file without its extension. */
function nameOf(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1).replace(/\.ts$/, '');
}
