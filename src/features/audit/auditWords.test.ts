import { describe, expect, it } from 'vitest';
import { fieldChanges, fieldLabel, nounOf, valueText, withCodes } from './auditWords.ts';

describe('audit labels', () => {
  it('labels known tables and fields, and keeps unknown names', () => {
    expect(nounOf('role_assignments')).toBe('assignment');
    expect(nounOf('other_things')).toBe('other things');
    expect(nounOf('constructor')).toBe('constructor');
    expect(fieldLabel('__proto__')).toBe('  proto  ');
    expect(fieldLabel('first_name')).toBe('First name');
    expect(fieldLabel('is_password_changed')).toBe('Setup completed');
  });

  it.each([
    [null, '', '—'],
    ['', '', '—'],
    [true, '', 'Yes'],
    [false, '', 'No'],
    ['SUPERVISOR', 'role', 'Supervisor'],
    ['SUPERVISOR', 'name', 'SUPERVISOR'],
    ['INSERT', 'action', 'Added'],
    ['users', 'table', 'People'],
    ['pending', 'status', 'Temporary password'],
    ['suspended,leaving', 'status', 'Suspended or Leaving'],
    ['archived', 'status', 'Archived'],
    ['none', 'team', 'No team'],
    ['OTHER', 'action', 'OTHER'],
    ['<b>bold</b>', 'name', '<b>bold</b>'],
    [{ a: 1 }, '', '{"a":1}'],
  ])('formats %j in %j as %s', (value, field, text) => {
    expect(valueText(value, field)).toBe(text);
  });

  it('lists the changed fields in order, without empty ones', () => {
    const changes = {
      role: { old: 'EMPLOYEE', new: 'SUPERVISOR' },
      first_name: { old: null, new: 'Ann' },
      department: { old: null, new: null },
    };
    expect(fieldChanges({ changes })).toEqual([
      { field: 'First name', before: '—', after: 'Ann' },
      { field: 'Role', before: 'Employee', after: 'Supervisor' },
    ]);
  });

  it('lists a change between two teams of one name', () => {
    const team = { old: 'Payroll', new: 'Payroll', ids: { old: '1', new: '2' } };
    expect(fieldChanges({ changes: { team } })).toEqual([
      { field: 'Team', before: 'Payroll', after: 'Payroll', ids: { old: '1', new: '2' } },
    ]);
  });

  it.each([
    ['removed ann', 'DELETE ann'],
    ['Ann Sent a reset email', 'Ann RESET_EMAIL'],
    ['changed a password', 'PASSWORD'],
    ['Removed person 7f3a', 'Removed person 7f3a'],
    ['unchanged', 'unchanged'],
    ['added '.repeat(33), 'added '.repeat(33)],
  ])('searches %j as %j', (search, sent) => {
    expect(withCodes({ search })).toEqual({ search: sent });
  });
});
