import type { Named } from 'chart-lab/lab.ts';
import type { Progress } from '../../machines/addUser/failure.ts';
import type { NewPerson } from '../../machines/addUser/addUserForm.ts';
import type { NewAccountInput, NewAccountOutput } from '../../machines/addUser/newAccount.ts';
import type { Confirmation } from '../../machines/confirm/confirmMachine.ts';
import type { SaveOutput, VersionedRow } from '../../machines/saveRecord/saveRecordMachine.ts';
import type { CheckedRow } from '../../machines/importUsers/checkedRows.ts';
import type { ImportCheckOutput } from '../../machines/importUsers/importCheckMachine.ts';
import type { Party } from '../../machines/rules/permissions.ts';
import type { Role } from '../../machines/rules/roles.ts';
import type { User } from '../../machines/shared/entities.ts';
import { NO_ANSWER } from '../../machines/shared/outcome.ts';
import {
  ada,
  alan,
  analyticsTeam,
  departments,
  LATER,
  manager,
  newerAda,
  newerTeam,
  people,
  TIME,
  teams,
} from './people.ts';
import { each, eachError, outcomes } from './chartSamples.ts';

export * from './people.ts';

// Inputs, payloads and answers that several samples contain.

export const technology = { id: 'a1', name: 'Information Technology' };
export const technologyRow = { ...technology, isArchived: false, updatedAt: TIME };
export const user = { userId: manager.id, email: manager.email };
export const done = { done: null };
export const query = { search: 'ada' };
export const total = { number: 3, isExact: true };
export const file = { name: 'people.csv', size: 2_048 };

export const ROLES: Role[] = ['SUPERUSER', 'ADMIN', 'MANAGER', 'SUPERVISOR', 'EMPLOYEE', 'USER'];
export const editor: Party = { id: manager.id, role: 'SUPERUSER' };
export const editors = {
  ...each(ROLES, (role) => ({ editor: { ...editor, role } })),
  'no role': { editor: { ...editor, role: null } },
};

export const cells = [
  ['Email', 'First Name', 'Last Name'],
  ['grace@example.org', 'Grace', 'Hopper'],
];

/** The changes of several fields. */
export function fields<Field extends string>(values: Record<Field, string>): Named<{ field: Field; value: string }> {
  return each(Object.keys(values) as Field[], (field) => ({ field, value: values[field] }));
}

export const leavingAda: User = { ...ada, suspendedFrom: '2026-12-13T00:00:00Z' };
export const opening = { editor, target: ada, today: '2026-11-21' };
/** Dialogs of a user: by each editor, and of several users. */
export const openings: Named<typeof opening> = {
  'by a superuser': opening,
  'by an employee': { ...opening, editor: { ...editor, role: 'EMPLOYEE' } },
  ...Object.fromEntries(
    ROLES.map((role) => [
      `by a manager, of ${role}`,
      { ...opening, editor: { ...editor, role: 'MANAGER' }, target: { ...ada, role } },
    ]),
  ),
  'without a first name': { ...opening, target: { ...ada, firstName: null } },
  'without a role': { ...opening, target: { ...ada, role: null } },
  'without a team': { ...opening, target: { ...ada, assignment: null } },
  'leaving later': { ...opening, target: leavingAda },
  suspended: { ...opening, target: alan },
};

export const loadChoices = outcomes({ loaded: { departments, teams }, none: { departments: [], teams: [] } });
export const loadDepartments = outcomes({ loaded: departments, none: [] });
export const edit = {
  firstName: 'Ada',
  lastName: 'King',
  role: 'SUPERVISOR',
  departmentId: 'a2',
  teamId: 'a2',
} as const;
const movedAda: User = {
  ...newerAda,
  assignment: { id: 'a1', team: { id: 'a2', name: 'Payroll' }, department: { id: 'a2', name: 'Finance' } },
};
/** Only a superuser may edit her now. */
const promotedAda: User = { ...newerAda, role: 'SUPERUSER' };
export const loadUser = outcomes<User | null>({
  unchanged: ada,
  'names and role saved': newerAda,
  'all saved': movedAda,
  'another version': { ...ada, updatedAt: LATER },
  promoted: promotedAda,
  removed: null,
});
const listedAda = { id: ada.id, email: ada.email, role: ada.role, isSuspended: false };
export const findListed = outcomes({ listed: [listedAda], suspended: [{ ...listedAda, isSuspended: true }], none: [] });
export const next = { key: 'Turing', id: alan.id };
export const loadPage = outcomes({
  'the last page': { rows: people, next: null },
  'a page': { rows: people, next },
  none: { rows: [], next: null },
});
export const readRows = {
  all: { rows: people, isWhole: true },
  some: { rows: people, isWhole: false },
  none: { rows: [], isWhole: true },
};

