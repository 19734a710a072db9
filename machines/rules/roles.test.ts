import { describe, expect, it } from 'vitest';
import { DEFAULT_ROLE, isStaffRole, roleLabel, STAFF_ROLES } from './roles.ts';

describe('roles', () => {
  it('has five staff roles from SUPERUSER to EMPLOYEE, without USER', () => {
    expect(STAFF_ROLES).toEqual(['SUPERUSER', 'ADMIN', 'MANAGER', 'SUPERVISOR', 'EMPLOYEE']);
    expect(STAFF_ROLES.every(isStaffRole)).toBe(true);
    expect(isStaffRole('USER')).toBe(false);
    expect(isStaffRole(null)).toBe(false);
  });

  it('defaults to EMPLOYEE', () => {
    expect(DEFAULT_ROLE).toBe('EMPLOYEE');
  });

  it('capitalizes the label of a role', () => {
    expect(STAFF_ROLES.map(roleLabel)).toEqual(['Superuser', 'Admin', 'Manager', 'Supervisor', 'Employee']);
  });

  it('labels a missing role as Unknown Role', () => {
    expect(roleLabel(null)).toBe('Unknown Role');
    expect(roleLabel('')).toBe('Unknown Role');
  });
});
