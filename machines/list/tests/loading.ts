import { describe, expect, it } from 'vitest';
import { rejected } from '../../testing/answers.ts';
import * as select from '../selectors.ts';
import {
  MESSAGE,
  ann,
  behindBob,
  bob,
  cem,
  isQuiet,
  openList,
  openListing,
  openLoadingMore,
  page,
  searched,
} from './openList.ts';

/** From nothing on screen to the first page, or why there is none. */
export function firstLoad() {
  describe('the first load', () => {
    it('shows nothing for 150 ms, then a spinner, and says after 5 s that it is still working', () => {
      const { clock, now } = openList();
      clock.increment(149);
      expect(isQuiet(now())).toBe(true);
      expect(select.isLoading(now())).toBe(false);
      expect(now().hasTag('busy')).toBe(true);
      clock.increment(1);
      expect(isQuiet(now())).toBe(false);
      expect(select.isLoading(now())).toBe(true);
      clock.increment(4_849);
      expect(select.isSlow(now())).toBe(false);
      clock.increment(1);
      expect(select.isSlow(now())).toBe(true);
      expect(select.isLoading(now())).toBe(true);
    });

    it('gives up after 15 s, drops the answer, and Retry asks again', async () => {
      const { actor, clock, pages, now } = openList();
      clock.increment(15_000);
      expect(select.isFailed(now())).toBe(true);
      expect(select.failureOf(now())).toBe(MESSAGE);
      expect(pages.latest().signal.aborted).toBe(true);
      await pages.answer(page([ann]));
      expect(select.isFailed(now())).toBe(true);
      actor.send({ type: 'list.retry' });
      expect(isQuiet(now())).toBe(true);
      expect(select.failureOf(now())).toBeNull();
      await pages.answer(page([ann]));
      expect(select.isListing(now())).toBe(true);
    });

    it('asks once for as many rows as somebody comes back to', async () => {
      const { actor, pages, counts } = openList(searched('ann'), 150);
      expect(pages.latest().input).toEqual({ ...searched('ann'), after: null, size: 150 });
      expect(counts.latest().input).toEqual({ ...searched('ann'), after: null });
      await pages.answer(page([ann], behindBob));
      actor.send({ type: 'page.more' });
      expect(pages.latest().input).toEqual({ ...searched('ann'), after: behindBob });
      await pages.answer(page([cem]));
      actor.send({ type: 'list.refresh' });
      expect(pages.latest().input).toEqual({ ...searched('ann'), after: null });
    });

    it('lists what comes, and asks for what the address says', async () => {
      const { pages, counts, now, rows } = openList(searched(' ann '));
      expect(pages.latest().input).toEqual({ ...searched('ann'), after: null });
      expect(counts.latest().input).toEqual({ ...searched('ann'), after: null });
      expect(select.searchTextOf(now())).toBe(' ann ');
      await pages.answer(page([ann]));
      expect(rows()).toEqual([ann]);
      expect(now().hasTag('busy')).toBe(false);
    });

    it('tells an empty list from a search without a match', async () => {
      const everything = openList();
      await everything.pages.answer(page([]));
      expect(select.isEmpty(everything.now())).toBe(true);
      const search = openList(searched('zoe'));
      await search.pages.answer(page([]));
      expect(select.isNoMatch(search.now())).toBe(true);
      expect(select.appliedSearchOf(search.now())).toBe('zoe');
    });

    it("says the server's words where they are for people", async () => {
      const { pages, now } = openList();
      await pages.answer(rejected('permission', 'Ask an administrator.'));
      expect(select.failureOf(now())).toBe('Ask an administrator.');
    });

    it('survives a defect of our own', async () => {
      const { pages, now } = openList();
      await pages.fail();
      expect(select.failureOf(now())).toBe(MESSAGE);
    });

    it.each(['list.refresh', 'row.added'] as const)('starts again on %s while there are no rows', async (type) => {
      const { actor, pages, now } = openList();
      await pages.answer(page([]));
      actor.send({ type });
      expect(isQuiet(now())).toBe(true);
      expect(pages.requests).toHaveLength(2);
    });
  });
}

/** Pages behind the first. */
export function furtherPages() {
  describe('further pages', () => {
    it('come behind the last row, once each', async () => {
      const { actor, pages, now, rows } = await openListing();
      expect(select.endOf(now()).hasMore).toBe(true);
      actor.send({ type: 'page.more' });
      actor.send({ type: 'page.more' });
      expect(pages.requests).toHaveLength(2);
      expect(pages.latest().input).toEqual({ ...searched(''), after: behindBob });
      expect(select.isLoadingMore(now())).toBe(true);
      expect(rows()).toEqual([ann, bob]);
      await pages.answer(page([bob, cem]));
      expect(rows()).toEqual([ann, bob, cem]);
      expect(select.endOf(now()).hasMore).toBe(false);
      actor.send({ type: 'page.more' });
      expect(pages.requests).toHaveLength(2);
    });

    it('keep the rows when they fail, and Retry asks for the same page', async () => {
      const { actor, pages, now, rows } = await openLoadingMore();
      await pages.answer(rejected('unreachable'));
      expect(select.isMoreFailed(now())).toBe(true);
      expect(select.failureOf(now())).toBe(MESSAGE);
      expect(rows()).toEqual([ann, bob]);
      actor.send({ type: 'page.more' });
      expect(pages.requests).toHaveLength(2);
      actor.send({ type: 'list.retry' });
      expect(select.failureOf(now())).toBeNull();
      expect(pages.latest().input).toEqual({ ...searched(''), after: behindBob });
      await pages.answer(page([cem]));
      expect(rows()).toEqual([ann, bob, cem]);
    });

    it('say when they are slow, and end after 15 s', async () => {
      const { clock, now } = await openLoadingMore();
      clock.increment(4_999);
      expect(select.isSlow(now())).toBe(false);
      clock.increment(1);
      expect(select.isSlow(now())).toBe(true);
      clock.increment(10_000);
      expect(select.isMoreFailed(now())).toBe(true);
      expect(now().context.error?.kind).toBe('unreachable');
    });

    it('survive a defect of our own', async () => {
      const { pages, now } = await openLoadingMore();
      await pages.fail();
      expect(select.isMoreFailed(now())).toBe(true);
      expect(select.failureOf(now())).toBe(MESSAGE);
    });
  });
}
