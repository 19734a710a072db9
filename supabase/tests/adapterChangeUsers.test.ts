import { beforeAll, describe, expect, it } from 'vitest';
import type { ManyChange, UserResult } from '../../machines/changeUsers/changeUsersContext.ts';
import type { User } from '../../machines/shared/entities.ts';
import { startServers, valueOf, type Device } from './support/adapters.ts';

const servers = startServers();
/** A person of the demo data. */
const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const SUPERUSER = idOf(1);
const ADMIN = idOf(2);
const MANAGER = idOf(3);
const SUPERVISOR = idOf(4);
const EMPLOYEE = idOf(5);
const NOBODY = idOf(999_999);
let admin: Device;

beforeAll(async () => {
  admin = await servers.signedIn('admin@example.org');
});

async function load(id: string): Promise<User> {
  const user = valueOf(await admin.adapters.loadUser({ id }));
  if (user === null) throw new Error(`There is no user ${id}`);
  return user;
}

const send = (ids: string[], changes: ManyChange['changes'], options: Partial<ManyChange> = {}, { adapters } = admin) =>
  adapters.changeUsers({ ids, versions: null, changes, isRehearsal: false, ...options });

const withoutVersion = ({ version: _, ...result }: UserResult) => result;

/** Changes one user; returns its result. */
async function change(id: string, changes: ManyChange['changes'], options: Partial<ManyChange> = {}) {
  const [result] = valueOf(await send([id], changes, options));
  return result && withoutVersion(result);
}

describe('changeUsers', () => {
  it('sends one request, whose rehearsal saves nothing', async () => {
    const before = admin.sent.length;
    const expected = [
      { id: SUPERVISOR, skipped: null, changes: {} },
      { id: EMPLOYEE, skipped: null, changes: { role: { old: 'EMPLOYEE', new: 'SUPERVISOR' } } },
    ];
    const ids = [EMPLOYEE, SUPERVISOR];
    const changes = { role: 'SUPERVISOR', reason: 'Promoted' };
    expect(valueOf(await send(ids, changes, { isRehearsal: true })).map(withoutVersion)).toEqual(expected);
    expect(admin.sent.slice(before)).toEqual(['POST /rest/v1/rpc/change_users']);
    expect((await load(EMPLOYEE)).role).toBe('EMPLOYEE');
    const made = valueOf(await send(ids, changes));
    expect(made.map(withoutVersion)).toEqual(expected);
    const saved = await load(EMPLOYEE);
    expect(saved.role).toBe('SUPERVISOR');
    expect(made.find(({ id }) => id === EMPLOYEE)?.version).toBe(saved.updatedAt);
    await change(EMPLOYEE, { role: 'EMPLOYEE' });
  });

  it('skips users with a newer version than the one in the list', async () => {
    const { updatedAt } = await load(EMPLOYEE);
    const versions = [updatedAt];
    const place = { teamId: null, departmentId: null };
    const { assignment } = await load(EMPLOYEE);
    const [team, department] = [assignment?.team?.id ?? '', assignment?.department?.id ?? ''];
    expect(await change(EMPLOYEE, place, { versions })).toEqual({
      id: EMPLOYEE,
      skipped: null,
      changes: { teamId: { old: team, new: null }, departmentId: { old: department, new: null } },
    });
    const outdated = { id: EMPLOYEE, skipped: 'Changed by someone else since you selected them', changes: {} };
    expect(await change(EMPLOYEE, { role: 'MANAGER' }, { versions })).toEqual(outdated);
    // A look-up has no versions.
    expect(await change(EMPLOYEE, place, { isRehearsal: true })).toEqual({ id: EMPLOYEE, skipped: null, changes: {} });
    expect(await change(EMPLOYEE, { teamId: team, departmentId: null })).toMatchObject({ skipped: null });
    expect((await load(EMPLOYEE)).assignment).toEqual(assignment);
  });

  it('suspends at once with "now", on a last day with a time, and restores with null', async () => {
    const person = await servers.signedIn('employee@example.org');
    expect(await change(EMPLOYEE, { suspendedFrom: 'now', reason: 'On leave' })).toEqual({
      id: EMPLOYEE,
      skipped: null,
      changes: { suspendedFrom: { old: null, new: expect.any(String) as string } },
    });
    const since = new Date((await load(EMPLOYEE)).suspendedFrom ?? '').getTime();
    expect(Math.abs(Date.now() - since)).toBeLessThan(60_000);
    expect(await person.adapters.listDepartments()).toMatchObject({ ok: false });
    expect(await change(EMPLOYEE, { suspendedFrom: 'now' })).toEqual({ id: EMPLOYEE, skipped: null, changes: {} });

    expect(await change(EMPLOYEE, { suspendedFrom: null })).toMatchObject({
      changes: { suspendedFrom: { new: null } },
    });
    const startsAt = new Date(Date.now() + 864_000_000).toISOString();
    const leaving = await change(EMPLOYEE, { suspendedFrom: startsAt });
    expect(new Date(leaving?.changes.suspendedFrom?.new ?? '').toISOString()).toBe(startsAt);
    await change(EMPLOYEE, { suspendedFrom: null });
    expect((await load(EMPLOYEE)).suspendedFrom).toBeNull();
  });

  it.each<[who: string, id: string, changes: ManyChange['changes'], skipped: string]>([
    ['nobody', NOBODY, { role: 'EMPLOYEE' }, 'No longer in the list'],
    ['a person of a higher role', SUPERUSER, { role: 'EMPLOYEE' }, 'You cannot change this person'],
    ['oneself', ADMIN, { role: 'EMPLOYEE' }, 'You cannot change your own role'],
    ['oneself', ADMIN, { teamId: null, departmentId: NOBODY }, 'You cannot change this person'],
    ['oneself', ADMIN, { suspendedFrom: 'now' }, 'You do not have permission to suspend this user'],
    ['a person with a role that the caller cannot give', MANAGER, { role: 'ADMIN' }, 'You cannot give this role'],
    ['a person with an unknown team', MANAGER, { teamId: NOBODY, departmentId: null }, 'This change is not possible'],
    ['a person with a past day', MANAGER, { suspendedFrom: '2020-01-01' }, 'The leaving date is in the past'],
  ])('U-13 says for users why %s is skipped: %s, %j', async (_, id, changes, skipped) => {
    for (const isRehearsal of [true, false]) {
      expect(await change(id, changes, { isRehearsal })).toEqual({ id, skipped, changes: {} });
    }
  });

  it('returns the error of the whole call', async () => {
    const tooMany = Array.from({ length: 501 }, () => EMPLOYEE);
    expect(await send(tooMany, { role: 'MANAGER' })).toMatchObject({ ok: false, error: { kind: 'invalid' } });
    const manager = await servers.signedIn('manager@example.org');
    await servers.sql(`update public.users set role = 'USER' where id = $1`, [MANAGER]);
    const denied = await send([EMPLOYEE], { role: 'EMPLOYEE' }, {}, manager);
    expect(denied).toMatchObject({ ok: false, error: { kind: 'permission' } });
    admin.intercept(() => Promise.reject(new TypeError('Failed to fetch')));
    const before = admin.sent.length;
    expect(await send([EMPLOYEE], { role: 'EMPLOYEE' })).toEqual({
      ok: false,
      error: { kind: 'unreachable', message: null },
    });
    expect(admin.sent.slice(before)).toHaveLength(1);
  });
});
