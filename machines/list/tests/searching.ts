import { describe, expect, it } from 'vitest';
import { settle } from '../../testing/answers.ts';
import * as select from '../selectors.ts';
import { ann, bob, cem, hasNoSpinner, openList, openListing, page, searched } from './openList.ts';

/** Tests of the search box and the URL. */
export function searching() {
  describe('searching', () => {
    it('searches once, 250 ms after the last key, and writes the URL', async () => {
      const { actor, clock, pages, counts, rememberQuery, now } = await openListing();
      actor.send({ type: 'search.change', text: 'c' });
      clock.increment(249);
      actor.send({ type: 'search.change', text: 'ce ' });
      expect(select.searchTextOf(now())).toBe('ce ');
      clock.increment(249);
      expect(pages.requests).toHaveLength(1);
      clock.increment(1);
      expect(pages.latest().input).toEqual({ ...searched('ce'), after: null });
      expect(counts.latest().input).toEqual({ ...searched('ce'), after: null });
      expect(rememberQuery).toHaveBeenCalledExactlyOnceWith(searched('ce'));
      expect(select.isRefreshing(now())).toBe(true);
      expect(now().value.search).toBe('settled');
      await pages.answer(page([]));
      expect(select.isNoMatch(now())).toBe(true);
    });

    it('does not search when only spaces changed', async () => {
      const { actor, clock, pages, rememberQuery, now } = await openListing();
      actor.send({ type: 'search.change', text: '  ' });
      clock.increment(250);
      expect(pages.requests).toHaveLength(1);
      expect(rememberQuery).not.toHaveBeenCalled();
      expect(now().value.search).toBe('settled');
    });

    it('searches at once on Enter, and ignores the older response', async () => {
      const { actor, clock, pages, rows, now } = openList();
      const older = pages.latest();
      actor.send({ type: 'search.change', text: 'cem' });
      actor.send({ type: 'search.submit' });
      expect(now().value.search).toBe('settled');
      clock.increment(250);
      expect(pages.requests).toHaveLength(2);
      expect(older.signal.aborted).toBe(true);
      await pages.answer(page([cem]));
      older.resolve(page([ann, bob]));
      await settle();
      expect(rows()).toEqual([cem]);
    });

    it('lists all rows after Clear', async () => {
      const { actor, pages, rememberQuery, now } = openList(searched('zoe'));
      await pages.answer(page([]));
      actor.send({ type: 'search.change', text: 'zo' });
      actor.send({ type: 'search.clear' });
      expect(now().value.search).toBe('settled');
      expect(select.searchTextOf(now())).toBe('');
      expect(pages.latest().input.search).toBe('');
      expect(rememberQuery).toHaveBeenCalledExactlyOnceWith(searched(''));
      expect(hasNoSpinner(now())).toBe(true);
    });

    it('follows Back and Forward without writing the URL', async () => {
      const { actor, clock, pages, rememberQuery, now } = await openListing();
      actor.send({ type: 'search.change', text: 'anna' });
      actor.send({ type: 'query.restore', query: searched('bob') });
      expect(now().value.search).toBe('settled');
      clock.increment(250);
      expect(select.searchTextOf(now())).toBe('bob');
      expect(pages.requests).toHaveLength(2);
      expect(pages.latest().input.search).toBe('bob');
      expect(rememberQuery).not.toHaveBeenCalled();
    });

    it('keeps the typed text when its own URL change comes back', async () => {
      const { actor, clock, pages, now } = await openListing();
      actor.send({ type: 'search.change', text: 'an' });
      clock.increment(250);
      actor.send({ type: 'search.change', text: 'anna' });
      actor.send({ type: 'query.restore', query: searched('an') });
      expect(select.searchTextOf(now())).toBe('anna');
      clock.increment(250);
      expect(pages.latest().input.search).toBe('anna');
    });
  });
}
