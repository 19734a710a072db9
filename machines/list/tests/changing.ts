import { describe, expect, it } from 'vitest';
import { rejected, settle } from '../../testing/answers.ts';
import { SPINNER_DELAY } from '../listContext.ts';
import * as select from '../selectors.ts';
import {
  MESSAGE,
  ann,
  anna,
  bob,
  cem,
  hasNoSpinner,
  openList,
  openListing,
  openRefreshing,
  page,
  searched,
} from './openList.ts';

/** Tests of refreshing a list. */
export function refreshing() {
  describe('refreshing', () => {
    it.each(['list.refresh', 'row.added'] as const)(
      'keeps the rows on screen until the response (%s)',
      async (type) => {
        const { actor, pages, now, rows } = await openListing();
        actor.send({ type });
        expect(select.isRefreshing(now())).toBe(true);
        expect(rows()).toEqual([ann, bob]);
        expect(pages.latest().input).toEqual({ ...searched(''), after: null });
        await pages.answer(page([cem, ann]));
        expect(select.isRefreshing(now())).toBe(false);
        expect(rows()).toEqual([cem, ann]);
      },
    );

    it('requests as many rows as loaded, at most 500, and one page for a new query', async () => {
      const listOf = (length: number) => page(Array.from({ length }, (_, row) => ({ id: String(row), name: 'Ann' })));
      const { actor, pages, now } = openList();
      await pages.answer(listOf(120));
      actor.send({ type: 'list.refresh' });
      expect(pages.latest().input).toEqual({ ...searched(''), after: null, size: 120 });
      await pages.answer(rejected('unreachable'));
      actor.send({ type: 'list.retry' });
      expect(pages.latest().input.size).toBe(120);
      actor.send({ type: 'filter.set', name: 'role', value: 'ADMIN' });
      expect(pages.latest().input).toEqual({ search: '', filters: { role: 'ADMIN' }, after: null });
      await pages.answer(listOf(700));
      actor.send({ type: 'list.refresh' });
      expect(pages.latest().input.size).toBe(500);
      expect(select.isRefreshing(now())).toBe(true);
    });

    it('keeps the old rows and marks them as stale on an error', async () => {
      const { actor, pages, now, rows } = await openRefreshing();
      await pages.answer(rejected('unreachable'));
      expect(select.isStale(now())).toBe(true);
      expect(select.failureOf(now())).toBe(MESSAGE);
      expect(rows()).toEqual([ann, bob]);
      actor.send({ type: 'list.retry' });
      expect(select.isRefreshing(now())).toBe(true);
      expect(select.isStale(now())).toBe(false);
      await pages.answer(page([]));
      expect(select.isEmpty(now())).toBe(true);
    });

    it('dims the rows when the response takes longer than a moment', async () => {
      const { clock, now } = await openRefreshing();
      clock.increment(SPINNER_DELAY - 1);
      expect(select.isDimmed(now())).toBe(false);
      clock.increment(1);
      expect(select.isDimmed(now())).toBe(true);
    });

    it('shows when it is slow, and times out after 15 s', async () => {
      const { clock, now } = await openRefreshing();
      clock.increment(4_999);
      expect(select.isSlow(now())).toBe(false);
      clock.increment(1);
      expect(select.isSlow(now())).toBe(true);
      expect(select.isDimmed(now())).toBe(true);
      clock.increment(10_000);
      expect(select.isStale(now())).toBe(true);
      expect(now().context.error?.kind).toBe('unreachable');
    });

    it('handles an unexpected error', async () => {
      const { pages, now } = await openRefreshing();
      await pages.fail();
      expect(select.isStale(now())).toBe(true);
      expect(select.failureOf(now())).toBe(MESSAGE);
    });
  });
}

/** Tests of rows that a dialog changed. */
export function changedRows() {
  describe('changed rows', () => {
    it('replaces a saved row in place', async () => {
      const { actor, pages, rows } = await openListing();
      actor.send({ type: 'row.saved', row: anna });
      expect(rows()).toEqual([anna, bob]);
      expect(pages.requests).toHaveLength(1);
    });

    it('removes a row, and counts again', async () => {
      const { actor, counts, pages, now, rows } = await openListing();
      actor.send({ type: 'row.removed', id: '1' });
      expect(rows()).toEqual([bob]);
      expect(select.isListing(now())).toBe(true);
      expect(pages.requests).toHaveLength(1);
      expect(counts.requests).toHaveLength(2);
    });

    it('reloads the list after its last row was removed', async () => {
      const { actor, pages, now } = await openListing(null);
      actor.send({ type: 'row.removed', id: '1' });
      actor.send({ type: 'row.removed', id: '2' });
      expect(hasNoSpinner(now())).toBe(true);
      await pages.answer(page([]));
      expect(select.isEmpty(now())).toBe(true);
    });

    it('shows no rows after the last one was removed during a refresh', async () => {
      const { actor, pages, now, rows } = await openRefreshing();
      actor.send({ type: 'row.removed', id: '1' });
      actor.send({ type: 'row.removed', id: '2' });
      expect(rows()).toEqual([]);
      expect(hasNoSpinner(now())).toBe(true);
      expect(pages.requests).toHaveLength(4);
    });

    it.each([
      [{ type: 'row.removed', id: '1' }, [bob]],
      [{ type: 'row.saved', row: anna }, [anna, bob]],
    ] as const)(
      'requests again after a change during a refresh, and ignores the older response',
      async (event, expected) => {
        const { actor, pages, now, rows } = await openRefreshing();
        const older = pages.latest();
        actor.send(event);
        expect(rows()).toEqual(expected);
        expect(older.signal.aborted).toBe(true);
        older.resolve(page([ann, bob]));
        await settle();
        expect(select.isRefreshing(now())).toBe(true);
        expect(rows()).toEqual(expected);
        expect(pages.requests).toHaveLength(3);
      },
    );
  });
}
