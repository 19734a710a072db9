import type { ListQuery } from '../../../machines/list/page.ts';
import type { Servers } from './adapters.ts';

/** A user with all fields that lists search, filter and sort by. */
export type Person = {
  id: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
  displayName: string | null;
  role: string;
  level: number;
  isPending: boolean;
  /** Null if never, or if an admin may not see it. */
  seenAt: string | null;
  createdAt: string;
  teamId: string | null;
  team: string | null;
  departmentId: string | null;
  department: string | null;
};

/** Reads all users without the functions of the lists. */
export async function loadPeople(sql: Servers['sql']): Promise<Person[]> {
  return sql<Person>(`
    select u.id, u.email, u.first_name as "firstName", u.last_name as "lastName", u.display_name as "displayName", u.role,
      r.hierarchy_level as level, not u.is_password_changed as "isPending",
      to_char((select last_at from private.sign_ins where user_id = u.id and (role not in ('SUPERUSER', 'ADMIN') or u.email = 'admin@example.org'))
        at time zone 'utc', 'YYYY-MM-DD HH24:MI:SS.US') as "seenAt",
      to_char(u.created_at at time zone 'utc', 'YYYY-MM-DD HH24:MI:SS.US') as "createdAt",
      t.id as "teamId", t.name as team, d.id as "departmentId", d.name as department
    from public.users u join public.roles r on r.name = u.role
      left join public.role_assignments a on a.user_id = u.id
      left join public.teams t on t.id = a.team_id
      left join public.departments d on d.id = a.department_id`);
}

/** Normalizes text: lower case, without accents. */
function plain(text: string): string {
  const letters: Record<string, string> = { ł: 'l', ø: 'o', đ: 'd', ı: 'i', ς: 'σ', ß: 'ss', æ: 'ae', œ: 'oe' };
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[łøđıςßæœ]/g, (letter) => letters[letter] ?? letter)
    .replaceAll('’', "'");
}

function name({ firstName, lastName }: Person): string {
  return [firstName, lastName].filter((part) => part !== null).join(' ');
}

/** Whether a string contains each word of a query. */
function holds(text: string, query: string): boolean {
  return query.split(/[\s,;]+/).every((word) => text.includes(word));
}

function isFound(person: Person, search: string): boolean {
  const { displayName, email, role, team, department } = person;
  const own = [name(person), displayName ?? '', email].join('\n');
  return [own, role, team ?? '', department ?? ''].some((text) => holds(plain(text), plain(search.trim())));
}

function keyOf(person: Person, sort: string, isDescending: boolean): string {
  switch (sort) {
    case 'name':
      return plain(name(person) || person.email);
    case 'email':
      return person.email;
    case 'role':
      return String(person.level);
    case 'seen':
      return person.seenAt ?? (isDescending ? '' : '~');
    default:
      return person.createdAt;
  }
}

/** The sorted emails of all users that match a query. A naive implementation of the list. */
export function oracle(people: Person[], { search, filters = {}, sort }: ListQuery): string[] {
  const { key, isDescending } = sort ?? { key: 'newest', isDescending: true };
  const found = people
    .filter((person) => search.trim() === '' || isFound(person, search))
    .filter(({ role }) => filters['role'] === undefined || filters['role'].split(',').includes(role))
    .filter(({ departmentId }) => filters['department'] === undefined || departmentId === filters['department'])
    .filter(({ teamId }) => filters['team'] === undefined || teamId === filters['team'])
    .filter(({ isPending }) => filters['status'] === undefined || isPending)
    .map((person) => ({ email: person.email, order: `${keyOf(person, key, isDescending)}\u0000${person.id}` }))
    .sort((one, other) => (one.order < other.order ? -1 : 1));
  return (isDescending ? found.reverse() : found).map(({ email }) => email);
}
