import { describe, expect, it } from 'vitest';
import { atLeast, exactly, rejected } from '../../testing/answers.ts';
import * as select from '../selectors.ts';
import { ann, bob, cem, openList, openListing, openRefreshing, page } from './openList.ts';

/** Tests of the total number of rows. */
export function counting() {
  describe('total', () => {
    it('loads in parallel with the rows', async () => {
      const { counts, now } = await openListing();
      expect(select.totalOf(now())).toBeNull();
      await counts.answer({ ok: true, value: exactly(72) });
      expect(select.totalOf(now())).toEqual(exactly(72));
      expect(now().value.total).toBe('counted');
    });

    it('is unknown for a new search until it is counted', async () => {
      const { actor, counts, now } = await openListing();
      await counts.answer({ ok: true, value: exactly(72) });
      actor.send({ type: 'search.change', text: 'ann' });
      actor.send({ type: 'search.submit' });
      expect(select.totalOf(now())).toBeNull();
      await counts.answer({ ok: true, value: exactly(1) });
      expect(select.totalOf(now())).toEqual(exactly(1));
    });

    it.each(['list.refresh', 'row.added'] as const)(
      'counts again on %s, and keeps the old total until then',
      async (type) => {
        const { actor, counts, now } = await openListing();
        await counts.answer({ ok: true, value: exactly(72) });
        actor.send({ type });
        expect(select.totalOf(now())).toEqual(exactly(72));
        await counts.answer({ ok: true, value: exactly(73) });
        expect(select.totalOf(now())).toEqual(exactly(73));
      },
    );

    it('is unknown after an error, and Retry counts again', async () => {
      const { actor, pages, counts, now } = await openRefreshing();
      await counts.answer({ ok: true, value: exactly(72) });
      actor.send({ type: 'list.refresh' });
      await counts.answer(rejected('unreachable'));
      expect(select.totalOf(now())).toBeNull();
      expect(select.failureOf(now())).toBeNull();
      await pages.answer(rejected('unreachable'));
      actor.send({ type: 'list.retry' });
      await counts.answer({ ok: true, value: exactly(74) });
      expect(select.totalOf(now())).toEqual(exactly(74));
    });

    it('replaces a partial count with the number of rows once all are loaded', async () => {
      const { actor, counts, pages, now } = await openListing();
      await counts.answer({ ok: true, value: atLeast(100) });
      expect(select.totalOf(now())).toEqual(atLeast(100));
      expect(select.tableOf(now()).exactTotal).toBeNull();
      actor.send({ type: 'page.more' });
      await pages.answer(page([cem]));
      expect(select.totalOf(now())).toEqual(exactly(3));
      expect(select.tableOf(now()).exactTotal).toBe(3);
    });

    it('ignores rows that are not loaded or belong to another search', async () => {
      const early = openList();
      await early.counts.answer({ ok: true, value: atLeast(90) });
      expect(select.totalOf(early.now())).toEqual(atLeast(90));
      await early.pages.answer(rejected('unreachable'));
      expect(select.totalOf(early.now())).toEqual(atLeast(90));
      early.actor.send({ type: 'list.refresh' });
      expect(select.totalOf(early.now())).toEqual(atLeast(90));

      const { actor, counts, pages, now } = openList();
      await pages.answer(page([ann, bob]));
      await counts.answer({ ok: true, value: exactly(2) });
      actor.send({ type: 'search.change', text: 'an' });
      actor.send({ type: 'search.submit' });
      await counts.answer({ ok: true, value: atLeast(90) });
      expect(select.totalOf(now())).toEqual(atLeast(90));
      await pages.answer(rejected('unreachable'));
      expect(select.totalOf(now())).toEqual(atLeast(90));
    });

    it('keeps the number of all rows during a refresh', async () => {
      const { actor, counts, pages, now } = openList();
      await pages.answer(page([ann, bob]));
      await counts.answer({ ok: true, value: atLeast(1) });
      actor.send({ type: 'list.refresh' });
      expect(select.totalOf(now())).toEqual(exactly(2));
      await pages.answer(page([ann, bob, cem]));
      await counts.answer({ ok: true, value: atLeast(1) });
      expect(select.totalOf(now())).toEqual(exactly(3));
    });

    it('is unknown after an unexpected error or 15 s', async () => {
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
