import { describe, expect, it } from 'vitest';
import { isFiltered } from '../query.ts';
import * as select from '../selectors.ts';
import { ann, behindBob, openList, openListing, page } from './openList.ts';

const byName = { key: 'name', isDescending: false };
const everything = { search: 'ann', filters: { role: 'ADMIN', team: '7' }, sort: byName };

/** Tests of filters and sort order. */
export function allowed() {
  describe('filters and sort', () => {
    it('sends the query of the URL with every page', async () => {
      const { actor, pages, counts, now } = openList(everything);
      expect(pages.latest().input).toEqual({ ...everything, after: null });
      expect(counts.latest().input).toEqual({ ...everything, after: null });
      expect(select.filtersOf(now())).toEqual(everything.filters);
      expect(select.sortOf(now())).toEqual(byName);
      await pages.answer(page([ann], behindBob));
      actor.send({ type: 'page.more' });
      expect(pages.latest().input).toEqual({ ...everything, after: behindBob });
    });

    it('requests rows and writes the URL when a filter is set, changed or removed', async () => {
      const { actor, pages, rememberQuery, now } = await openListing();
      actor.send({ type: 'filter.set', name: 'role', value: 'ADMIN' });
      expect(select.isRefreshing(now())).toBe(true);
      expect(pages.latest().input).toEqual({ search: '', filters: { role: 'ADMIN' }, after: null });
      actor.send({ type: 'filter.set', name: 'team', value: '7' });
      actor.send({ type: 'filter.set', name: 'role', value: 'MANAGER' });
      expect(pages.latest().input.filters).toEqual({ role: 'MANAGER', team: '7' });
      actor.send({ type: 'filter.set', name: 'role', value: '' });
      expect(pages.latest().input.filters).toEqual({ team: '7' });
      expect(rememberQuery).toHaveBeenLastCalledWith({ search: '', filters: { team: '7' } });
      expect(rememberQuery).toHaveBeenCalledTimes(4);
    });

    it('removes an incompatible filter', async () => {
      const { actor, pages } = await openListing();
      actor.send({ type: 'filter.set', name: 'team', value: '7' });
      actor.send({ type: 'filter.set', name: 'role', value: 'ADMIN' });
      actor.send({ type: 'filter.set', name: 'department', value: '2', unsets: 'team' });
      expect(pages.latest().input.filters).toEqual({ role: 'ADMIN', department: '2' });
    });

    it('keeps pending search text, which is applied after its delay', async () => {
      const { actor, clock, pages } = await openListing();
      actor.send({ type: 'search.change', text: 'an' });
      actor.send({ type: 'filter.set', name: 'role', value: 'ADMIN' });
      expect(pages.latest().input.search).toBe('');
      clock.increment(250);
      expect(pages.latest().input).toEqual({ search: 'an', filters: { role: 'ADMIN' }, after: null });
    });

    it('sorts, and restores the default order', async () => {
      const { actor, pages, rememberQuery, now } = await openListing();
      actor.send({ type: 'sort.set', sort: byName });
      expect(pages.latest().input).toEqual({ search: '', filters: {}, sort: byName, after: null });
      actor.send({ type: 'sort.set', sort: { ...byName, isDescending: true } });
      expect(pages.latest().input.sort?.isDescending).toBe(true);
      actor.send({ type: 'sort.set', sort: null });
      expect(pages.latest().input).not.toHaveProperty('sort');
      expect(rememberQuery).toHaveBeenCalledTimes(3);
      expect(select.sortOf(now())).toBeNull();
    });

    it.each([
      { type: 'filter.set', name: 'role', value: 'ADMIN' },
      { type: 'filter.set', name: 'department', value: '' },
      { type: 'sort.set', sort: { ...byName } },
      { type: 'query.restore', query: { ...everything, filters: { team: '7', role: 'ADMIN' } } },
    ] as const)('sends no request when nothing changes: %o', (event) => {
      const { actor, pages, rememberQuery } = openList(everything);
      actor.send(event);
      expect(pages.requests).toHaveLength(1);
      expect(rememberQuery).not.toHaveBeenCalled();
    });

    it.each([
      { ...everything, search: 'bob' },
      { ...everything, filters: { role: 'ADMIN' } },
      { ...everything, filters: { role: 'ADMIN', team: '8' } },
      { ...everything, sort: { ...byName, isDescending: true } },
      { search: 'ann', filters: everything.filters },
    ])('follows Back and Forward to %o', (query) => {
      const { actor, pages, rememberQuery } = openList(everything);
      actor.send({ type: 'query.restore', query });
      expect(pages.latest().input).toEqual({ ...query, after: null });
      expect(rememberQuery).not.toHaveBeenCalled();
    });

    it('shows no match, and lists all rows in the same order after Clear', async () => {
      const { actor, pages, rememberQuery, now } = openList({ search: '', filters: { role: 'ADMIN' }, sort: byName });
      await pages.answer(page([]));
      expect(select.isNoMatch(now())).toBe(true);
      actor.send({ type: 'search.change', text: 'half' });
      actor.send({ type: 'query.clear' });
      expect(now().value.search).toBe('settled');
      expect(select.searchTextOf(now())).toBe('');
      expect(pages.latest().input).toEqual({ search: '', filters: {}, sort: byName, after: null });
      expect(rememberQuery).toHaveBeenCalledExactlyOnceWith({ search: '', filters: {}, sort: byName });
      expect(isFiltered(now().context)).toBe(false);
    });

    it('ignores Clear without a search or filter', async () => {
      const { actor, pages, rememberQuery } = await openListing();
      actor.send({ type: 'query.clear' });
      expect(pages.requests).toHaveLength(1);
      expect(rememberQuery).not.toHaveBeenCalled();
    });
  });
}
