import { StateMachine, type AnyStateMachine } from 'xstate';
import { bareState, type Names } from './bareConfig.ts';
import { Code, literal } from './literal.ts';

/**
 * A chart as code that needs xstate alone, to be pasted into Stately Studio: the same states and transitions, with
 * effects, actions and guards by name only.
 */
export function studioCode(machine: AnyStateMachine): string {
  const names: Names = { actions: new Set(), guards: new Set(), actors: new Set(), delays: new Set() };
  const config = bareState(machine.config as Record<string, unknown>, names);
  const { actors, delays } = machine.implementations;
  const parts = {
    actors: declared(names.actors, (name) =>
      actors[name] instanceof StateMachine ? `createMachine({ id: '${name}' })` : 'fromPromise(async () => {})',
    ),
    actions: declared(names.actions, () => '() => {}'),
    guards: declared(names.guards, () => '() => true'),
    delays: declared(new Set([...names.delays].filter((name) => Number.isNaN(Number(name)))), (name) =>
      String(typeof delays[name] === 'number' ? delays[name] : 1_000),
    ),
  };
  const declarations = Object.fromEntries(Object.entries(parts).filter(([, part]) => Object.keys(part).length > 0));
  const used = ['createMachine', 'fromPromise'].filter((name) => literal(declarations).includes(`${name}(`));
  return [
    `import { ${[...used, 'setup'].join(', ')} } from 'xstate';`,
    '',
    `export const machine = setup(${literal(declarations)}).createMachine(${literal(config)});`,
    '',
  ].join('\n');
}

function declared(names: Set<string>, text: (name: string) => string): Record<string, Code> {
  return Object.fromEntries([...names].sort().map((name) => [name, new Code(text(name))]));
}
