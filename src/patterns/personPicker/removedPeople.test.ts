import { expect, it } from 'vitest';
import type { AuditLog } from '../../../machines/shared/entities.ts';
import { removedPerson } from './removedPeople.ts';

const removal: AuditLog = {
  id: 'entry',
  performedAt: '2026-11-21T10:00:00Z',
  performedBy: 'ann',
  performedByLabel: 'Ann Lee',
  performer: null,
  action: 'DELETE',
  resourceType: 'users',
  resourceId: 'bo',
  subjectId: 'bo',
  label: 'Bo Box',
  changes: {
    email: { old: 'bo@example.org', new: null },
    first_name: { old: 'Bo', new: null },
    last_name: { old: 'Box', new: null },
    role: { old: 'EMPLOYEE', new: null },
  },
};

it('returns a removed person with their values at that time', () => {
  expect(removedPerson(removal)).toEqual({
    id: 'bo',
    email: 'bo@example.org',
    firstName: 'Bo',
    lastName: 'Box',
    displayName: null,
    role: null,
    isRemoved: true,
  });
});

it('ignores an entry without enough values', () => {
  expect(removedPerson({ ...removal, subjectId: null })).toBeNull();
  expect(removedPerson({ ...removal, changes: {} })).toBeNull();
});
