import { describe, expect, it } from 'vitest';
import type { Filters } from '../../../machines/list/page.ts';
import { AUDIT_FILTERS, knownFilters, STAFF_FILTERS, TEAM_FILTERS } from './filters.ts';

const id = '00000000-0000-4000-8000-00000000000a';

const staffFilters = (filters?: Filters) => knownFilters(filters, STAFF_FILTERS);
const auditFilters = (filters?: Filters) => knownFilters(filters, AUDIT_FILTERS);
const teamFilters = (filters?: Filters) => knownFilters(filters, TEAM_FILTERS);

describe('filters of a list', () => {
  it('drops unknown filters', () => {
    const staff = { role: 'MANAGER', department: id, team: id.toUpperCase(), status: 'pending' };
    expect(staffFilters({ ...staff, colour: 'red', constructor: 'x' })).toEqual(staff);
    const audit = {
      by: id,
      about: id,
      action: 'UPDATE',
      table: 'users',
      from: '2026-01-01',
      until: '2026-01-02T03:04Z',
    };
    expect(auditFilters({ ...audit, status: 'pending' })).toEqual(audit);
    expect(teamFilters({ department: id, role: 'MANAGER' })).toEqual({ department: id });
  });

  it('returns an empty object without filters', () => {
    expect([staffFilters(undefined), auditFilters({}), teamFilters(undefined)]).toEqual([{}, {}, {}]);
  });

  it.each([
    { role: 'manager' },
    { role: '' },
    { department: 'finance' },
    { team: `${id}0` },
    { status: 'done' },
    { role: 'MANAGER', team: 'x' },
  ])('matches no person for an impossible value: %j', (filters) => expect(staffFilters(filters)).toBeNull());

  it.each([
    { by: 'ann' },
    { about: '' },
    { action: 'DROP TABLE' },
    { table: 'users;' },
    { from: 'yesterday' },
    { until: '2026-02-30x' },
    { from: '12' },
  ])('matches no audit entry for an impossible value: %j', (filters) => expect(auditFilters(filters)).toBeNull());

  it('matches no team for a department that is not an id', () => {
    expect(teamFilters({ department: '1' })).toBeNull();
  });
});
