import { describe, expect, it } from 'vitest';
import type { ListQuery } from '../../../machines/list/page.ts';
import { readQuery, writeQuery, type AllowedQuery } from './queryAddress.ts';

const allowed: AllowedQuery = {
  filters: { role: (value) => ['ADMIN', 'USER'].includes(value), status: (value) => value === 'pending' },
  sorts: ['name', 'email'],
};
const read = (address: string) => readQuery(new URLSearchParams(address), allowed);
const write = (address: string, query: ListQuery) =>
  writeQuery(new URLSearchParams(address), query, allowed).toString();

describe('query of a list in the URL', () => {
  it.each<[string, ListQuery]>([
    ['', { search: '', filters: {} }],
    ['q=%20ann%20', { search: 'ann', filters: {} }],
    ['role=ADMIN&status=pending', { search: '', filters: { role: 'ADMIN', status: 'pending' } }],
    ['sort=name', { search: '', filters: {}, sort: { key: 'name', isDescending: false } }],
    ['sort=-email&q=x', { search: 'x', filters: {}, sort: { key: 'email', isDescending: true } }],
  ])('%s', (address, query) => {
    expect(read(address)).toEqual(query);
    expect(read(write('', query))).toEqual(query);
  });

  it.each(['role=OWNER', 'role=', 'setup=done', 'team=7', 'sort=salary', 'sort=-', 'sort=', '__proto__=1'])(
    'ignores invalid values: %s',
    (address) => {
      expect(read(address)).toEqual({ search: '', filters: {} });
    },
  );

  it('replaces the previous query, and keeps other parameters', () => {
    const query = { search: 'bo', filters: { status: 'pending' } };
    expect(write('q=ann&role=ADMIN&sort=name&inspect=', query)).toBe('q=bo&inspect=&status=pending');
  });
});
