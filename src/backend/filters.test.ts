import { describe, expect, it } from 'vitest';
import type { Filters } from '../../machines/list/page.ts';
import { AUDIT_FILTERS, knownFilters, STAFF_FILTERS, TEAM_FILTERS } from './filters.ts';

const id = '00000000-0000-4000-8000-00000000000a';

const staffFilters = (filters?: Filters) => knownFilters(filters, STAFF_FILTERS);
const auditFilters = (filters?: Filters) => knownFilters(filters, AUDIT_FILTERS);
const teamFilters = (filters?: Filters) => knownFilters(filters, TEAM_FILTERS);

describe('the filters of a list', () => {
  it('are those that it knows', () => {
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

  it('are none when none is set', () => {
    expect([staffFilters(undefined), auditFilters({}), teamFilters(undefined)]).toEqual([{}, {}, {}]);
  });

  it.each([
    { role: 'manager' },
    { role: '' },
    { department: 'finance' },
    { team: `${id}0` },
    { status: 'done' },
    { role: 'MANAGER', team: 'x' },
  ])('of people find nobody: %j', (filters) => expect(staffFilters(filters)).toBeNull());

  it.each([
    { by: 'ann' },
    { about: '' },
    { action: 'DROP TABLE' },
    { table: 'users;' },
    { from: 'yesterday' },
    { until: '2026-02-30x' },
    { from: '12' },
  ])('of the audit log find nothing: %j', (filters) => expect(auditFilters(filters)).toBeNull());

  it('of teams find nothing: a department that is no id', () => {
    expect(teamFilters({ department: '1' })).toBeNull();
  });
});
