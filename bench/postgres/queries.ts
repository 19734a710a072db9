import { call, entries, functionOf, literal, people, read, teams } from './postgrest.ts';

/** Ids and keys of the measured database for the statements. */
export type Facts = {
  me: string;
  person: string;
  updated_at: string;
  team: string;
  department: string;
  editor: string;
  email: string;
  middle_created: string;
  middle_performed: string;
  middle_name: string;
  middle_team: string;
  middle_id: string;
  latest: string;
};

/** A statement of the app, its senders, and its budget in milliseconds at the large size. */
export type Query = { name: string; statement: string; budget: number; isForEveryone: boolean };

const LIST_BUDGET = 50;
const SESSION_BUDGET = 1;
/** Which sign-ins the caller may see depends on each row, so this order reads all rows. */
const SEEN_BUDGET = 150;

/** A word of three letters has one trigram, a shorter one none, so the list is scanned from its start. */
function searchBudget(text: string): number {
  const letters = text.split(' ').map((word) => word.length);
  if (Math.max(...letters) < 3) return 1000;
  return letters.some((length) => length <= 3) ? 150 : 50;
}

/** Queries of each kind. */
const TEXTS = {
  common: 'maria',
  'less common': 'martinez',
  'a role': 'employee',
  rare: 'zebulon',
  unknown: 'xqzwvk',
  'three letters': 'ann',
  'one letter': 'q',
  'two letters': 'ma',
  'two unknown letters': 'qx',
  'two words': 'garcia maria',
  'sixty letters': 'maria garcia who left the organisation many years ago for peru',
};

/** A read of people with sort, filters and a cursor. */
type Filtered = [string, { sort?: string; descending?: boolean; filters?: (facts: Facts) => Record<string, string> }];
const FILTERED: Filtered[] = [
  ['by name', { sort: 'name' }],
  ['by name, descending', { sort: 'name', descending: true }],
  ['by email', { sort: 'email' }],
  ['by role', { sort: 'role' }],
  ['by role, descending', { sort: 'role', descending: true }],
  ['oldest first', { sort: 'newest' }],
  ['of a rare role', { descending: true, filters: () => ({ role: 'ADMIN' }) }],
  ['of the common role, by name', { sort: 'name', filters: () => ({ role: 'EMPLOYEE' }) }],
  ['of a rare role, by name', { sort: 'name', filters: () => ({ role: 'ADMIN' }) }],
  ['of a department', { descending: true, filters: ({ department }) => ({ department }) }],
  ['of a department, by name', { sort: 'name', filters: ({ department }) => ({ department }) }],
  ['of a team, by email', { sort: 'email', filters: ({ team }) => ({ team }) }],
  ['with setup pending', { descending: true, filters: () => ({ status: 'pending' }) }],
  ['with setup pending, by role', { sort: 'role', filters: () => ({ status: 'pending' }) }],
  ['leaving', { descending: true, filters: () => ({ status: 'leaving' }) }],
  ['suspended, by name', { sort: 'name', filters: () => ({ status: 'suspended' }) }],
  ['by last sign-in', { sort: 'seen' }],
  ['by last sign-in, descending', { sort: 'seen', descending: true }],
  ...['expired', 'waiting', 'leaving', 'teamless', 'dormant', 'never'].map((attention): Filtered => [
    `needing attention (${attention})`,
    { sort: 'name', filters: () => ({ attention }) },
  ]),
  ['active, by name', { sort: 'name', filters: () => ({ status: 'active' }) }],
  [
    'of a department and a role, by name',
    { sort: 'name', filters: ({ department }) => ({ department, role: 'MANAGER' }) },
  ],
];

const COLUMNS: Record<string, string> = {
  newest: 'created_at',
  name: 'sort_name',
  email: 'sort_email',
  role: 'role_level',
  seen: 'last_seen',
};

function foundPeople(
  query: string,
  filters: object,
  sort: string,
  descending: boolean,
  after?: [string, string],
): string {
  const direction = descending ? 'desc' : 'asc';
  const source = functionOf('search_staff', {
    query,
    filters: JSON.stringify(filters),
    sort,
    is_descending: descending,
    after_key: after?.[0] ?? null,
    after_id: after?.[1] ?? null,
    page_size: 51,
  });
  return people(source, `order by users.${COLUMNS[sort] ?? ''} ${direction}, users.id ${direction} limit 51`);
}

function foundEntries(query: string, filters: object): string {
  return entries(functionOf('search_audit_logs', { query, filters: JSON.stringify(filters), page_size: 51 }));
}

function countedPeople(query: string, filters: object): string {
  return call('count_staff', { query, filters: JSON.stringify(filters) });
}

function countedEntries(query: string, filters: object): string {
  return call('count_audit_logs', { query, filters: JSON.stringify(filters) });
}

/** Filters of the audit log. */
function filtersOfAuditLog({ middle_performed }: Facts) {
  const monthLater = new Date(new Date(middle_performed).getTime() + 30 * 24 * 60 * 60_000);
  return {
    'of deletions': { action: 'DELETE' },
    'of creations': { action: 'INSERT' },
    'of teams': { table: 'teams' },
    'of created people': { table: 'users', action: 'INSERT' },
    'of one month': { from: middle_performed, until: monthLater.toISOString() },
  };
}

