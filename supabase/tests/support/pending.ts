import type { Role } from '../../../machines/rules/roles.ts';
import { ROLES, TEAMS } from './fixtures.ts';
import type { Rules } from './harness.ts';

/** The stage of a setup: the password is temporary, or it is changed but the names are not saved. */
const STAGES = ['temporary password', 'changed password'] as const;
type SetupStage = (typeof STAGES)[number];

type PendingPerson = { id: string; email: string; role: Role; setup: SetupStage };

/** A user of each role at each stage of the setup. */
export const PENDING: readonly PendingPerson[] = STAGES.flatMap((setup, group) =>
  ROLES.map((role, member) => ({
    id: `00000000-0000-4000-a000-0000000${group}000${member}`,
    email: `pending.${member}.${group}@test.example`,
    role,
    setup,
  })),
);

/** Adds the pending users, each with an assignment. */
export async function addPendingPeople({ sql }: Rules): Promise<void> {
  for (const { id, email, role, setup } of PENDING) {
    const isSuperuser = role === 'SUPERUSER';
    await sql(
      `insert into auth.users (id, email, encrypted_password, email_confirmed_at) values ($1, $2, 'no password', now())`,
      [id, email],
    );
    await sql(
      `insert into public.users (id, email, first_name, last_name, role, password_changed_at)
       values ($1, $2, 'Pending', $3, $3, case when $4 then now() end)`,
      [id, email, isSuperuser ? 'EMPLOYEE' : role, setup === 'changed password'],
    );
    if (isSuperuser) await sql('select public.make_superuser($1)', [email]);
    await sql('insert into public.role_assignments (user_id, team_id) values ($1, $2)', [id, TEAMS.choir]);
  }
}
