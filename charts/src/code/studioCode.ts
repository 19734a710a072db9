import type { AnyStateMachine } from 'xstate';
import { actionText, guardText } from '../../../machines/testing/wording.ts';

/** Properties with values or anonymous functions, which Stately Studio cannot show. */
const LEFT_OUT = ['context', 'params', 'input', 'output', 'meta'];

/**
 * A chart as code for Stately Studio that imports only xstate: the same states and transitions, with the names of
 * effects, actions and guards.
 */
export function studioCode(machine: AnyStateMachine): string {
  const config = JSON.stringify(machine.config, byName, 2);
  return `import { createMachine } from 'xstate';\n\nexport const machine = createMachine(${config});\n`;
}

/**
 * A JSON replacer that replaces guards, actions and effects with their names; `this` is the object with the property.
 */
function byName(this: unknown, key: string, value: unknown): unknown {
  if (LEFT_OUT.includes(key)) return undefined;
  if (key === 'guard') return guardText(value) ?? undefined;
  if (key === 'actions' || key === 'entry' || key === 'exit') return [value].flat().map(actionText);
  if (key === 'src' && typeof value !== 'string') return (this as { id: string }).id;
  return value;
}
