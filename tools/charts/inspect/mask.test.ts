import fc from 'fast-check';
import { initialTransition, transition, type AnyMachineSnapshot } from 'xstate';
import { expect, it } from 'vitest';
import { choicesOf, eventsOf } from 'chart-lab/walk/choices.ts';
import { inputsOf } from 'chart-lab/lab.ts';
import { samples } from '../../../charts/samples/samples.ts';
import { createMask } from '../../../src/app/inspect/mask.ts';
import { productionCharts } from '../productionCharts.ts';

const charts = await productionCharts();

it.each(charts)('the guards of $machine.id decide alike for masked events', ({ machine }) => {
  const inputs = inputsOf(samples, machine.id);
  const initial = (input: unknown) => initialTransition(machine, input)[0] as AnyMachineSnapshot;
  fc.assert(
    fc.property(fc.nat(), fc.array(fc.nat(), { minLength: 1, maxLength: 25 }), (chosenInput, walk) => {
      const mask = createMask();
      const input = inputs[chosenInput % inputs.length];
      let original = initial(input);
      let masked = initial(mask(input));
      for (const chosen of walk) {
        const events = choicesOf(original, samples).flatMap(eventsOf);
        const event = events[chosen % events.length];
        if (!event) return;
        const { type, ...payload } = event;
        [original] = transition(machine, original, event) as unknown as [AnyMachineSnapshot];
        [masked] = transition(machine, masked, { ...(mask(payload) as object), type }) as unknown as [
          AnyMachineSnapshot,
        ];
        expect(masked.value, type).toEqual(original.value);
      }
    }),
    { numRuns: 200 },
  );
});
