import { literal, write } from './postgrest.ts';
import type { Facts, Query } from './queries.ts';

const BUDGET = 5;

/** All writes of the app, sent by roles that may edit the person; each is rolled back. */
export function writesOf({ me, person, updated_at, team, department }: Facts): Query[] {
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
    {
      name: 'save a person',
      budget: BUDGET,
      isForEveryone: false,
      statement: `select * from public.change_users(
        array[${literal(person)}::uuid],
        jsonb_build_object('first_name', 'New', 'role', 'EMPLOYEE', 'department_id', ${literal(department)}),
        array[${literal(updated_at)}::timestamptz]
      )`,
    },
    {
      name: 'move 500 people',
      budget: 3_000,
      isForEveryone: false,
      statement: `select count(*) from public.change_users(
        array(select id from public.users where role = 'EMPLOYEE' order by id limit 500),
        jsonb_build_object('role', 'EMPLOYEE', 'department_id', ${literal(department)})
      )`,
    },
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
