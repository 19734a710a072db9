import { describe, expect, it } from 'vitest';
import type { AuditChange, AuditLog } from '../shared/entities.ts';
import { NO_PERSON } from '../testing/noPerson.ts';
import { accountStatus, statusSince } from './accountStatus.ts';

const NOW = Date.parse('2026-03-10T12:00:00Z');

describe('accountStatus', () => {
  it.each([
    ['active', true, null, null],
    ['active', true, null, '2026-03-01T00:00:00Z'],
    ['pending', false, null, null],
    ['invited', false, null, '2026-03-09T12:00:00.001Z'],
    ['expired', false, null, '2026-03-09T12:00:00Z'],
    ['leaving', true, '2026-03-10T12:00:00.001Z', null],
    ['leaving', false, '2026-03-11T00:00:00Z', '2026-03-01T00:00:00Z'],
    ['suspended', true, '2026-03-10T12:00:00Z', null],
    ['suspended', false, '2026-03-01 00:00:00+00', null],
  ])(
    'is %s with setup complete: %s, suspended from: %s, invited at: %s',
    (status, isPasswordChanged, suspendedFrom, invitedAt) => {
      expect(accountStatus({ isPasswordChanged, suspendedFrom, invitedAt }, NOW)).toBe(status);
    },
  );
});

describe('statusSince', () => {
  const completed = { is_password_changed: { old: false, new: true } };
  const required = { is_password_changed: { old: true, new: false } };
  const renamed = { first_name: { old: 'Bo', new: 'Ben' } };
  const restored = (from: string) => ({ suspended_from: { old: from, new: null } });
  const entry = (performedAt: string, changes: Record<string, AuditChange>): AuditLog => ({
    id: performedAt,
    performedAt,
    performedBy: null,
    performedByLabel: '',
    performer: null,
    action: 'UPDATE',
    resourceType: 'users',
    resourceId: null,
    subjectId: null,
    label: null,
    changes,
  });
  const since = (isPasswordChanged: boolean, ...about: AuditLog[]) =>
    statusSince({ member: { ...NO_PERSON, createdAt: '2026-01-01', isPasswordChanged }, about });

  it('is when the setup was completed', () => {
    expect(since(true, entry('2026-03-02', renamed), entry('2026-02-01', completed))).toBe('2026-02-01');
  });

  it('is when a new password was required', () => {
    expect(since(false, entry('2026-03-01', required), entry('2026-02-01', completed))).toBe('2026-03-01');
  });

  it('is when the user was restored, unless the leaving date had not been reached', () => {
    const before = entry('2026-02-01', completed);
    expect(since(true, entry('2026-03-01', restored('2026-02-20')), before)).toBe('2026-03-01');
    expect(since(true, entry('2026-03-01', restored('2026-04-01')), before)).toBe('2026-02-01');
  });

  it('is when the user was added if the setup was never completed', () => {
    expect(since(false, entry('2026-03-02', renamed))).toBe('2026-01-01');
  });

  it('is unknown if no entry shows it', () => {
    expect(since(true, entry('2026-03-02', renamed))).toBeNull();
  });
});
