import type { Samples } from 'chart-lab/lab.ts';
import { each, outcomes, type SamplesOfCharts } from './chartSamples.ts';
import { sessionSamples } from './sessionSamples.ts';
import * as given from './values.ts';

const { ada, alan, analyticsTeam, editors, manager, newerTeam, query, technology, total } = given;
const failureText = 'Failed to load users';
const now = Date.parse(given.TIME);
const placed = { departmentId: 'a1', teamId: 'a1' };

const samplesOfCharts: SamplesOfCharts = {
  ...sessionSamples,
  account: {
    input: each(given.ROLES.toReversed(), (role) => ({ target: { id: ada.id, role } })),
    events: {
      ...{ 'account.add': editors, 'account.invite': editors, 'account.withdraw': editors, 'account.leave': editors },
      ...{ 'account.suspend': editors, 'account.restore': editors, 'account.remove': editors },
      'account.requirePassword': editors,
    },
  },
  addTeam: {
    input: { 'without a department': { department: null }, 'in a department': { department: technology } },
    events: { 'field.change': given.fields({ name: 'Analytics', departmentId: 'a1' }) },
    answers: { loadDepartments: given.loadDepartments },
  },
  addUser: {
    input: { manager: editors.MANAGER, employee: editors.EMPLOYEE },
    events: {
      'field.change': given.fields({ ...given.person, ...placed }),
      'firstSignIn.choose': given.firstSignIns,
    },
    answers: { loadChoices: given.loadChoices, newAccount: given.newAccount, copyToClipboard: given.done },
  },
  changeUsers: {
    input: each(['role', 'place', 'suspend', 'restore'] as const, (action) => ({
      action,
      users: [ada, alan],
      today: '2026-12-01',
    })),
    events: { 'fields.change': { admin: { values: { role: 'ADMIN' } }, team: { values: { teamId: 'a1' } } } },
    answers: {
      changeUsers: outcomes({
        'one changed, one skipped': [
          given.changedAda,
          { id: alan.id, version: null, skipped: 'You cannot change this person', changes: {} },
        ],
        'nobody changed': [],
      }),
    },
  },
  confirm: { input: { 'archive a team': given.confirmation } },
  editTeam: {
    input: { analytics: { team: analyticsTeam }, unassigned: { team: { ...analyticsTeam, department: null } } },
    events: { 'field.change': given.fields({ name: newerTeam.name, departmentId: 'a2' }) },
    answers: { loadDepartments: given.loadDepartments, saveTeam: given.teamSaved },
  },
  editUser: {
    input: given.openings,
    events: { 'field.change': given.fields(given.edit), 'reason.change': { typed: { value: 'Promoted' } } },
    answers: { loadChoices: given.loadChoices, saveUser: given.userSaved },
  },
  exportRows: {
    input: { people: { noun: { one: 'person', many: 'people' } } },
    events: {
      'export.start': {
        csv: { format: 'csv', query, total },
        json: { format: 'json', query, total },
        'without a total': { format: 'csv', query, total: null },
      },
    },
    answers: { readRows: given.readRows, reportRows: given.done, saveFile: given.done },
  },
  filterChoices: { answers: { loadChoices: given.loadChoices } },
  importCheck: {
    input: each(given.ROLES, (role) => ({ editor: { id: manager.id, role }, file: given.file })),
    answers: {
      loadChoices: given.loadChoices,
      findListed: given.findListed,
      readFile: outcomes({
        rows: { cells: given.cells, isEncodingGuessed: false },
        'rows, encoding guessed': { cells: given.cells, isEncodingGuessed: true },
        'no rows': { cells: given.cells.slice(0, 1), isEncodingGuessed: false },
        nothing: { cells: [], isEncodingGuessed: false },
      }),
    },
  },
  importUsers: {
    input: editors,
    events: {
      'file.choose': { people: { file: given.file } },
      'firstSignIn.choose': given.firstSignIns,
      'clock.ticked': { now: { now } },
    },
    answers: { newAccount: given.newAccount, importCheck: given.importCheck },
  },
  list: {
    input: { people: { failureText } },
    events: {
      'search.change': { ada: { text: 'ada' }, 'no text': { text: '' } },
      'filter.set': { role: { name: 'role', value: 'EMPLOYEE' }, 'no role': { name: 'role', value: '' } },
      'sort.set': { 'by name': { sort: { key: 'name', isDescending: false } }, 'the default': { sort: null } },
      'query.restore': { ada: { query } },
      'row.saved': { ada: { row: ada }, alan: { row: alan } },
      'row.removed': { ada: { id: ada.id } },
    },
    answers: {
      loadPage: given.loadPage,
      countRows: outcomes({ exact: total, 'at least': { number: 3, isExact: false } }),
    },
  },
  nameDialog: {
    input: {
      'add a department': { noun: 'Department', row: null },
      'rename technology': { noun: 'Department', row: technology },
    },
    events: { 'field.change': { legal: { value: 'Legal' } } },
    answers: {
      loadRow: outcomes({ unchanged: given.technologyRow, gone: null }),
      saveRow: given.departmentSaved,
    },
  },
  newAccount: {
    input: given.newAccountInput,
    answers: {
      makeTemporaryPassword: { generated: given.added.password },
      createAccount: outcomes({ created: { userId: 'b3' }, 'to be confirmed': { userId: 'b3', hasToConfirm: true } }),
      findListed: given.findListed,
    },
  },
  printRows: {
    events: { 'print.start': { 'three rows': { query, total, now }, 'without a total': { query, total: null, now } } },
    answers: { readRows: given.readRows, reportRows: given.done, openPrintDialog: given.done },
  },
  readRows: {
    input: {
      all: { query, total, limit: null, failureText },
      'two rows': { query, total: null, limit: 2, failureText },
    },
    answers: { loadPage: given.loadPage },
  },
  recordPage: {
    input: { user: { id: ada.id, failureText: 'Failed to load this user' } },
    answers: { loadRecord: outcomes({ user: given.userRecord, gone: null }) },
  },
  removeUser: {
    input: given.openings,
    events: { 'reason.change': { typed: { value: 'Contract ended' } } },
    answers: { loadUser: given.loadUser },
  },
  reportRows: { input: { csv: { format: 'csv', query, rowCount: 3 }, print: { format: 'print', query, rowCount: 3 } } },
  restoreUser: {
    events: { restore: { alan: { target: alan }, ada: { target: ada } } },
    answers: { restoreUser: outcomes({ restored: true, 'not suspended': false }) },
  },
  saveRecord: {
    input: { renamed: { row: analyticsTeam, edit: { name: newerTeam.name } } },
    answers: {
      save: outcomes({ 'done, with the row': newerTeam, 'done, without the row': null }),
      load: outcomes({
        saved: newerTeam,
        unchanged: analyticsTeam,
        'newer, with another name': { ...newerTeam, name: 'Statistics' },
        gone: null,
      }),
    },
  },
  selection: {
    events: {
      'row.toggle': { ada: { row: ada }, alan: { row: alan } },
      'row.extend': { 'up to alan': { row: alan, shown: [ada, alan] } },
      'shown.select': { both: { shown: [ada, alan] } },
      'all.select': { everyone: { query } },
      'rows.loaded': { both: { shown: [ada, alan] } },
    },
    answers: { readRows: outcomes({ both: { rows: [ada, alan], asOf: now } }) },
  },
  suspendUser: {
    input: given.openings,
    events: { 'field.change': given.fields({ reason: 'Parental leave', lastDay: '2026-12-12' }) },
    answers: { suspendUser: outcomes({ suspended: null, 'another last day': given.leavingAda }) },
  },
  undo: {
    input: {
      'the role of one': { changes: [{ ids: [ada.id], versions: [ada.updatedAt], changes: { role: 'EMPLOYEE' } }] },
    },
    answers: {
      undoChanges: outcomes({
        'all undone': [given.changedAda],
        'changed since': [{ id: ada.id, version: null, skipped: 'Changed by someone else', changes: {} }],
      }),
    },
  },
};

/** The samples of all charts. An effect without answers answers like a request without a value. */
export const samples: Samples = { charts: samplesOfCharts as Samples['charts'], answers: outcomes({ done: null }) };
