import { describe, expect, it } from 'vitest';
import type { Role } from '../../../machines/rules/roles.ts';
import {
  addDenial,
  addReason,
  editDenial,
  editReason,
  removeDenial,
  removeReason,
  resetEmailReason,
  restoreReason,
  SUSPENDED,
  suspendDenial,
  suspendReason,
  teamsReason,
} from './reasons.ts';

const party = (role: Role | null, id: string = role ?? 'none') => ({ id, role });

describe('reason why an action is unavailable', () => {
  it('is undefined if the table of section 5 allows it, unless the user is suspended', () => {
    expect(editReason(party('MANAGER'), party('EMPLOYEE'))).toBeUndefined();
    expect(removeReason(party('ADMIN'), party('USER'))).toBeUndefined();
    expect(suspendReason(party('ADMIN'), party('USER'))).toBeUndefined();
    expect(addReason(party('SUPERVISOR'))).toBeUndefined();
    expect(teamsReason(party('EMPLOYEE'))).toBeUndefined();
    expect(resetEmailReason(party('MANAGER'), party('EMPLOYEE'), false)).toBeUndefined();
    expect(resetEmailReason(party('MANAGER'), party('EMPLOYEE'), true)).toBe(SUSPENDED);
  });

  it('mentions both roles', () => {
    expect(editReason(party('MANAGER'), party('ADMIN'))).toBe('A Manager cannot edit an Admin');
    expect(removeReason(party('EMPLOYEE'), party('SUPERVISOR'))).toBe('An Employee cannot remove a Supervisor');
    expect(editReason(party('MANAGER'), party('USER'))).toBe('A Manager cannot edit a User');
    expect(suspendReason(party('MANAGER'), party('ADMIN'))).toBe('A Manager cannot suspend an Admin');
    expect(restoreReason(party('MANAGER'), party('ADMIN'))).toBe('A Manager cannot restore an Admin');
    expect(resetEmailReason(party('MANAGER'), party('ADMIN'), true)).toBe(
      'A Manager cannot send a reset email to an Admin',
    );
    expect(addReason(party('EMPLOYEE'))).toBe('An Employee cannot add users');
    expect(teamsReason(party('USER'))).toBe('A User cannot edit teams and departments');
  });

  it('mentions a missing role', () => {
    expect(editReason(party('ADMIN'), party(null))).toBe('An Admin cannot edit someone whose role is unknown');
    expect(addReason(party(null))).toBe('Someone without a role cannot add users');
  });

  it('has its own text for oneself', () => {
    expect(editReason(party('ADMIN'), party('ADMIN'))).toBe(
      'You cannot edit yourself here. Your display name and your password are in Settings',
    );
    expect(resetEmailReason(party('ADMIN'), party('ADMIN'), false)).toBe('Your password is in Settings');
    expect(removeReason(party('ADMIN'), party('ADMIN'))).toBe('You cannot remove yourself');
    expect(suspendReason(party('ADMIN'), party('ADMIN'))).toBe('You cannot suspend yourself');
  });
});

describe('details of Permission Denied', () => {
  it('list the roles with the permission', () => {
    expect(editDenial(party('EMPLOYEE'), party('SUPERVISOR'))).toBe(
      'An Employee cannot edit a Supervisor. This takes a Superuser, an Admin, or a Manager.',
    );
    expect(removeDenial(party('SUPERVISOR'), party('USER'))).toBe(
      'A Supervisor cannot remove a User. This takes a Superuser or an Admin.',
    );
    expect(suspendDenial(party('SUPERVISOR'), party('USER'))).toBe(
      'A Supervisor cannot suspend a User. This takes a Superuser or an Admin.',
    );
    expect(addDenial(party('EMPLOYEE'))).toBe(
      'An Employee cannot add users. This takes a Superuser, an Admin, a Manager, or a Supervisor.',
    );
  });

  it('also list them for oneself', () => {
    expect(editDenial(party('ADMIN'), party('ADMIN'))).toBe(
      'You cannot edit yourself here. Your display name and your password are in Settings. Anything else takes a Superuser.',
    );
  });

  it('state that no role has the permission', () => {
    expect(removeDenial(party('SUPERUSER'), party('SUPERUSER', 'another'))).toBe(
      'A Superuser cannot remove a Superuser. No role allows this: only the owner of the database can do it.',
    );
    expect(editDenial(party('ADMIN'), party(null))).toContain('No role allows this');
    expect(editDenial(party('SUPERUSER'), party('SUPERUSER'))).toContain('No role allows anything else');
  });

  it('omit the reason if only the server rejects the action', () => {
    expect(editDenial(party('MANAGER'), party('SUPERVISOR'))).toBe('This takes a Superuser, an Admin, or a Manager.');
  });
});
