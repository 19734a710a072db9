import { createMachine, not, StateMachine, type AnyStateMachine } from 'xstate';
import type { ChartSamples } from '../../../charts/src/walk/samples.ts';
import { mutated, type Mutation } from '../mutation/mutations.ts';
import { partsOf, reachedParts } from './coverage.ts';
import { explore, type Explored } from './explore.ts';
import type { Moment } from './moment.ts';
import { rulesOf } from './rules/all.ts';

/** The number of steps through a chart, through a chart with a fault, and through a chart that starts it. */
const [STEPS, FAULT_STEPS, PARENT_STEPS] = [3_000, 6_000, 500];
/** A chart that loops without an end stops with an error. */
const MAX_ITERATIONS = 200;

/** `unseen`: the parts of the chart that no walk reached. */
type Result = Explored & { unseen: string[] };

/** Explores charts, and charts with a planted fault. */
export function explorer(machines: AnyStateMachine[], samples: Record<string, ChartSamples>) {
  const usual = new Map<string, string[]>();

  const exploreChart = (machine: AnyStateMachine, seed: number, steps = STEPS): Result => {
    const unseen = new Set(partsOf(machine, samples[machine.id]));
    const note = (moment: Moment) => reachedParts(moment).forEach((part) => unseen.delete(part));
    const explored = explore({ machine, samples, rules: rulesOf(machine.id) }, { seed, steps, note });
    return { ...explored, unseen: [...unseen] };
  };

  /** The parts of a chart without the fault that no walk reaches. */
  const usuallyUnseen = (machine: AnyStateMachine, seed: number): string[] => {
    const unseen = usual.get(machine.id) ?? exploreChart(machine, seed).unseen;
    usual.set(machine.id, unseen);
    return unseen;
  };

  /** Explores the charts that contain a fault. Also finds parts that only walks without the fault reach. */
  const exploreFault = (mutation: Mutation, seed: number): Pick<Result, 'broken' | 'unseen'> & { chart: string } => {
    let unseen: string[] = [];
    for (const machine of machines) {
      const changed = withMutation(machine, mutation);
      if (changed === machine) continue;
      const isOwn = machine.id === mutation.chart;
      const result = exploreChart(changed, seed, isOwn ? FAULT_STEPS : PARENT_STEPS);
      if (result.broken) return { chart: machine.id, broken: result.broken, unseen: [] };
      if (isOwn) unseen = result.unseen.filter((part) => !usuallyUnseen(machine, seed).includes(part));
    }
    return { chart: mutation.chart, broken: null, unseen };
  };

  return { exploreChart, exploreFault };
}

/** A copy of a chart with the mutation in itself or in its child charts; the chart itself if it does not contain it. */
function withMutation(machine: AnyStateMachine, mutation: Mutation): AnyStateMachine {
  const config = machine.config as Record<string, unknown>;
  const { implementations } = machine as unknown as { implementations: { actors: Record<string, unknown> } };
  if (machine.id === mutation.chart) {
    const changed = { ...mutated(config, mutation, not), options: { maxIterations: MAX_ITERATIONS } };
    return createMachine(changed as never, implementations as never);
  }
  const actors = Object.entries(implementations.actors).flatMap(([name, actor]) => {
    const changed = actor instanceof StateMachine ? withMutation(actor as AnyStateMachine, mutation) : actor;
    return changed === actor ? [] : [[name, changed] as const];
  });
  return actors.length === 0 ? machine : machine.provide({ actors: Object.fromEntries(actors) as never });
}
