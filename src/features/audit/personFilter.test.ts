import { describe, expect, it } from 'vitest';
import type { AuditLog } from '../../../machines/shared/entities.ts';
import { namedPerson } from './personFilter.ts';

function entry(part: Partial<AuditLog>): AuditLog {
  return {
    id: '1',
    performedAt: '2024-01-05T13:45:09Z',
    performedBy: 'ann',
    performedByLabel: 'Ann Lee',
    performer: null,
    action: 'UPDATE',
    resourceType: 'users',
    resourceId: 'bo',
    subjectId: 'bo',
    label: 'Bo Fox',
    changes: {},
    ...part,
  };
}

describe('person of the filter', () => {
  it('has the name in the newest entry', () => {
    const entries = [entry({ label: null }), entry({ label: 'Bo Fox' }), entry({ label: 'Bob Fox' })];
    expect(namedPerson(entries, 'about', 'bo')).toBe('Bo Fox');
    expect(namedPerson(entries, 'by', 'ann')).toBe('Ann Lee');
    expect(namedPerson(entries, 'by', 'bo')).toBeNull();
  });

  it('has the name at the time of the entry', () => {
    const changes = { first_name: { old: 'Bo', new: 'Ben' }, last_name: { old: 'Fox', new: '$& Box' } };
    expect(namedPerson([entry({ changes })], 'about', 'bo')).toBe('Ben $& Box');
    expect(namedPerson([entry({ changes: { role: { old: 'EMPLOYEE', new: 'MANAGER' } } })], 'about', 'bo')).toBe(
      'Bo Fox',
    );
  });
});
