import { describe, expect, it } from 'vitest';
import { assignableRoles, canAdd, canEdit, canRemove, rolesThatAdd, rolesThatEdit } from './permissions.ts';
import { STAFF_ROLES, type Role } from './roles.ts';

const ALL: Role[] = [...STAFF_ROLES, 'USER'];

/** Whom `role` may edit, among all roles. */
function editableBy(role: Role): Role[] {
  return ALL.filter((target) => canEdit({ id: 'editor', role }, { id: 'target', role: target }));
}

describe('the table of section 5', () => {
  it('lets a SUPERUSER edit anyone except SUPERUSER', () => {
    expect(editableBy('SUPERUSER')).toEqual(['ADMIN', 'MANAGER', 'SUPERVISOR', 'EMPLOYEE', 'USER']);
  });

  it('lets an ADMIN edit anyone except SUPERUSER and ADMIN', () => {
    expect(editableBy('ADMIN')).toEqual(['MANAGER', 'SUPERVISOR', 'EMPLOYEE', 'USER']);
  });

  it('lets a MANAGER edit SUPERVISOR and EMPLOYEE', () => {
    expect(editableBy('MANAGER')).toEqual(['SUPERVISOR', 'EMPLOYEE']);
  });

  it('lets a SUPERVISOR edit EMPLOYEE', () => {
    expect(editableBy('SUPERVISOR')).toEqual(['EMPLOYEE']);
  });

  it('lets an EMPLOYEE edit none, and a USER neither', () => {
    expect(editableBy('EMPLOYEE')).toEqual([]);
    expect(editableBy('USER')).toEqual([]);
  });

  it('lets nobody edit or remove themselves, or whoever has no role', () => {
    const admin = { id: 'ada', role: 'ADMIN' } as const;
    expect(canEdit(admin, { id: 'ada', role: 'EMPLOYEE' })).toBe(false);
    expect(canRemove(admin, { id: 'ada', role: 'EMPLOYEE' })).toBe(false);
    expect(canEdit(admin, { id: 'bob', role: null })).toBe(false);
    expect(canEdit({ id: 'bob', role: null }, admin)).toBe(false);
  });
});

describe('the roles that may be given', () => {
  it('are strictly below the own one, highest first, and never USER', () => {
    STAFF_ROLES.forEach((role, index) => expect(assignableRoles(role)).toEqual(STAFF_ROLES.slice(index + 1)));
    expect(assignableRoles('USER')).toEqual([]);
    expect(assignableRoles(null)).toEqual([]);
  });

  it('are what lets somebody add people', () => {
    expect(ALL.filter(canAdd)).toEqual(['SUPERUSER', 'ADMIN', 'MANAGER', 'SUPERVISOR']);
    expect(canAdd(null)).toBe(false);
  });
});

describe('who could do it', () => {
  it('is every role that the table lets edit somebody of a role, highest first', () => {
    expect(rolesThatEdit('SUPERUSER')).toEqual([]);
    expect(rolesThatEdit('ADMIN')).toEqual(['SUPERUSER']);
    expect(rolesThatEdit('MANAGER')).toEqual(['SUPERUSER', 'ADMIN']);
    expect(rolesThatEdit('SUPERVISOR')).toEqual(['SUPERUSER', 'ADMIN', 'MANAGER']);
    expect(rolesThatEdit('EMPLOYEE')).toEqual(['SUPERUSER', 'ADMIN', 'MANAGER', 'SUPERVISOR']);
    expect(rolesThatEdit('USER')).toEqual(['SUPERUSER', 'ADMIN']);
    expect(rolesThatEdit(null)).toEqual([]);
  });

  it('is every role that may give a role, where somebody is added', () => {
    expect(rolesThatAdd()).toEqual(['SUPERUSER', 'ADMIN', 'MANAGER', 'SUPERVISOR']);
  });
});
