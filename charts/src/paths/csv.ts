import type { AnyStateMachine } from 'xstate';
import type { Walk } from '../../../machines/testing/walk.ts';
import { csvText } from '../../../src/lib/csvText.ts';
import { addressOf } from '../walk/address.ts';
import { capitalized, pathWords } from './pathWords.ts';

const HEAD = ['Title', 'Step', 'Action', 'Test data', 'Expected result', 'Chart', 'Address'];

/**
 * Paths as CSV for test management, with a row for each step.
 * @param gallery the address of the gallery, which opens each step
 */
export function csv(machine: AnyStateMachine, walks: Walk[], gallery: string): string {
  const rows = walks.flatMap((walk) => {
    const { title, steps } = pathWords(machine, walk);
    return steps.map(({ action, data, states, messages }, index) => [
      title,
      String(index),
      capitalized(action),
      data.map(([name, value]) => `${name}: ${value}`).join('\n'),
      [...states, ...messages].map(capitalized).join('\n'),
      machine.id,
      gallery + addressOf({ chart: machine.id, walk: { ...walk, steps: walk.steps.slice(0, index) } }),
    ]);
  });
  return csvText([HEAD, ...rows]);
}
