import type { AnyStateMachine } from 'xstate';
import { foldWalk, requestsOf, stateValues, type Walk } from '../../../machines/testing/walk.ts';
import { modelOf } from '../model/chartModel.ts';
import { literal, quoted, WIDTH } from './literal.ts';
import { pathTitle } from './pathWords.ts';

/**
 * Paths as a complete Vitest file, to be saved beside the chart.
 * @param file the file of the chart, which exports it under the name of the file
 */
export function vitestCode(machine: AnyStateMachine, file: string, walks: Walk[]): string {
  const folders = file.split('/').slice(0, -1);
  const name = nameOf(file);
  const testing = folders[0] === 'machines' ? '../testing' : `${'../'.repeat(folders.length)}machines/testing`;
  return [
    `// Save this as ${folders.join('/')}/<name>.test.ts.`,
    "import { expect, it } from 'vitest';",
    `import { requestsOf, startWalk, stateValues } from '${testing}/walk.ts';`,
    `import { ${name} } from './${name}.ts';`,
    ...walks.flatMap((walk) => ['', ...vitestTest(machine, name, walk)]),
    '',
  ].join('\n');
}

function vitestTest(machine: AnyStateMachine, name: string, walk: Walk): string[] {
  const { frames } = foldWalk(machine, walk);
  return [
    `it(${quoted(`${machine.id}: ${pathTitle(machine, walk)}`)}, () => {`,
    ...frames.flatMap((frame, index) => {
      const step = walk.steps[index - 1];
      const variable = step ? `step${index}` : 'walk.start';
      const start =
        walk.input === undefined ? `startWalk(${name})` : call(`const walk = startWalk(${name}, `, walk.input);
      const first = start.startsWith('const') ? start : `const walk = ${start};`;
      return [
        ...(step ? ['', call(`const step${index} = walk.take(`, step)] : [first]),
        call(`expect(stateValues(${variable})).toEqual(`, stateValues(frame)),
        ...(index === frames.length - 1 ? [call(`expect(requestsOf(${variable})).toEqual(`, requestsOf(frame))] : []),
      ].map((line) => (line === '' ? '' : `  ${line}`));
    }),
    '});',
  ];
}

/** A statement that ends with a call with a literal. */
function call(start: string, argument: unknown): string {
  return `${start}${literal(argument, 2, start.length + 2)});`;
}

/** Paths of a flow as a complete Playwright file, which performs and checks each step with the page objects of the flow. */
export function playwrightCode(machine: AnyStateMachine, file: string, walks: Walk[]): string {
  const flow = nameOf(file).replace(/Chart$/, 'Flow');
  const tests = walks.flatMap((walk) => ['', ...playwrightTest(machine, flow, walk)]);
  return [
    '// Save this as e2e/<name>.spec.ts.',
    "import { openFlow } from './flows/openFlow.ts';",
    `import { ${flow} } from './${file.split('/').slice(1, -1).join('/')}/${flow}.ts';`,
    "import { test } from './support/test.ts';",
    '',
    '// Steps may make requests fail, and a failed sign-out is logged.',
    'test.use({ expectedConsole: [/Failed to load resource|^Sign-out failed:/] });',
    ...tests,
    '',
  ].join('\n');
}

function playwrightTest(machine: AnyStateMachine, flow: string, walk: Walk): string[] {
  const start = `test(${quoted(`${machine.id}: ${pathTitle(machine, walk)}`)}, async (`;
  const isLong = `${start}{ page, server }) => {`.length > WIDTH;
  return [
    `${start}${isLong ? '{\n  page,\n  server,\n}' : '{ page, server }'}) => {`,
    `  const { sees, does } = await openFlow(${flow}, { page, server });`,
    ...foldWalk(machine, walk).frames.flatMap(({ charts: [{ snapshot }] }, index) => {
      const step = walk.steps[index - 1];
      const seen = `  await sees(${quoted(String(snapshot.value))});`;
      return step ? [`  await does(${quoted(step.event.type)});`, seen] : [seen];
    }),
    '});',
  ];
}

/** The name of a file without its extension. */
function nameOf(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1).replace(/\.ts$/, '');
}

/** Whether a chart is a flow, whose handlers can be run in a browser. */
export function isFlow(machine: AnyStateMachine): boolean {
  return modelOf(machine).passesThrough !== null;
}
