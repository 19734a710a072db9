import { createMachine, not, type AnyStateMachine } from 'xstate';
import { mutated, type Mutation } from '../mutation/mutations.ts';

/** A chart that loops without an end stops with an error. */
const ITERATIONS = 200;

type Config = Record<string, unknown>;

/** The charts that contain a mutated chart: itself, and those that start it. */
export function withMutation(machines: AnyStateMachine[], mutation: Mutation): AnyStateMachine[] {
  return machines.flatMap((machine) => {
    const changed = changedChart(machine, mutation);
    return changed === machine ? [] : [changed];
  });
}

/** A copy of a chart in which the mutation is applied to itself or to a child chart; itself if there is none. */
function changedChart(machine: AnyStateMachine, mutation: Mutation): AnyStateMachine {
  const config = machine.config as Config;
  const { implementations } = machine as unknown as { implementations: { actors: Record<string, unknown> } };
  if (config['id'] === mutation.chart) {
    const changed = { ...mutated(config, mutation, not), options: { maxIterations: ITERATIONS } };
    return createMachine(changed as never, implementations as never);
  }
  const actors = Object.entries(implementations.actors).flatMap(([name, actor]) => {
    if (!isMachine(actor)) return [];
    const changed = changedChart(actor, mutation);
    return changed === actor ? [] : [[name, changed] as const];
  });
  return actors.length === 0 ? machine : machine.provide({ actors: Object.fromEntries(actors) as never });
}

function isMachine(value: unknown): value is AnyStateMachine {
  return typeof value === 'object' && value !== null && 'config' in value && 'provide' in value;
}
