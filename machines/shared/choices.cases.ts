import { describe, expect, it } from 'vitest';
import type { SimulatedClock } from 'xstate';
import { REQUEST_TIMEOUT } from '../rules/limits.ts';
import { accepted, answering, DEFECT, rejected, settle } from '../testing/answers.ts';
import { selectChoicesStatus } from './dialogSelectors.ts';
import type { Outcome } from './outcome.ts';

type Load<Choices> = ReturnType<typeof answering<Outcome<Choices>>>;
type Dialog = {
  actor: { send(event: { type: 'choices.retry' }): void; getSnapshot(): Parameters<typeof selectChoicesStatus>[0] };
  clock: SimulatedClock;
};

/** Tests shared by dialogs that load their choices. */
export function describeChoices<Choices>(
  choices: Choices,
  openDialog: (load: Load<Choices>) => Dialog | Promise<Dialog>,
) {
  describe('choices that failed to load', () => {
    it.each([
      ['rejected', { answer: rejected('other') }],
      ['an unexpected error', { answer: DEFECT }],
    ] as const)('can be requested again: %s', async (_, { answer }) => {
      const load = answering<Outcome<Choices>>(answer, accepted(choices));
      const { actor } = await openDialog(load);
      await settle();
      expect(selectChoicesStatus(actor.getSnapshot())).toBe('failed');
      actor.send({ type: 'choices.retry' });
      expect(selectChoicesStatus(actor.getSnapshot())).toBe('loading');
      await settle();
      expect(selectChoicesStatus(actor.getSnapshot())).toBe('ready');
      expect(load).toHaveBeenCalledTimes(2);
    });

    it('time out after 15 s', async () => {
      const { actor, clock } = await openDialog(answering<Outcome<Choices>>());
      clock.increment(REQUEST_TIMEOUT - 1);
      expect(selectChoicesStatus(actor.getSnapshot())).toBe('loading');
      clock.increment(1);
      expect(selectChoicesStatus(actor.getSnapshot())).toBe('failed');
    });
  });
}
