import { describe, expect, it } from 'vitest';
import { startServers, valueOf } from './support/adapters.ts';

const servers = startServers();
const EMPLOYEE = '00000000-0000-4000-8000-000000000005';

describe('Somebody who has lost their rights since they signed in', () => {
  it.each([
    ['manager@example.org', "update public.users set role = 'USER' where email = $1"],
    ['admin@example.org', 'delete from public.users where email = $1'],
  ])('is rejected, and not told that what is hidden from them is gone: %s', async (email, demotion) => {
    const { adapters } = await servers.signedIn(email);
    const person = valueOf(await adapters.loadStaffMember({ id: EMPLOYEE }));
    const team = valueOf(await adapters.listTeamChoices())[0];
    const department = valueOf(await adapters.listDepartments())[0];
    const assignment = person?.assignment;
    if (!assignment || !team || !department) throw new Error('Nobody to edit');
    const change = { id: EMPLOYEE, updatedAt: person.updatedAt, firstName: 'A', lastName: 'B', role: null };
    const from = { teamId: assignment.team?.id ?? null, departmentId: assignment.department?.id ?? null };
    await servers.sql(demotion, [email]);

    const errors = [
      await adapters.loadStaffMember({ id: EMPLOYEE }),
      await adapters.saveStaffMember(change),
      await adapters.removeStaffMember({ id: EMPLOYEE }),
      await adapters.reassign({ assignmentId: assignment.id, from, teamId: null, departmentId: null }),
      await adapters.loadTeam(team),
      await adapters.saveTeam({ ...team, departmentId: null }),
      await adapters.loadDepartment(department),
      await adapters.saveDepartment(department),
    ];
    for (const outcome of errors) expect(outcome).toMatchObject({ ok: false, error: { kind: 'permission' } });
  });
});
