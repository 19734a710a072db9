import { expect, it } from 'vitest';
import { withDays } from './auditListActor.ts';

it('requests from the start of the first day to the end of the last, with the other filters', () => {
  const query = { search: 'ann', filters: { action: 'UPDATE', from: '2026-11-20', until: '2026-11-21' } };
  expect(withDays(query)).toEqual({
    search: 'ann',
    filters: {
      action: 'UPDATE',
      from: new Date(2026, 10, 20).toISOString(),
      until: new Date(2026, 10, 22).toISOString(),
    },
  });
  expect(withDays({ search: '' })).toEqual({ search: '', filters: {} });
});

it('ignores a day while its year is incomplete', () => {
  expect(withDays({ search: '', filters: { from: '0020-11-21' } })).toEqual({ search: '', filters: {} });
});
