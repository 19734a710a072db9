import {
  ada,
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
} from '../../../charts/src/screens/people.ts';

const newcomer = {
  email: 'grace@example.org',
  role: 'EMPLOYEE',
  firstName: 'Grace',
  lastName: 'Hopper',
  departmentId: 'a1',
  teamId: 'a1',
};
const importedRow = {
  number: 2,
  status: 'ready',
  reasons: [],
  person: newcomer,
  team: 'Analytics',
  department: 'Information Technology',
  listed: null,
};

/**
 * Examples by the name of their type, or by the type of an event. Other properties are generated. All examples of a type
 * together are the sample of a list.
 */
export const EXAMPLES: Record<string, object[] | undefined> = {
  AuditLog: latestChanges,
  CheckedRow: [
    importedRow,
    {
      ...importedRow,
      number: 3,
      person: { ...newcomer, email: 'alan@example.org', firstName: 'Alan', lastName: 'Turing' },
    },
    { ...importedRow, number: 4, status: 'wrong', reasons: ['Last Name is required'] },
    { ...importedRow, number: 5, status: 'listed', person: { ...newcomer, email: ada.email }, listed: ada },
  ],
  ChosenFile: [{ name: 'people.csv', size: 2_048 }],
  Command: [
    { id: 'a1', group: 'screens', name: 'Roles & Users', searchTerms: 'go to' },
    { id: 'addUser', group: 'actions', name: 'Add User', searchTerms: 'new person invite' },
  ],
  Confirmation: [
    {
      action: 'archiveTeam',
      id: 'a1',
      title: 'Archive Team',
      question: 'Archive Analytics? It disappears from lists and selects.',
      submit: 'Archive',
      submitting: 'Archiving...',
      success: 'Team archived successfully',
      failure: 'Failed to archive team',
      unconfirmed: 'the team was archived',
    },
  ],
  Department: departments.map(({ id, name }) => ({ id, name })),
  DepartmentRow: departments,
  DeviceSession: deviceSessions,
  FoundPerson: people,
  ImportCheckOutput: [{ result: 'checked', ignoredColumns: [], failure: null }],
  ListRow: people,
  LoadedRecord: [userRecord],
  NewAccountOutput: [
    { result: 'complete', password: 'Kx7mQ2pR9tWw4hZe', progress: 'assigned', userId: 'b3', error: null },
  ],
  Profile: [manager],
  RecordPageInput: [{ id: ada.id, failureText: 'Failed to load this user' }],
  SettingsUpdateOutput: [{ isPasswordUnconfirmed: false, error: null }],
  StaffMember: people,
  StaffUpdateOutput: [{ result: 'saved', member: newerAda, error: null }],
  Team: teams,
  TeamUpdateOutput: [{ result: 'saved', team: newerTeam, row: newerTeam, error: null }],
  Totals: [totals],
  'filter.set': [
    { name: 'role', value: 'EMPLOYEE' },
    { name: 'role', value: '' },
  ],
  'palette.open': [{ finds: 'peopleAndHistory' }],
  'row.removed': [{ id: ada.id }],
  'search.change': [{ text: 'ada' }, { text: '' }],
  'text.change': [{ text: 'ada' }, { text: '' }, { text: 'nobody' }],
};
