import { beforeAll, describe, expect, it, vi } from 'vitest';
import { parseAuditLog } from '../tables/auditLogs.ts';
import { parseProfile } from '../tables/profiles.ts';
import { parseUser } from '../tables/users.ts';
import { parseTeam } from '../tables/teams.ts';

/** supabase-js warns about Node 20 on import; the tests still support it. */
const importWarnings = vi.hoisted(() => vi.spyOn(console, 'warn').mockImplementation(() => undefined));
beforeAll(() => importWarnings.mockRestore());

const person = {
  id: 'p',
  email: 'ada@example.org',
  first_name: 'Ada',
  last_name: 'Lovelace',
  display_name: 'Ada',
  role: 'MANAGER',
  is_password_changed: true,
  invited_at: null,
  suspended_from: '2026-02-03T00:00:00+00:00',
  created_at: '2026-01-02 03:04:05.678901+00',
  updated_at: '2026-01-02T03:04:05.678901+00:00',
  role_assignments: [
    { id: 'a', team: { id: 't', name: 'Payroll' }, department: { id: 'd', name: 'Finance' } },
    { id: 'b', team: null, department: null },
  ],
};

describe('parsing a person', () => {
  it('uses the first assignment, and keeps times as sent by the server', () => {
    expect(parseUser(person)).toEqual({
      id: 'p',
      email: 'ada@example.org',
      firstName: 'Ada',
      lastName: 'Lovelace',
      displayName: 'Ada',
      role: 'MANAGER',
      isPasswordChanged: true,
      invitedAt: null,
      suspendedFrom: '2026-02-03T00:00:00+00:00',
      isSignedUp: false,
      lastSeenAt: null,
      createdAt: '2026-01-02 03:04:05.678901+00',
      updatedAt: '2026-01-02T03:04:05.678901+00:00',
      assignment: { id: 'a', team: { id: 't', name: 'Payroll' }, department: { id: 'd', name: 'Finance' } },
    });
  });

  it('accepts an assignment as one record of a one-to-one relation', () => {
    const assignment = { id: 'a', team: null, department: null };
    expect(parseUser({ ...person, role_assignments: assignment }).assignment).toEqual(assignment);
  });

  it('F-42 accepts missing names, an unknown role and no assignment', () => {
    const bare = {
      ...person,
      first_name: null,
      last_name: '',
      display_name: null,
      role: 'CHIEF',
      role_assignments: [],
    };
    expect(parseUser(bare)).toMatchObject({
      firstName: null,
      lastName: null,
      displayName: null,
      role: null,
      assignment: null,
    });
    expect(parseUser({ ...person, role: undefined, role_assignments: null })).toMatchObject({
      role: null,
      assignment: null,
    });
  });

  it.each([null, 'text', [], { ...person, id: undefined }])('throws for %j', (value) => {
    expect(() => parseUser(value)).toThrow(TypeError);
  });
});

describe('parsing other records', () => {
  it('parses a profile, without a preference for an unknown theme', () => {
    expect(parseProfile({ ...person, theme_preference: 'dark' })).toMatchObject({
      role: 'MANAGER',
      themePreference: 'dark',
    });
    expect(parseProfile({ ...person, theme_preference: 'pink' })).toMatchObject({ themePreference: null });
  });

  it('parses whether a profile is suspended now', () => {
    vi.useFakeTimers({ now: Date.parse('2026-02-03T00:00:00Z') });
    expect(parseProfile(person).isSuspended).toBe(true);
    vi.setSystemTime(Date.parse('2026-02-02T23:59:59Z'));
    expect(parseProfile(person).isSuspended).toBe(false);
    expect(parseProfile({ ...person, suspended_from: null }).isSuspended).toBe(false);
    vi.useRealTimers();
  });

  it('parses a team with or without a department', () => {
    const row = {
      id: 't',
      name: 'Payroll',
      archived_at: null,
      updated_at: 'now',
      department: { id: 'd', name: 'Finance' },
      member_count: 3,
    };
    expect(parseTeam(row)).toEqual({
      id: 't',
      name: 'Payroll',
      isArchived: false,
      memberCount: 3,
      updatedAt: 'now',
      department: { id: 'd', name: 'Finance' },
    });
    expect(parseTeam({ ...row, archived_at: 'then', member_count: 0, department: null })).toMatchObject({
      isArchived: true,
      memberCount: 0,
      department: null,
    });
  });

  it('parses the fields of an audit entry', () => {
    const row = {
      id: 'l',
      performed_at: 'now',
      performed_by: null,
      performed_by_label: 'System',
      performed_by_email: 'ada@example.org',
      action: 'UPDATE',
      resource_type: 'users',
      resource_id: 'p',
      subject_id: 's',
      details: { label: 'Ada', changes: { role: { old: 'EMPLOYEE', new: 'MANAGER' }, first_name: { new: 'Ada' } } },
    };
    expect(parseAuditLog(row)).toEqual({
      id: 'l',
      performedAt: 'now',
      performedBy: null,
      performedByLabel: 'System',
      performer: { email: 'ada@example.org', role: null },
      action: 'UPDATE',
      resourceType: 'users',
      resourceId: 'p',
      subjectId: 's',
      label: 'Ada',
      changes: { role: { old: 'EMPLOYEE', new: 'MANAGER' }, first_name: { old: null, new: 'Ada' } },
    });
    expect(parseAuditLog({ ...row, details: null }).changes).toEqual({});
    const moved = {
      changes: { team_id: { old: 'a', new: 'b' }, by_id: { new: 'c' } },
      names: { a: 'Payroll', b: 'Audit' },
    };
    expect(parseAuditLog({ ...row, details: moved }).changes).toEqual({
      team: { old: 'Payroll', new: 'Audit', ids: { old: 'a', new: 'b' } },
      by_id: { old: null, new: 'c' },
    });
  });
});
