import type * as XState from 'xstate';
import { vi } from 'vitest';
import type { Mutation } from './mutations.ts';

/** A setup file that applies the mutation of the environment to the created charts. */
vi.mock('xstate', async (original) => {
  const xstate = await original<typeof XState>();
  const { mutated } = await import('./mutations.ts');
  const mutation = JSON.parse(process.env['CHART_MUTATION'] ?? '{}') as Mutation;
  const setup = (parts: never) => {
    const made = xstate.setup(parts);
    const createMachine = (config: { id?: string }) =>
      made.createMachine((config.id === mutation.chart ? mutated(config, mutation, xstate.not) : config) as never);
    return { ...made, createMachine };
  };
  return { ...xstate, setup };
});
