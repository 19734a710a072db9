import { describe, expect, it } from 'vitest';
import { refused } from '../../testing/answers.ts';
import * as select from '../selectors.ts';
import { ann, bob, openListing, openRefreshing } from './openList.ts';

/** How many there are in all. */
export function counting() {
  describe('the number of rows', () => {
    it('comes beside the rows, which never wait for it', async () => {
      const { counts, now } = await openListing();
      expect(select.totalOf(now())).toBeNull();
      await counts.answer({ ok: true, value: 72 });
      expect(select.totalOf(now())).toBe(72);
      expect(now().value.total).toBe('counted');
    });

    it('is unknown for another search until it is counted', async () => {
      const { actor, counts, now } = await openListing();
      await counts.answer({ ok: true, value: 72 });
      actor.send({ type: 'search.change', text: 'ann' });
      actor.send({ type: 'search.submit' });
      expect(select.totalOf(now())).toBeNull();
      await counts.answer({ ok: true, value: 1 });
      expect(select.totalOf(now())).toBe(1);
    });

    it.each(['list.refresh', 'row.added'] as const)(
      'is counted again on %s, the old one staying until then',
      async (type) => {
        const { actor, counts, now } = await openListing();
        await counts.answer({ ok: true, value: 72 });
        actor.send({ type });
        expect(select.totalOf(now())).toBe(72);
        await counts.answer({ ok: true, value: 73 });
        expect(select.totalOf(now())).toBe(73);
      },
    );

    it('is unknown when it could not be counted again, and Retry of the list counts too', async () => {
      const { actor, pages, counts, now } = await openRefreshing();
      await counts.answer({ ok: true, value: 72 });
      actor.send({ type: 'list.refresh' });
      await counts.answer(refused('unreachable'));
      expect(select.totalOf(now())).toBeNull();
      expect(select.failureOf(now())).toBeNull();
      await pages.answer(refused('unreachable'));
      actor.send({ type: 'list.retry' });
      await counts.answer({ ok: true, value: 74 });
      expect(select.totalOf(now())).toBe(74);
    });

    it('is unknown after a defect or 15 s', async () => {
      const broken = await openListing();
      await broken.counts.fail();
      expect(broken.now().matches({ total: 'unknown' })).toBe(true);
      const late = await openListing();
      late.clock.increment(15_000);
      expect(late.now().matches({ total: 'unknown' })).toBe(true);
      expect(late.rows()).toEqual([ann, bob]);
    });
  });
}
