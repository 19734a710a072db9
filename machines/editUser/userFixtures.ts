import type { User } from '../shared/entities.ts';
import type { Outcome } from '../shared/outcome.ts';

export const sales = { id: 'sales', name: 'Sales' };
export const legal = { id: 'legal', name: 'Legal' };
export const ann: User = {
  id: 'ann',
  email: 'ann@example.org',
  firstName: 'Ann',
  lastName: 'Lee',
  displayName: null,
  role: 'EMPLOYEE',
  isPasswordChanged: true,
  invitedAt: null,
  suspendedFrom: null,
  isSignedUp: false,
  createdAt: '2024-01-05T13:45:09Z',
  lastSeenAt: null,
  updatedAt: 'v1',
  assignment: { id: 'a1', team: null, department: sales },
};

export type Reading = Outcome<User | null>;
