import { describe, expect, it } from 'vitest';
import type { Role } from '../../../machines/rules/roles.ts';
import { addDenial, editDenial, removeDenial } from './denials.ts';

const party = (role: Role | null, id: string = role ?? 'none') => ({ id, role });

describe('what Permission Denied adds', () => {
  it('says which roles could do it', () => {
    expect(editDenial(party('EMPLOYEE'), party('SUPERVISOR'))).toBe(
      'An Employee cannot edit a Supervisor. This takes a Superuser, an Admin, or a Manager.',
    );
    expect(removeDenial(party('SUPERVISOR'), party('USER'))).toBe(
      'A Supervisor cannot remove a User. This takes a Superuser or an Admin.',
    );
    expect(addDenial(party('EMPLOYEE'))).toBe(
      'An Employee cannot add users. This takes a Superuser, an Admin, a Manager, or a Supervisor.',
    );
  });

  it('says so for oneself, too', () => {
    expect(editDenial(party('ADMIN'), party('ADMIN'))).toBe(
      'You cannot edit yourself here. Your display name and your password are in Settings. Anything else takes a Superuser.',
    );
  });

  it('says that no role could', () => {
    expect(removeDenial(party('SUPERUSER'), party('SUPERUSER', 'another'))).toBe(
      'A Superuser cannot remove a Superuser. No role allows this: only whoever runs the database can do it.',
    );
    expect(editDenial(party('ADMIN'), party(null))).toContain('No role allows this');
    expect(editDenial(party('SUPERUSER'), party('SUPERUSER'))).toContain('No role allows anything else');
  });

  it('needs no reason where only the server refuses', () => {
    expect(editDenial(party('MANAGER'), party('SUPERVISOR'))).toBe('This takes a Superuser, an Admin, or a Manager.');
  });
});
