import type { AnyStateMachine } from 'xstate';
import { actionText, guardText } from '../model/wording.ts';

/** What Stately Studio cannot show: values and functions without a name. */
const LEFT_OUT = ['context', 'params', 'input', 'output', 'meta'];

/**
 * A chart as code that needs xstate alone, to be pasted into Stately Studio: the same states and transitions, with
 * effects, actions and guards by name only.
 */
export function studioCode(machine: AnyStateMachine): string {
  const config = JSON.stringify(machine.config, byName, 2);
  return `import { createMachine } from 'xstate';\n\nexport const machine = createMachine(${config});\n`;
}

/** Replaces guards, actions and effects by their names; `this` is the object that has the property. */
function byName(this: unknown, key: string, value: unknown): unknown {
  if (LEFT_OUT.includes(key)) return undefined;
  if (key === 'guard') return guardText(value) ?? undefined;
  if (key === 'actions' || key === 'entry' || key === 'exit') return [value].flat().map(actionText);
  if (key === 'src' && typeof value !== 'string') return (this as { id: string }).id;
  return value;
}
