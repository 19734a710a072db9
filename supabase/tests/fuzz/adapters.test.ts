import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { searchedText } from '../../../machines/list/query.ts';
import type { Outcome } from '../../../machines/shared/outcome.ts';
import { normalizedEmail, normalizedName } from '../../../machines/rules/text.ts';
import { emailError, nameError, unreservedNameError } from '../../../machines/rules/validation.ts';
import { fuzz } from '../../../tools/testing/fuzz.ts';
import { hostileEmail, hostileText, wellFormed } from '../../../tools/testing/hostile.ts';
import { startServers, valueOf, type Device } from '../support/adapters.ts';

const servers = startServers();
const neverAborted = new AbortController().signal;

let manager: Device;
beforeAll(async () => {
  manager = await servers.signedIn('manager@example.org');
});

/** Names that the forms accept, normalized like in the forms. */
const allowedName = hostileText.filter((name) => nameError('Name', name) === undefined).map(normalizedName);

/** Whether a name has a searchable word; Postgres does not find titlecase letters (ǅ) in any case. */
function isSearchable(name: string): boolean {
  return /[a-z]{3}/i.test(name) && !/\p{Lt}/u.test(name);
}

/** Expects a value, or an error with a readable message. */
function expectClear(outcome: Outcome<unknown>): void {
  if (outcome.ok) return;
  expect(outcome.error.kind).not.toBe('unreachable');
  if (outcome.error.message !== null) expect(outcome.error.message).not.toMatch(/^error:|SUP|[{<]/);
}

it('H-01 a valid team name is stored as typed and can be searched', async () => {
  const allowedTeam = allowedName.filter((name) => unreservedNameError('Team name', name) === undefined);
  await fuzz.eachAsync(allowedTeam, 150, async (name) => {
    const { adapters } = manager;
    const added = await adapters.addTeam({ name, departmentId: null });
    if (added.ok) {
      const [row] = await servers.sql<{ name: string }>(
        'select name from public.teams order by created_at desc limit 1',
      );
      expect(row?.name).toBe(name);
    } else {
      expect(added.error).toMatchObject({ kind: 'taken' });
    }
    const page = valueOf(await adapters.listTeams({ search: name, after: null }, neverAborted));
    if (isSearchable(name)) expect(page.rows.map((team) => team.name.toLowerCase())).toContain(name.toLowerCase());
    await servers.sql(
      'delete from public.teams where id not in (select team_id from public.role_assignments where team_id is not null)',
    );
  });
});

it('H-01 valid names of users are stored as typed', async () => {
  const { adapters } = manager;
  const [someone] = valueOf(await adapters.listUsers({ search: 'amara.okafor', after: null }, neverAborted)).rows;
  const id = someone?.id ?? '';
  await fuzz.eachAsync(fc.tuple(allowedName, allowedName), 80, async ([firstName, lastName]) => {
    const before = valueOf(await adapters.loadUser({ id }));
    const change = { id, updatedAt: before?.updatedAt ?? '', firstName, lastName, role: null };
    valueOf(await adapters.saveUser({ ...change, teamId: null, departmentId: null }));
    expect(valueOf(await adapters.loadUser({ id }))).toMatchObject({ firstName, lastName });
    const found = valueOf(
      await adapters.listUsers({ search: searchedText(`${firstName} ${lastName}`), after: null }, neverAborted),
    );
    if (isSearchable(`${firstName} ${lastName}`)) expect(found.rows.map((person) => person.id)).toContain(id);
  });
});

it('F-54 an invalid name returns an error and is not stored', async () => {
  await fuzz.eachAsync(hostileText, 120, async (name) => {
    const outcome = await manager.adapters.addDepartment({ name });
    expectClear(outcome);
    if (!outcome.ok) return;
    const [row] = await servers.sql<{ name: string }>(
      'select name from public.departments order by created_at desc limit 1',
    );
    // A lone surrogate is sent as the replacement character.
    expect(row?.name).toBe(normalizedName(wellFormed(name)));
    await servers.sql('delete from public.departments where name = $1', [row?.name]);
  });
});

it('every list accepts any query', async () => {
  await fuzz.eachAsync(hostileText, 100, async (typed) => {
    const { adapters } = manager;
    const search = searchedText(typed);
    for (const outcome of [
      await adapters.listUsers({ search, after: null }, neverAborted),
      await adapters.countUsers({ search }, neverAborted),
      await adapters.listTeams({ search, after: null }, neverAborted),
      await adapters.listAuditLogs({ search, after: null }, neverAborted),
    ]) {
      valueOf<unknown>(outcome);
    }
  });
});

it('A-28 any unknown email and password is rejected with a readable message', async () => {
  const visitor = servers.device();
  await fuzz.eachAsync(fc.tuple(hostileEmail, hostileText), 100, async ([email, password]) => {
    const outcome = await visitor.adapters.signIn({ email, password });
    expect(outcome.ok).toBe(false);
    expectClear(outcome);
  });
});

it('H-08 an address that the form accepts is invited and gets an account, or is rejected with a readable message', async () => {
  const allowed = hostileEmail.filter((email) => emailError(email) === undefined).map(normalizedEmail);
  await fuzz.eachAsync(allowed, 40, async (email) => {
    expectClear(await manager.adapters.issueTicket({ email }));
    const created = await manager.adapters.createAccount({ email, password: 'temporary' });
    expectClear(created);
    if (!created.ok) return;
    const profile = { userId: created.value.userId, email, firstName: 'A', lastName: 'B', role: 'EMPLOYEE' } as const;
    valueOf(await manager.adapters.addProfile(profile));
    valueOf(await manager.adapters.removeUser({ id: created.value.userId, reason: '' }));
  });
});
