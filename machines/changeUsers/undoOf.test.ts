import { expect, it } from 'vitest';
import { EMPTY_FORM, undoOf, type ChangeUsersContext, type ManyAction, type UserResult } from './changeUsersContext.ts';

const team = { id: 'payroll', name: 'Payroll' };
const department = { id: 'finance', name: 'Finance' };
const assignment = { id: 'a', team: null, department: null };
const users: ChangeUsersContext['users'] = [
  { id: 'ann', updatedAt: '1', role: 'EMPLOYEE', assignment: null, suspendedFrom: null },
  { id: 'bob', updatedAt: '1', role: 'MANAGER', assignment: { ...assignment, team, department }, suspendedFrom: null },
  {
    id: 'cy',
    updatedAt: '1',
    role: 'EMPLOYEE',
    assignment: { ...assignment, department },
    suspendedFrom: '2026-12-31',
  },
];
const changes = { role: { old: null, new: 'ADMIN' } };
const all = users.map(({ id }): UserResult => ({ id, version: `new ${id}`, skipped: null, changes }));

const undo = (action: ManyAction, results = all) =>
  undoOf({ action, users, results, form: EMPTY_FORM, errors: {}, error: null, today: '2026-12-01' });

it('gives each user the old role, with one change for those who had the same', () => {
  expect(undo('role')).toEqual([
    { changes: { role: 'EMPLOYEE' }, ids: ['ann', 'cy'], versions: ['new ann', 'new cy'] },
    { changes: { role: 'MANAGER' }, ids: ['bob'], versions: ['new bob'] },
  ]);
});

it('moves each user back: to the team, which has a department, or to the department', () => {
  expect(undo('place').map(({ changes: before, ids }) => [ids, before])).toEqual([
    [['ann'], { teamId: null, departmentId: null }],
    [['bob'], { teamId: 'payroll', departmentId: null }],
    [['cy'], { teamId: null, departmentId: 'finance' }],
  ]);
});

it.each(['suspend', 'restore'] as const)('restores the suspension before %s', (action) => {
  expect(undo(action).map(({ changes: before, ids }) => [ids, before])).toEqual([
    [['ann', 'bob'], { suspendedFrom: null }],
    [['cy'], { suspendedFrom: '2026-12-31' }],
  ]);
});

it('leaves out users who were skipped, did not change, or have an unknown version', () => {
  const results: UserResult[] = [
    { id: 'ann', version: null, skipped: 'Newer', changes: {} },
    { id: 'bob', version: '1', skipped: null, changes: {} },
    { id: 'cy', version: null, skipped: null, changes },
  ];
  expect(undo('role', results)).toEqual([]);
});
