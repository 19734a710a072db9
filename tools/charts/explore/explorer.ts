import type { AnyStateMachine } from 'xstate';
import type { ChartSamples } from '../../../charts/src/walk/samples.ts';
import type { Mutation } from '../mutation/mutations.ts';
import { Coverage } from './coverage.ts';
import { explore, type Explored } from './explore.ts';
import { INVARIANTS } from './invariants/all.ts';
import { withMutation } from './planted.ts';

/** The number of steps through a chart, and through one that starts with different inputs. */
const [STEPS, WITH_INPUTS] = [2_000, 4_000];
/** The number of steps through a chart that starts the mutated one. */
const PARENT_STEPS = 500;

/** `lacks`: what the chart declares and no walk did. */
type Result = Explored & { lacks: string[] };

/** Explores charts, and charts with a planted fault. */
export function explorer(machines: AnyStateMachine[], samples: Record<string, ChartSamples>) {
  const usual = new Map<string, string[]>();

  const exploreChart = (machine: AnyStateMachine, seed: number, most = WITH_INPUTS): Result => {
    const { events = {}, input = [] } = samples[machine.id] ?? {};
    const steps = Math.min(most, input.length > 1 ? WITH_INPUTS : STEPS);
    const invariants = INVARIANTS.filter(({ charts }) => charts?.includes(machine.id) ?? true);
    const coverage = new Coverage(machine, Object.keys(events));
    const explored = explore({ machine, samples, invariants }, { seed, steps, note: coverage.note });
    return { ...explored, lacks: coverage.lacks };
  };

  /** What no walk through the chart without a fault did. */
  const lacksOf = (id: string, seed: number): string[] => {
    const machine = machines.find((found) => found.id === id);
    const lacks = usual.get(id) ?? (machine ? exploreChart(machine, seed).lacks : []);
    usual.set(id, lacks);
    return lacks;
  };

  /** Explores the charts that contain a fault. What only the chart without the fault does is found, too. */
  const exploreFault = (mutation: Mutation, seed: number): Pick<Result, 'broken' | 'lacks'> & { chart: string } => {
    const changed = withMutation(machines, mutation);
    const own = changed.find(({ id }) => id === mutation.chart);
    for (const machine of changed) {
      const { broken } = exploreChart(machine, seed, machine === own ? WITH_INPUTS : PARENT_STEPS);
      if (broken) return { chart: machine.id, broken, lacks: [] };
    }
    const again = own ? [seed, seed + 1].map((other) => exploreChart(own, other)) : [];
    const broken = again.find((result) => result.broken)?.broken ?? null;
    const [first = [], second = []] = again.map(({ lacks }) => lacks);
    const without = lacksOf(mutation.chart, seed);
    const lacks = first.filter((lack) => second.includes(lack) && !without.includes(lack));
    return { chart: mutation.chart, broken, lacks: broken ? [] : lacks };
  };

  return { exploreChart, exploreFault };
}
