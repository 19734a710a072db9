import type { ChartSamples } from '../walk/samples.ts';
import { ok } from './backdrops.ts';
import {
  ada,
  alan,
  departments,
  deviceSessions,
  latestChanges,
  manager,
  newerAda,
  newerTeam,
  people,
  teams,
  totals,
  userRecord,
} from './people.ts';

/*
 * Samples that the views can render, where the types of the charts say less than the views need: rows of any list,
 * any record.
 */

const editor = { id: manager.id, role: manager.role };
const query = { search: '' };
const total = { number: people.length, isExact: true };
const page = { rows: people, next: null };

const checked = { ignoredColumns: [], isEncodingGuessed: false, failure: null };
const person = { email: 'grace@example.org', role: 'EMPLOYEE', firstName: 'Grace', lastName: 'Hopper' };
const placement = { departmentId: 'a1', teamId: 'a1' };
const row = {
  number: 2,
  status: 'ready',
  reasons: [],
  person: { ...person, ...placement },
  team: 'Analytics',
  department: 'Information Technology',
  listed: null,
};
const importedRows = [
  row,
  { ...row, number: 3, person: { ...row.person, email: 'alan@example.org', firstName: 'Alan', lastName: 'Turing' } },
  { ...row, number: 4, status: 'wrong', reasons: ['Last Name is required'], person: { ...row.person, lastName: '' } },
  { ...row, number: 5, status: 'listed', person: { ...row.person, email: ada.email }, listed: ada },
];

const account = { result: 'complete', progress: 'assigned', userId: 'b3', hasToConfirm: false, error: null };
const saved = {
  profile: null,
  isPasswordSaved: false,
  isPasswordUnconfirmed: false,
  step: 'changingPassword',
  error: null,
};

/** The outputs of effects by their name, without errors. */
const OUTPUTS: Record<string, unknown[]> = {
  countRows: [ok(total)],
  findPeople: [ok(page), ok({ rows: [], next: null })],
  importCheck: [
    { ...checked, result: 'checked', rows: importedRows },
    { ...checked, result: 'unusable', rows: [], failure: 'This file has no column Email.' },
    { ...checked, result: 'failed', rows: [], failure: 'Failed to check the file' },
  ],
  listSessions: [ok(deviceSessions), ok([])],
  loadChoices: [ok({ departments, teams })],
  loadDepartments: [ok(departments)],
  loadLatest: [ok(latestChanges), ok([])],
  loadPage: [ok({ ...page, next: { key: 'Turing', id: alan.id } }), ok(page), ok({ rows: [], next: null })],
  loadRecord: [ok(userRecord), ok(null)],
  loadTotals: [ok(totals)],
  newAccount: [
    { ...account, password: 'Kx7mQ2pR9tWw4hZe' },
    { ...account, password: '' },
  ],
  readRows: [
    { rows: people, isWhole: true },
    { rows: people, isWhole: false },
    { rows: [], isWhole: true },
  ],
  settingsUpdate: [
    { ...saved, profile: { ...manager, displayName: 'Mia M.' } },
    { ...saved, isPasswordSaved: true },
  ],
  staffUpdate: [
    { result: 'saved', member: newerAda, error: null },
    { result: 'savedUnread', member: ada, error: null },
    ...['conflict', 'gone', 'rejected', 'assignmentRejected'].map((result) => ({
      result,
      member: newerAda,
      error: { kind: 'other', message: null },
    })),
  ],
  teamUpdate: [
    { result: 'saved', team: newerTeam, row: newerTeam, error: null },
    ...['conflict', 'gone', 'rejected'].map((result) => ({
      result,
      team: newerTeam,
      row: newerTeam,
      error: { kind: 'other', message: null },
    })),
  ],
};

type Samples = { input?: unknown[]; events?: Record<string, unknown[]> };

/** Inputs, and payloads of events, by the id of the chart. */
const SAMPLES: Record<string, Samples> = {
  commandPalette: {
    events: {
      'palette.open': ['peopleAndHistory', 'nothing'].map((finds) => ({
        commands: [
          { id: 'go-/dashboard/roles', group: 'screens', name: 'Roles & Users', searchTerms: 'go to' },
          { id: 'addUser', group: 'actions', name: 'Add User', searchTerms: 'new person invite' },
        ],
        finds,
      })),
      'text.change': [{ text: 'ad' }, { text: '' }, { text: 'nobody' }],
      'option.activate': [{ id: 'addUser' }],
    },
  },
  confirm: {
    events: {
      'dialog.open': [
        {
          confirmation: {
            action: 'archiveTeam',
            id: 'a1',
            title: 'Archive Team',
            question: 'Archive Analytics? It disappears from lists and selects.',
            submit: 'Archive',
            submitting: 'Archiving...',
            success: 'Team archived successfully',
            failure: 'Failed to archive team',
          },
        },
      ],
    },
  },
  exportRows: {
    input: [{ noun: { one: 'person', many: 'people' } }],
    events: { 'export.start': [{ format: 'csv', query, total }] },
  },
  importUsers: {
    input: [{ editor }, { editor: { id: manager.id, role: 'EMPLOYEE' } }],
    events: { 'file.choose': [{ file: { name: 'people.csv', size: 2_048 } }] },
  },
  list: {
    input: [{ failureText: 'Failed to load users' }],
    events: {
      'search.change': [{ text: 'ada' }, { text: '' }],
      'filter.set': [
        { name: 'role', value: 'EMPLOYEE' },
        { name: 'role', value: '' },
      ],
      'sort.set': [{ sort: { key: 'name', isDescending: false } }, { sort: null }],
      'query.restore': [{ query: { search: 'grace' } }],
      'row.saved': [{ row: newerAda }],
      'row.removed': [{ id: ada.id }],
    },
  },
  printRows: { events: { 'print.start': [{ query, total, now: Date.parse('2026-03-02T09:30:00Z') }] } },
  recordPage: { input: [{ id: ada.id, failureText: 'Failed to load this user' }] },
  restoreUser: { events: { restore: [{ target: alan }] } },
};

/** Whether an output has an error. */
const isError = (output: unknown) => Boolean((output as { error?: unknown } | null)?.error);

/**
 * The samples of all charts with values that the views can render.
 * @param generated the samples from the types of the charts; their errors stay
 */
export function screenSamples(generated: Record<string, ChartSamples>): Record<string, ChartSamples> {
  return mapped(generated, ({ input, events, outputs }, chart) => {
    const given = SAMPLES[chart] ?? {};
    return {
      input: given.input ?? input,
      events: mapped(
        events,
        (values, type) => given.events?.[type]?.map((event) => ({ ...(event as object), type })) ?? values,
      ),
      outputs: mapped(outputs, (values, name) =>
        OUTPUTS[name] ? [...OUTPUTS[name], ...values.filter(isError)] : values,
      ),
    };
  });
}

function mapped<Value>(values: Record<string, Value>, change: (value: Value, name: string) => Value) {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value, name)]));
}
