import { literal, write } from './postgrest.ts';
import type { Facts, Query } from './queries.ts';

const BUDGET = 5;

/** All writes of the app, sent by roles that may edit the person; each is rolled back. */
export function writesOf({ me, person, updated_at, assignment, team, department }: Facts): Query[] {
  const own = (name: string, change: string): Query => ({
    name,
    budget: BUDGET,
    isForEveryone: true,
    statement: write(`update public.users set ${change} where id = ${literal(me)} returning id`),
  });
  const edit = (name: string, statement: string): Query => ({
    name,
    budget: BUDGET,
    isForEveryone: false,
    statement: write(`${statement} returning id`),
  });
  return [
    own('save own theme', `theme_preference = 'dark'`),
    own('save own display name', `display_name = 'Me'`),
    edit(
      'save a person',
      `update public.users set first_name = 'New', role = 'EMPLOYEE' where id = ${literal(person)}
        and updated_at = ${literal(updated_at)}`,
    ),
    edit(
      'reassign a person',
      `update public.role_assignments set team_id = null, department_id = ${literal(department)} where id = ${literal(assignment)}`,
    ),
    edit('add a team', `insert into public.teams (name, department_id) values ('New team', ${literal(department)})`),
    edit('rename a team', `update public.teams set name = 'Renamed' where id = ${literal(team)}`),
    edit('add a department', `insert into public.departments (name) values ('New department')`),
    edit('rename a department', `update public.departments set name = 'Renamed' where id = ${literal(department)}`),
    {
      name: 'suspend a person',
      budget: BUDGET,
      isForEveryone: false,
      statement: `select public.suspend_user(${literal(person)})`,
    },
    {
      name: 'remove a person',
      budget: BUDGET,
      isForEveryone: false,
      statement: `select public.remove_user(${literal(person)})`,
    },
  ];
}