const PROGRESS: Progress[] = [
  'accountUnconfirmed',
  'accountCreated',
  'profileUnconfirmed',
  'profileAdded',
  'assignmentUnconfirmed',
  'assigned',
  'invitationUnconfirmed',
  'invitationSent',
];
export const added: NewAccountOutput = {
  result: 'complete',
  listed: null,
  password: 'Kx7mQ2pR9tWw4hZe',
  progress: 'assigned',
  userId: 'b3',
  hasToConfirm: false,
  error: null,
};
const notAdded: NewAccountOutput = {
  ...added,
  result: 'rejected',
  password: '',
  progress: 'nothing',
  userId: '',
};
export const newAccount: Named<NewAccountOutput> = {
  added,
  'added, to be confirmed': { ...added, hasToConfirm: true },
  invited: { ...added, password: '', progress: 'invitationSent' },
  listed: { ...notAdded, result: 'listed', listed: listedAda },
  'listed, suspended': { ...notAdded, result: 'listed', listed: { ...listedAda, isSuspended: true } },
  'listed, unreadable': { ...notAdded, result: 'listed' },
  'unfinished account': { ...notAdded, result: 'unfinished', progress: 'unfinished' },
  ...each(PROGRESS, (progress) => ({ ...added, result: 'rejected', progress, error: NO_ANSWER.error })),
  ...eachError((error) => ({ ...notAdded, error })),
};
export const person: NewPerson = {
  ...{ email: 'grace@example.org', role: 'EMPLOYEE', firstName: 'Grace', lastName: 'Hopper' },
  ...{ departmentId: 'a1', teamId: 'a1' },
};
export const account: NewAccountInput = {
  ...{ person, password: '', progress: 'nothing', userId: '', hasToConfirm: false, firstSignIn: 'temporaryPassword' },
};
export const newAccountInput: Named<NewAccountInput> = {
  new: account,
  'without a team': { ...account, person: { ...person, departmentId: null, teamId: null } },
  invited: { ...account, firstSignIn: 'invitation' },
  'after an unfinished account': { ...account, progress: 'unfinished' },
  ...each(PROGRESS, (progress) => ({ ...account, password: added.password, progress, userId: 'b3' })),
  'invited, again': { ...account, progress: 'invitationUnconfirmed', userId: 'b3', firstSignIn: 'invitation' },
};
export const firstSignIns: Named<Pick<NewAccountInput, 'firstSignIn'>> = {
  invitation: { firstSignIn: 'invitation' },
  password: { firstSignIn: 'temporaryPassword' },
};

const readyRow: CheckedRow = {
  number: 2,
  status: 'ready',
  reasons: [],
  person,
  team: 'Analytics',
  department: technology.name,
  listed: null,
};
export const checked: ImportCheckOutput = {
  result: 'checked',
  rows: [
    readyRow,
    { ...readyRow, number: 3, person: { ...person, email: 'alan@example.org', firstName: 'Alan', lastName: 'Turing' } },
    { ...readyRow, number: 4, status: 'wrong', reasons: ['Last Name is required'] },
    { ...readyRow, number: 5, status: 'listed', person: { ...person, email: ada.email }, listed: listedAda },
  ],
  ignoredColumns: [],
  isEncodingGuessed: false,
  failure: null,
};
export const importCheck: Named<ImportCheckOutput> = {
  checked,
  'checked, with doubts': { ...checked, ignoredColumns: ['Phone'], isEncodingGuessed: true },
  'no rows': { ...checked, rows: [] },
  unusable: { ...checked, result: 'unusable', rows: [], failure: 'This file cannot be read.' },
  failed: { ...checked, result: 'failed', rows: [], failure: 'Failed to check the file' },
};

export const userSaved = {
  ...saves(ada, newerAda),
  promoted: { result: 'conflict', row: promotedAda, read: promotedAda, error: null },
} satisfies Named<SaveOutput>;
export const teamSaved = saves(analyticsTeam, newerTeam);
export const departmentSaved = saves(technologyRow, { ...technologyRow, name: 'IT', updatedAt: LATER });
export const confirmation: Confirmation = {
  title: 'Archive Team',
  question: 'Archive Analytics? It disappears from lists and selects.',
  submit: 'Archive',
  submitting: 'Archiving...',
  success: 'Team archived successfully',
  failure: 'Failed to archive team',
  unconfirmed: 'the team was archived',
};

/** The results of saving a row. */
function saves<Row extends VersionedRow>(row: Row, newer: Row) {
  const found = { row: newer, read: newer, error: null };
  return {
    saved: { ...found, result: 'saved' },
    'saved, not read': { result: 'saved', row, read: null, error: null },
    conflict: { ...found, result: 'conflict' },
    gone: { result: 'gone', row, read: null, error: null },
    ...eachError<SaveOutput<Row>>((error) => ({ result: 'rejected', row, read: null, error })),
  } satisfies Named<SaveOutput<Row>>;
}

/** The result of a change of many users for Ada. */
export const changedAda = {
  id: ada.id,
  version: ada.updatedAt,
  skipped: null,
  changes: { role: { old: 'EMPLOYEE', new: 'SUPERVISOR' } },
};
