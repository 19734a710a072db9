import { describe, expect, it } from 'vitest';
import { fieldChanges, fieldLabel, nounOf, valueText } from './auditWords.ts';

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
    ['pending', 'status', 'Setup pending'],
    ['archived', 'status', 'Archived'],
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
});
