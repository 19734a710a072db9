import { describe, expect, it } from 'vitest';
import type { Role } from '../../../machines/rules/roles.ts';
import { addReason, editReason, removeReason } from './reasons.ts';

const party = (role: Role | null, id: string = role ?? 'none') => ({ id, role });

describe('the reason why an action is not to be had', () => {
  it('is none where the table of section 5 allows it', () => {
    expect(editReason(party('MANAGER'), party('EMPLOYEE'))).toBeUndefined();
    expect(removeReason(party('ADMIN'), party('USER'))).toBeUndefined();
    expect(addReason(party('SUPERVISOR'))).toBeUndefined();
  });

  it('names both roles', () => {
    expect(editReason(party('MANAGER'), party('ADMIN'))).toBe('A Manager cannot edit an Admin');
    expect(removeReason(party('EMPLOYEE'), party('SUPERVISOR'))).toBe('An Employee cannot remove a Supervisor');
    expect(editReason(party('MANAGER'), party('USER'))).toBe('A Manager cannot edit a User');
    expect(addReason(party('EMPLOYEE'))).toBe('An Employee cannot add users');
  });

  it('says of roles that are missing that they are', () => {
    expect(editReason(party('ADMIN'), party(null))).toBe('An Admin cannot edit somebody whose role is unknown');
    expect(addReason(party(null))).toBe('Somebody without a role cannot add users');
  });

  it('is another for oneself', () => {
    expect(editReason(party('ADMIN'), party('ADMIN'))).toBe(
      'You cannot edit yourself here. Your display name and your password are in Settings',
    );
    expect(removeReason(party('ADMIN'), party('ADMIN'))).toBe('You cannot remove yourself');
  });
});