/** All reads and writes of the app. */
export function queriesOf(facts: Facts): Query[] {
  const { me, person, team, department, editor, email, latest } = facts;
  const found: Query[] = [];
  const add = (name: string, statement: string, budget = LIST_BUDGET, isForEveryone = false) =>
    found.push({ name, statement, budget, isForEveryone });
  const newest = 'order by users.created_at desc, users.id desc limit 51';

  add('own profile', read(`select * from public.users where id = ${literal(me)} limit 1`), LIST_BUDGET, true);
  add('own theme', read(`select theme_preference from public.users where id = ${literal(me)}`), LIST_BUDGET, true);
  add('roles', read('select count(*) as count from public.roles limit 1'), LIST_BUDGET, true);
  add('totals', read('select * from public.dashboard_totals()'));

  add('people', people('public.users', newest));
  add(
    'people, in the middle',
    people(
      'public.users',
      `where users.created_at <= ${literal(facts.middle_created)} and (users.created_at < ${literal(facts.middle_created)}
        or users.id < ${literal(facts.middle_id)}) ${newest}`,
    ),
  );
  for (const [name, { sort = 'newest', descending = false, filters = () => ({}) }] of FILTERED) {
    const budget = sort === 'seen' ? SEEN_BUDGET : LIST_BUDGET;
    add(`people ${name}`, foundPeople('', filters(facts), sort, descending), budget);
  }
  add('people by name, in the middle', foundPeople('', {}, 'name', false, [facts.middle_name, facts.middle_id]));
  add('a person', people('public.users', `where users.id = ${literal(person)}`));
  add('a person by email', read(`select id from public.users where email = ${literal(email)}`));
  add('count people', countedPeople('', {}));
  add('count people of the common role', countedPeople('', { role: 'EMPLOYEE' }));
  add('count people of a department', countedPeople('', { department }));
  add('count people with setup pending', countedPeople('', { status: 'pending' }));
  add('count suspended people', countedPeople('', { status: 'suspended' }));
  add('sessions', read(`select * from public.list_sessions(${literal(me)})`), SESSION_BUDGET, true);
  add('session lookup', call('has_session', {}), SESSION_BUDGET, true);

  const auditLog = 'public.audit_logs';
  add('audit log', entries(auditLog));
  add(
    'audit log, in the middle',
    entries(
      auditLog,
      `where performed_at <= ${literal(facts.middle_performed)} and (performed_at < ${literal(facts.middle_performed)}
        or id < ${literal(facts.middle_id)})`,
    ),
  );
  add('audit log by a person', entries(auditLog, `where performed_by = ${literal(editor)}`));
  add('audit log about a person', entries(auditLog, `where subject_id = ${literal(person)}`));
  add('audit log about a team', entries(auditLog, `where subject_id = ${literal(team)}`));
  add('audit log of deletions', entries(auditLog, `where action = 'DELETE'`));
  add('audit log of teams', entries(auditLog, `where resource_type = 'teams'`));
  add('audit log of deleted teams', entries(auditLog, `where resource_type = 'teams' and action = 'DELETE'`));
  add(
    'audit log by a person, of one month',
    entries(
      auditLog,
      `where performed_by = ${literal(editor)} and performed_at >= ${literal(facts.middle_performed)}
        and performed_at < ${literal(facts.middle_performed)}::timestamptz + interval '1 month'`,
    ),
  );
  add('count the audit log', countedEntries('', {}));
  add('count the audit log by a person', countedEntries('', { by: editor }));
  add('count the audit log about a person', countedEntries('', { about: person }));
  add('count the audit log of teams', countedEntries('', { table: 'teams' }));
  add('count the audit log of deletions since', countedEntries('', { action: 'DELETE', from: facts.middle_performed }));

  for (const [kind, text] of Object.entries(TEXTS)) {
    const budget = searchBudget(text);
    add(`search people: ${kind}`, foundPeople(text, {}, 'newest', true), budget);
    add(`search people by name: ${kind}`, foundPeople(text, {}, 'name', false), budget);
    add(`search people, highest role first: ${kind}`, foundPeople(text, {}, 'role', true), budget);
    add(`search people of a department: ${kind}`, foundPeople(text, { department }, 'newest', true), budget);
    add(`search pending people by email: ${kind}`, foundPeople(text, { status: 'pending' }, 'email', false), budget);
    add(`count people: ${kind}`, countedPeople(text, {}), budget);
    add(`count people of a department: ${kind}`, countedPeople(text, { department }), budget);
    add(`search the audit log: ${kind}`, foundEntries(text, {}), budget);
    add(`search the audit log by a person: ${kind}`, foundEntries(text, { by: editor }), budget);
    add(`count the audit log: ${kind}`, countedEntries(text, {}), budget);
    add(`count the audit log by a person: ${kind}`, countedEntries(text, { by: editor }), budget);
    for (const [which, filters] of Object.entries(filtersOfAuditLog(facts))) {
      add(`search the audit log ${which}: ${kind}`, foundEntries(text, filters), budget);
      add(`count the audit log ${which}: ${kind}`, countedEntries(text, filters), budget);
    }
    add(
      `search teams: ${kind}`,
      teams(functionOf('search_teams', { query: text }), 'order by teams.sort_name, teams.id limit 51'),
      budget,
    );
  }

  const byName = 'order by teams.sort_name, teams.id';
  add('teams', teams('public.teams', `${byName} limit 51`));
  add(
    'teams, in the middle',
    teams('public.teams', `where teams.sort_name > any (array[${literal(facts.middle_team)}]) ${byName} limit 51`),
  );
  add(
    'teams of a department',
    teams('public.teams', `where teams.department_id = ${literal(department)} ${byName} limit 51`),
  );
  add('teams for a select', teams('public.teams', `${byName} limit 201`));
  add('a team', teams('public.teams', `where teams.id = ${literal(team)}`));
  add(
    'departments',
    read('select id, name, sort_name, updated_at from public.departments order by sort_name, id limit 201'),
  );
  add('latest changes', entries(auditLog, `where performed_at <= ${literal(latest)}`));
  return found;
}
