import { beforeAll, expect, it } from 'vitest';
import type { AuditLog } from '../../machines/shared/entities.ts';
import { auditSentence } from '../../src/features/audit/auditSentence.ts';
import { ACTIONS, TABLES } from '../../src/features/audit/auditWords.ts';
import { startServers, valueOf, type Device } from './support/adapters.ts';

const servers = startServers();
let admin: Device;

beforeAll(async () => {
  admin = await servers.signedIn('admin@example.org');
});

type Changes = AuditLog['changes'];

const FIELDS: Record<string, string[]> = {
  users: ['first_name', 'last_name', 'display_name', 'email', 'role', 'is_password_changed'],
  role_assignments: ['team', 'department'],
  teams: ['name', 'department', 'archived_at'],
  departments: ['name', 'archived_at'],
};
const FILTERS = ['search', 'role', 'department', 'team', 'setup', 'by', 'about', 'action', 'table', 'from', 'until'];
const WHOLE_LIST = ['EXPORT', 'PRINT'];

/** What an entry may have changed, or reported: nothing, each field alone, and all of them. */
function variants(action: string, table: string): Changes[] {
  if (WHOLE_LIST.includes(action)) {
    const filters = Object.fromEntries(FILTERS.map((filter) => [filter, { old: null, new: 'Xyz' }]));
    const rows = [1, 57].map((count) => ({ format: { old: null, new: 'csv' }, rows: { old: null, new: count } }));
    return rows.flatMap((changes) => [changes, { ...changes, ...filters }]);
  }
  const change = (field: string) => {
    const [old, set] = field === 'is_password_changed' ? [false, true] : ['Xyz', 'Zyx'];
    return { [field]: { old: action === 'INSERT' ? null : old, new: action === 'DELETE' ? null : set } };
  };
  const alone = (FIELDS[table] ?? []).map(change);
  return [{}, ...alone, Object.assign({}, ...alone) as Changes, { is_password_changed: { old: true, new: false } }];
}

/** The product's own words in the sentence of an entry, without numbers. */
function shownWords(action: string, table: string, changes: Changes): string[] {
  const entry = {
    id: '1',
    performedAt: '2024-01-05T13:45:09Z',
    performedBy: '2',
    performedByLabel: 'Xyz',
    action,
    resourceType: table,
    resourceId: '3',
    subjectId: '3',
    label: 'Xyz',
    changes,
  };
  const own = auditSentence(entry).map(({ text, isQuoted }) => (isQuoted ? ' ' : text.replaceAll("'s", '')));
  return (
    own
      .join('')
      .toLowerCase()
      .match(/[a-z]+/g) ?? []
  );
}

const actions = ACTIONS.map(({ value }) => value);
const tables = TABLES.map(({ value }) => value);
const cases = actions.flatMap((action) => {
  if (WHOLE_LIST.includes(action))
    return tables.filter((table) => table !== 'role_assignments').map((table) => [action, table] as const);
  const touched = action === 'RESET_EMAIL' ? ['users'] : tables.filter((table) => table !== 'audit_logs');
  return touched.map((table) => [action, table] as const);
});

it('The screen knows every action that an entry may have', async () => {
  const [row] = await servers.sql<{ definition: string }>(
    `select pg_get_constraintdef(oid) as definition from pg_constraint where conname = 'audit_logs_action_check'`,
  );
  expect([...(row?.definition ?? '').matchAll(/'(\w+)'/g)].map(([, action]) => action)).toEqual(actions);
});

it.each(cases)('The search knows the words that the screen shows: %s of %s', async (action, table) => {
  // The small words between the fields of a sentence are not worth a search.
  const small = ['and'];
  const all = { shown: new Set<string>(), stored: new Set<string>() };
  for (const changes of variants(action, table)) {
    const [row] = await servers.sql<{ words: string }>('select private.audit_words($1, $2, $3) as words', [
      action,
      table,
      changes,
    ]);
    const stored = row?.words ?? '';
    const shown = shownWords(action, table, changes).filter((word) => !small.includes(word));
    expect(
      shown.filter((word) => !stored.includes(word)),
      stored,
    ).toEqual([]);
    for (const word of shown) all.shown.add(word);
    for (const word of stored.split(' ')) all.stored.add(word);
  }
  // Nor does it know words that are not shown.
  expect([...all.stored].filter((word) => ![...all.shown].some((shown) => word.includes(shown)))).toEqual([]);
});

it('A search for what was done finds it', async () => {
  const team = valueOf(await admin.adapters.addTeam({ name: 'Verbs', departmentId: null }));
  expect(team).toBeDefined();
  await servers.sql(`delete from public.users where email = 'employee@example.org'`);
  const unhurried = new AbortController().signal;
  const found = async (search: string) =>
    valueOf(await admin.adapters.listAuditLogs({ search, filters: {}, after: null, size: 1 }, unhurried)).rows[0];
  expect(await found('removed')).toMatchObject({ action: 'DELETE', resourceType: 'users' });
  expect(await found('ended the assignment')).toMatchObject({ action: 'DELETE', resourceType: 'role_assignments' });
  expect(await found('assigned')).toMatchObject({ action: 'INSERT', resourceType: 'role_assignments' });
  expect(await found('added verbs')).toMatchObject({ action: 'INSERT', resourceType: 'teams', label: 'Verbs' });
  expect(await found('exported')).toBeUndefined();
});
