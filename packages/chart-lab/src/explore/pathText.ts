import type { AnyStateMachine } from 'xstate';
import { addressOf } from '../walk/address.ts';
import { chartModel } from '../chart/chartModel.ts';
import type { Step } from '../walk/walk.ts';
import type { Explored } from './explore.ts';

/** The address of the gallery of `npm run charts`. */
const GALLERY = 'http://localhost:5174/';

/** The maximum length of a payload in characters. */
const LONGEST = 100;

/** Returns a function that describes a broken rule: the rule, the path to it in words, and its address in the gallery. */
export function describer(machines: AnyStateMachine[]): (chart: string, broken: Explored) => string {
  const labels = new Map(
    machines.flatMap((machine) => chartModel(machine).transitions.map(({ descriptor, event }) => [descriptor, event])),
  );
  const stepText = ({ event: { type, ...payload }, to }: Step) => {
    const values = Object.keys(payload).length === 0 ? '' : ` ${JSON.stringify(payload)}`;
    const text = `${to === undefined ? '' : `${to}: `}${labels.get(type) ?? type}${values}`;
    return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
  };
  return (chart, { rule, walk }) =>
    [
      `  rule: ${rule}`,
      ...(walk.input === undefined ? [] : [`  start: ${JSON.stringify(walk.input).slice(0, LONGEST)}`]),
      ...walk.steps.map((step, index) => `  ${index + 1}. ${stepText(step)}`),
      `  ${GALLERY}${addressOf({ chart, walk })}`,
    ].join('\n');
}
