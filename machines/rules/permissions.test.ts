import { describe, expect, it } from 'vitest';
import {
  assignableRoles,
  canAdd,
  canEdit,
  canRemove,
  canSeeSessions,
  rolesThatAdd,
  rolesThatEdit,
} from './permissions.ts';
import { STAFF_ROLES, type Role } from './roles.ts';

const ALL: Role[] = [...STAFF_ROLES, 'USER'];

/** The roles that `role` may edit. */
function editableBy(role: Role): Role[] {
  return ALL.filter((target) => canEdit({ id: 'editor', role }, { id: 'target', role: target }));
}

describe('permissions by role (specification, section 5)', () => {
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

  it('denies editing to an EMPLOYEE and a USER', () => {
    expect(editableBy('EMPLOYEE')).toEqual([]);
    expect(editableBy('USER')).toEqual([]);
  });

  it('shows sessions to their owner and to those who may edit them', () => {
    const admin = { id: 'ada', role: 'ADMIN' } as const;
    const employee = { id: 'eve', role: 'EMPLOYEE' } as const;
    expect(canSeeSessions(admin, admin)).toBe(true);
    expect(canSeeSessions(admin, employee)).toBe(true);
    expect(canSeeSessions(employee, admin)).toBe(false);
  });

  it('denies editing and removing oneself, and to people without a role', () => {
    const admin = { id: 'ada', role: 'ADMIN' } as const;
    expect(canEdit(admin, { id: 'ada', role: 'EMPLOYEE' })).toBe(false);
    expect(canRemove(admin, { id: 'ada', role: 'EMPLOYEE' })).toBe(false);
    expect(canEdit(admin, { id: 'bob', role: null })).toBe(false);
    expect(canEdit({ id: 'bob', role: null }, admin)).toBe(false);
  });
});

describe('assignableRoles', () => {
  it('returns the roles below the editor’s own, highest first, without USER', () => {
    STAFF_ROLES.forEach((role, index) => expect(assignableRoles(role)).toEqual(STAFF_ROLES.slice(index + 1)));
    expect(assignableRoles('USER')).toEqual([]);
    expect(assignableRoles(null)).toEqual([]);
  });

  it('canAdd allows every role that may assign a role', () => {
    expect(ALL.filter(canAdd)).toEqual(['SUPERUSER', 'ADMIN', 'MANAGER', 'SUPERVISOR']);
    expect(canAdd(null)).toBe(false);
  });
});

describe('roles with a permission', () => {
  it('rolesThatEdit returns the roles that may edit a role, highest first', () => {
    expect(rolesThatEdit('SUPERUSER')).toEqual([]);
    expect(rolesThatEdit('ADMIN')).toEqual(['SUPERUSER']);
    expect(rolesThatEdit('MANAGER')).toEqual(['SUPERUSER', 'ADMIN']);
    expect(rolesThatEdit('SUPERVISOR')).toEqual(['SUPERUSER', 'ADMIN', 'MANAGER']);
    expect(rolesThatEdit('EMPLOYEE')).toEqual(['SUPERUSER', 'ADMIN', 'MANAGER', 'SUPERVISOR']);
    expect(rolesThatEdit('USER')).toEqual(['SUPERUSER', 'ADMIN']);
    expect(rolesThatEdit(null)).toEqual([]);
  });

  it('rolesThatAdd returns the roles that may add people', () => {
    expect(rolesThatAdd()).toEqual(['SUPERUSER', 'ADMIN', 'MANAGER', 'SUPERVISOR']);
  });
});
