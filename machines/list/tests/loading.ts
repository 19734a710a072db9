import { describe, expect, it } from 'vitest';
import { rejected } from '../../testing/answers.ts';
import * as select from '../selectors.ts';
import {
  MESSAGE,
  ann,
  behindBob,
  bob,
  cem,
  hasNoSpinner,
  openList,
  openListing,
  openLoadingMore,
  page,
  searched,
} from './openList.ts';

/** Tests of the first page. */
export function firstLoad() {
  describe('first page', () => {
    it('shows a spinner after 150 ms, and after 5 s that it is still working', () => {
      const { clock, now } = openList();
      clock.increment(149);
      expect(hasNoSpinner(now())).toBe(true);
      expect(select.isLoading(now())).toBe(false);
      expect(now().hasTag('busy')).toBe(true);
      clock.increment(1);
      expect(hasNoSpinner(now())).toBe(false);
      expect(select.isLoading(now())).toBe(true);
      clock.increment(4_849);
      expect(select.isSlow(now())).toBe(false);
      clock.increment(1);
      expect(select.isSlow(now())).toBe(true);
      expect(select.isLoading(now())).toBe(true);
    });

    it('times out after 15 s, ignores the late response, and requests again on Retry', async () => {
      const { actor, clock, pages, now } = openList();
      clock.increment(15_000);
      expect(select.isFailed(now())).toBe(true);
      expect(select.failureOf(now())).toBe(MESSAGE);
      expect(pages.latest().signal.aborted).toBe(true);
      await pages.answer(page([ann]));
      expect(select.isFailed(now())).toBe(true);
      actor.send({ type: 'list.retry' });
      expect(hasNoSpinner(now())).toBe(true);
      expect(select.failureOf(now())).toBeNull();
      await pages.answer(page([ann]));
      expect(select.isListing(now())).toBe(true);
    });

    it('requests once as many rows as a restored scroll position needs', async () => {
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

    it('lists the rows of the response, and sends the query of the URL', async () => {
      const { pages, counts, now, rows } = openList(searched(' ann '));
      expect(pages.latest().input).toEqual({ ...searched('ann'), after: null });
      expect(counts.latest().input).toEqual({ ...searched('ann'), after: null });
      expect(select.searchTextOf(now())).toBe(' ann ');
      await pages.answer(page([ann]));
      expect(rows()).toEqual([ann]);
      expect(now().hasTag('busy')).toBe(false);
    });

    it('distinguishes an empty list from a search without a match', async () => {
      const everything = openList();
      await everything.pages.answer(page([]));
      expect(select.isEmpty(everything.now())).toBe(true);
      const search = openList(searched('zoe'));
      await search.pages.answer(page([]));
      expect(select.isNoMatch(search.now())).toBe(true);
      expect(select.appliedSearchOf(search.now())).toBe('zoe');
    });

    it('shows the server message', async () => {
      const { pages, now } = openList();
      await pages.answer(rejected('permission', 'Ask an administrator.'));
      expect(select.failureOf(now())).toBe('Ask an administrator.');
    });

    it('handles an unexpected error', async () => {
      const { pages, now } = openList();
      await pages.fail();
      expect(select.failureOf(now())).toBe(MESSAGE);
    });

    it.each(['list.refresh', 'row.added'] as const)('starts again on %s while there are no rows', async (type) => {
      const { actor, pages, now } = openList();
      await pages.answer(page([]));
      actor.send({ type });
      expect(hasNoSpinner(now())).toBe(true);
      expect(pages.requests).toHaveLength(2);
    });
  });
}

/** Tests of the pages after the first. */
export function furtherPages() {
  describe('next pages', () => {
    it('appends each page once', async () => {
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

    it('keeps the rows on an error, and requests the same page on Retry', async () => {
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

    it('shows when it is slow, and times out after 15 s', async () => {
      const { clock, now } = await openLoadingMore();
      clock.increment(4_999);
      expect(select.isSlow(now())).toBe(false);
      clock.increment(1);
      expect(select.isSlow(now())).toBe(true);
      clock.increment(10_000);
      expect(select.isMoreFailed(now())).toBe(true);
      expect(now().context.error?.kind).toBe('unreachable');
    });

    it('handles an unexpected error', async () => {
      const { pages, now } = await openLoadingMore();
      await pages.fail();
      expect(select.isMoreFailed(now())).toBe(true);
      expect(select.failureOf(now())).toBe(MESSAGE);
    });
  });
}
