import { PERSON_COLUMNS } from '../../src/backend/tables/users.ts';

/** Statements as PostgREST sends them for the adapters of `src/backend`. */

/** A value as an SQL literal. */
export function literal(value: string | number | boolean | null): string {
  return typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value);
}

const PLACE = `
  left join lateral (
    select json_agg(role_assignments_1) as role_assignments from (
      select a.id, row_to_json(t.*) as team, row_to_json(d.*) as department
      from public.role_assignments a
        left join lateral (select t.id, t.name from public.teams t where t.id = a.team_id) as t on true
        left join lateral (select d.id, d.name from public.departments d where d.id = a.department_id) as d on true
      where a.user_id = users.id
    ) as role_assignments_1
  ) as placed on true`;
const PERSON = [...PERSON_COLUMNS.split(', '), 'created_at', 'updated_at', 'sort_name', 'role_level']
  .map((column) => `users.${column}`)
  .concat('placed.role_assignments')
  .join(', ');
const DEPARTMENT = `
  left join lateral (select d.id, d.name from public.departments d where d.id = teams.department_id) as department on true`;
const TEAM = `teams.id, teams.name, teams.sort_name, teams.updated_at, row_to_json(department.*) as department,
  public.member_count(teams) as member_count`;

function answer(source: string): string {
  return `with pgrst_source as (${source})
    select null::bigint as total_result_set, pg_catalog.count(_postgrest_t) as page_total,
      coalesce(json_agg(_postgrest_t), '[]') as body
    from (select * from pgrst_source) as _postgrest_t`;
}

/** A read of people with their assignments, from the table or a function. */
export function people(from: string, tail: string): string {
  return answer(`select ${PERSON} from ${from} as users ${PLACE} ${tail}`);
}

/** A read of teams with their department and member count, from the table or a function. */
export function teams(from: string, tail: string): string {
  return answer(`select ${TEAM} from ${from} as teams ${DEPARTMENT} ${tail}`);
}

/** A read of audit log entries, from the table or a function. */
export function entries(from: string, where = ''): string {
  return answer(`select id, performed_at, performed_by, performed_by_label, action, details, resource_type, resource_id,
    created_at, updated_at from ${from} as audit_logs ${where} order by performed_at desc, id desc limit 51`);
}

/** A call of a function that returns one row. PostgREST 12 does not count it, so the function runs once. */
export function call(name: string, args: Record<string, string | number | boolean | null>): string {
  return `with pgrst_source as (select pgrst_call.* from public.${name}(${namedArguments(args)}) as pgrst_call)
    select null::bigint as total_result_set, 1 as page_total, coalesce(json_agg(_postgrest_t)->0, 'null') as body
    from (select * from pgrst_source) as _postgrest_t`;
}

/** A function call with named arguments, to select from. */
export function functionOf(name: string, args: Record<string, string | number | boolean | null>): string {
  return `public.${name}(${namedArguments(args)})`;
}

/** A read of plain columns. */
export function read(statement: string): string {
  return answer(statement);
}

/** A write with a `returning` clause. */
export function write(statement: string): string {
  return answer(statement);
}

function namedArguments(args: Record<string, string | number | boolean | null>): string {
  return Object.entries(args)
    .map(([name, value]) => `${name} := ${literal(value)}`)
    .join(', ');
}
