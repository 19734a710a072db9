import type { AnyStateMachine } from 'xstate';
import type { Walk } from '../../../machines/testing/walk.ts';
import { modelOf } from '../model/chartModel.ts';
import { capitalized, pathWords, type PathWords } from './pathWords.ts';
import { nameInWords } from './words.ts';

/** Paths as a Gherkin feature, with a scenario for each path. Unchanged states are left out, except at the end. */
export function gherkin(machine: AnyStateMachine, walks: Walk[]): string {
  const { id, description, passesThrough } = modelOf(machine);
  const isFlow = passesThrough !== null;
  const paths = walks.map((walk) => pathWords(machine, walk));
  const scenarios = paths.map((path, index) => {
    const earlier = paths.slice(0, index).filter(({ title }) => title === path.title).length;
    const title = earlier === 0 ? path.title : `${path.title} (${earlier + 1})`;
    return [`  Scenario: ${title}`, ...scenarioLines(path, isFlow), ''];
  });
  const feature = isFlow ? id : capitalized(nameInWords(id));
  return [`Feature: ${feature}`, `  ${description}`, '', ...scenarios.flat()].join('\n');
}

function scenarioLines({ steps }: PathWords, isFlow: boolean): string[] {
  const lines: string[] = [];
  let last = '';
  const add = (keyword: string, text: string, data: [string, string][] = []) => {
    lines.push(`    ${keyword === last ? 'And' : keyword} ${text}${data.length > 0 ? ' with:' : ''}`, ...table(data));
    last = keyword;
  };
  steps.forEach(({ action, data, states, messages }, index) => {
    if (index === 0) {
      if (data.length > 0) add('Given', action, data);
      for (const state of states) add('Given', state);
      return;
    }
    add('When', action, data);
    const before = steps[index - 1]?.states ?? [];
    const isAllShown = isFlow || index === steps.length - 1;
    const shown = states.filter((state) => isAllShown || !before.includes(state));
    for (const result of [...shown, ...messages]) add('Then', result);
  });
  return lines;
}

/** A data table with aligned columns. */
function table(data: [string, string][]): string[] {
  const rows = data.map((row) => row.map((cell) => cell.replaceAll(/[\\|]/g, '\\$&').replaceAll('\n', '\\n')));
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) => `      | ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`);
}
