import { describe, expect, it } from 'vitest';
import { DEFAULT_ROLE, isStaffRole, roleLabel, STAFF_ROLES } from './roles.ts';

describe('the roles', () => {
  it('are five, from SUPERUSER down to EMPLOYEE; USER is none of them', () => {
    expect(STAFF_ROLES).toEqual(['SUPERUSER', 'ADMIN', 'MANAGER', 'SUPERVISOR', 'EMPLOYEE']);
    expect(STAFF_ROLES.every(isStaffRole)).toBe(true);
    expect(isStaffRole('USER')).toBe(false);
    expect(isStaffRole(null)).toBe(false);
  });

  it('are EMPLOYEE when none is chosen', () => {
    expect(DEFAULT_ROLE).toBe('EMPLOYEE');
  });

  it('are shown with a capital and the rest lowercase', () => {
    expect(STAFF_ROLES.map(roleLabel)).toEqual(['Superuser', 'Admin', 'Manager', 'Supervisor', 'Employee']);
  });

  it('are Unknown Role when missing', () => {
    expect(roleLabel(null)).toBe('Unknown Role');
    expect(roleLabel('')).toBe('Unknown Role');
  });
});
