import { describe, expect, it } from 'vitest';
import type { AuditLog } from '../../../machines/shared/entities.ts';
import { auditSentence } from './auditSentence.ts';

const entry = {
  id: '1',
  performedAt: '2024-01-05T13:45:09Z',
  performedBy: '2',
  performedByLabel: 'Ann Lee',
  performer: null,
  action: 'UPDATE',
  resourceType: 'users',
  resourceId: '3',
  subjectId: '3',
  label: null,
  changes: {},
} satisfies AuditLog;

function sentence(part: Partial<AuditLog>): string {
  return auditSentence({ ...entry, ...part })
    .map(({ text }) => text)
    .join('');
}

describe('auditSentence', () => {
  it('describes one change with both values', () => {
    const changes = { role: { old: 'EMPLOYEE', new: 'SUPERVISOR' } };
    expect(sentence({ label: 'Bo Fox', changes })).toBe("Ann Lee changed Bo Fox's role: Employee → Supervisor");
  });

  it.each([
    ['archived', { old: null, new: '2024-01-05T13:45:09Z' }],
    ['restored', { old: '2024-01-05T13:45:09Z', new: null }],
  ])('describes a team that was %s', (done, change) => {
    const archiving = { resourceType: 'teams', label: 'Payroll', changes: { archived_at: change } };
    expect(sentence(archiving)).toBe(`Ann Lee ${done} team Payroll`);
  });

  it('lists the fields of several changes', () => {
    const changes = { first_name: { old: 'Bo', new: 'Ben' }, last_name: { old: 'Fox', new: 'Box' } };
    expect(sentence({ label: 'Bo Fox', changes })).toBe("Ann Lee changed Bo Fox's first name and last name");
  });

  it('lists more than two fields with commas', () => {
    const changed = { old: 'Bo', new: 'Ben' };
    const changes = { first_name: changed, last_name: changed, display_name: changed };
    expect(sentence({ label: 'Bo Fox', changes })).toBe(
      "Ann Lee changed Bo Fox's display name, first name, and last name",
    );
  });

  it('mentions the owner of a changed account', () => {
    const own = { subjectId: '2', label: 'Ann Lee' };
    const changes = { display_name: { old: 'Ann', new: 'Annie' } };
    expect(sentence({ ...own, changes })).toBe('Ann Lee changed their own display name: Ann → Annie');
    expect(sentence(own)).toBe('Ann Lee changed their own account');
  });

  it('describes a completed setup', () => {
    const own = { subjectId: '2', label: 'Ann Lee' };
    const setup = { is_password_changed: { old: false, new: true } };
    expect(sentence({ ...own, changes: setup })).toBe('Ann Lee completed their own setup');
    const changes = { ...setup, display_name: { old: null, new: 'Annie' } };
    expect(sentence({ ...own, changes })).toBe(
      'Ann Lee completed their own setup and changed their own display name: — → Annie',
    );
    expect(sentence({ label: 'Bo Fox', changes: setup })).toBe("Ann Lee completed Bo Fox's setup");
  });

  it('reads the name of an added or removed record from its fields', () => {
    const name = { old: null, new: 'Payroll' };
    expect(sentence({ action: 'INSERT', resourceType: 'teams', changes: { name } })).toBe('Ann Lee added team Payroll');
    const changes = { first_name: { old: 'Bo', new: null }, last_name: { old: 'Fox', new: null } };
    expect(sentence({ action: 'DELETE', changes })).toBe('Ann Lee removed Bo Fox');
  });

  it('describes an assignment, with the team before the department', () => {
    const changes = { team: { old: null, new: 'Payroll' }, department: { old: null, new: 'Finance' } };
    const resourceType = 'role_assignments';
    expect(sentence({ action: 'INSERT', resourceType, label: 'Bo Fox', changes })).toBe(
      'Ann Lee assigned Bo Fox to Payroll',
    );
    const team = { old: null, new: 'Payroll', ids: { old: null, new: '4' } };
    const parts = auditSentence({ ...entry, action: 'INSERT', resourceType, label: 'Bo Fox', changes: { team } });
    expect(parts.at(-1)).toEqual({ text: 'Payroll', isQuoted: true, record: { kind: 'team', id: '4' } });
    expect(sentence({ action: 'DELETE', resourceType, label: 'Bo Fox' })).toBe(
      'Ann Lee ended the assignment of Bo Fox',
    );
  });

  it('describes an export and a print, with the number of rows and the filters', () => {
    const is = (value: unknown) => ({ old: null, new: value });
    const exported = { format: is('csv'), rows: is(57), role: is('EMPLOYEE'), search: is('fox') };
    expect(sentence({ action: 'EXPORT', changes: exported })).toBe(
      'Ann Lee exported 57 people (filters: Role: Employee, Search: fox)',
    );
    const printed = { format: is('print'), rows: is(1), action: is('RESET_EMAIL'), table: is('audit_logs') };
    expect(sentence({ action: 'PRINT', resourceType: 'audit_logs', changes: printed })).toBe(
      'Ann Lee printed 1 audit log entry (filters: Action: Sent a reset email, Table: Audit logs)',
    );
    const changes = { format: is('print'), rows: is(1_234) };
    expect(sentence({ action: 'PRINT', resourceType: 'teams', changes })).toBe('Ann Lee printed 1,234 teams');
  });

  it('describes a reset email, with its recipient', () => {
    expect(sentence({ action: 'RESET_EMAIL', label: 'Bo Fox' })).toBe('Ann Lee sent a reset email to Bo Fox');
  });

  it.each<[string, Partial<AuditLog>]>([
    ['Ann Lee allowed bo@example.org to sign up', { action: 'TICKET', subjectId: null, label: 'bo@example.org' }],
    ['Ann Lee changed their own password', { action: 'PASSWORD', subjectId: '2' }],
    ["Ann Lee changed Bo Fox's password", { action: 'PASSWORD', label: 'Bo Fox' }],
    ['Ann Lee ended a session of Bo Fox', { label: 'Bo Fox', changes: { sessions: { old: null, new: 1 } } }],
    ['Ann Lee ended 3 sessions of their own', { subjectId: '2', changes: { sessions: { old: null, new: 3 } } }],
    ['Ann Lee ended sessions of Bo Fox', { label: 'Bo Fox' }],
    ['Ann Lee erased Removed person 7f3a in the audit log', { action: 'ERASE', label: 'Removed person 7f3a' }],
    [
      'Ann Lee deleted 2 audit log entries from before Jan 5, 2024 13:45:09',
      {
        action: 'PURGE',
        resourceType: 'audit_logs',
        changes: { rows: { old: null, new: 2 }, before: { old: null, new: '2024-01-05T13:45:09' } },
      },
    ],
  ])('says %s', (text, part) => {
    expect(sentence({ action: 'SIGN_OUT', ...part })).toBe(text);
  });

  it('uses fallbacks without a name', () => {
    expect(sentence({ resourceType: 'teams', performedByLabel: '' })).toBe('Someone changed a team');
    expect(sentence({ action: 'DELETE', resourceType: 'role_assignments' })).toBe(
      'Ann Lee ended the assignment of someone',
    );
  });

  it.each([
    ['a user', {}, { kind: 'user', id: '3' }],
    ['the user of an assignment', { resourceType: 'role_assignments', action: 'DELETE' }, { kind: 'user', id: '3' }],
    ['a team', { resourceType: 'teams' }, { kind: 'team', id: '3' }],
    ['no erased person', { action: 'ERASE' }, undefined],
    ['no department, which has no page', { resourceType: 'departments' }, undefined],
    ['no user who is removed', { action: 'DELETE' }, undefined],
    ['no user without an id', { subjectId: null }, undefined],
  ] as const)('links to %s', (_, part, record) => {
    const [, ...parts] = auditSentence({ ...entry, label: 'Bo Fox', ...part });
    expect(parts.find(({ isQuoted }) => isQuoted)?.record).toEqual(record);
  });

  it('marks user content', () => {
    expect(auditSentence({ ...entry, label: 'Bo Fox' }).filter(({ isQuoted }) => isQuoted)).toEqual([
      { text: 'Ann Lee', isQuoted: true, record: { kind: 'user', id: '2' } },
      { text: 'Bo Fox', isQuoted: true, record: { kind: 'user', id: '3' } },
    ]);
  });
});
