import { createActor, waitFor } from 'xstate';
import { describe, expect, it } from 'vitest';
import * as select from '../../machines/importUsers/selectors.ts';
import type { SavedTable } from '../../machines/importUsers/tables.ts';
import { importUsersLogic } from '../../src/features/staff/import/importUsersLogic.ts';
import { startServers, type Device } from './support/adapters.ts';

const servers = startServers();

/** More than a batch of the lookup (LOOK_UP_BATCH). */
const PEOPLE = 60;
const DROPPED_AT = 30;
/** Every fourth row is invalid. */
const EVERY = 4;
/** Sign-ups are slow, because the server hashes the password. */
const PATIENCE = 120_000;

const person = (index: number) => `First ${index};Last ${index};import-${index}@example.org;;;`;

/** 20 invalid rows of all kinds. */
const WRONG = [
  ';Lee;no-first-name@example.org;;;',
  'Ann;;no-last-name@example.org;;;',
  `${'x'.repeat(201)};Lee;long-first-name@example.org;;;`,
  `Ann;${'x'.repeat(201)};long-last-name@example.org;;;`,
  'Ann;Lee;;;;',
  'Ann;Lee;no address;;;',
  'Ann;Lee;import-1@example.org;;;',
  'Ann;Lee;IMPORT-2@example.org;;;',
  'Ann;Lee;unknown-role@example.org;Boss;;',
  'Ann;Lee;fallback-role@example.org;User;;',
  'Ann;Lee;own-role@example.org;Manager;;',
  'Ann;Lee;higher-role@example.org;Admin;;',
  'Ann;Lee;highest-role@example.org;SUPERUSER;;',
  'Ann;Lee;unknown-department@example.org;;Moon;',
  'Ann;Lee;unknown-team@example.org;;;Moon',
  'Ann;Lee;other-department@example.org;;Operations;Payroll',
  'Ann;Lee;too@many@example.org;;;',
  'Ann;Lee;too-many-values@example.org;;;;;more',
  ';;nobody@example.org;;;',
  'Ann;Lee;everything;Boss;Moon;Moon',
];

/** 500 people, as Excel writes them in Europe: the wrong rows are spread over the file. */
function peopleFile(): File {
  const rows = Array.from({ length: PEOPLE }, (_, index) => person(index + 1));
  rows[9] = 'First 10;Last 10;import-10@example.org;Supervisor;Finance;Payroll';
  WRONG.forEach((row, index) => rows.splice((index + 1) * EVERY - 1, 0, row));
  const text = ['First name;Last name;Email;Role;Department;Team', ...rows].join('\r\n');
  return new File(['\uFEFF', text], 'people.csv');
}

/** Starts an import on this device and checks the file. */
async function openImport({ adapters }: Device) {
  const saved: SavedTable[] = [];
  const logic = importUsersLogic(() => Promise.resolve(adapters)).provide({
    actions: {
      saveTable: (_, table) => saved.push(table),
      reportAdded: () => undefined,
    },
  });
  const editor = { id: 'manager', role: 'MANAGER' } as const;
  const actor = createActor(logic, { input: { editor } }).start();
  const becomes = (view: select.ImportView) =>
    waitFor(actor, (snapshot) => select.selectView(snapshot) === view, { timeout: PATIENCE });
  actor.send({ type: 'file.choose', file: peopleFile() });
  const rows = select.selectRows(await becomes('preview'));
  const count = (status: 'ready' | 'wrong' | 'listed') => select.rowsWith(rows, status).length;
  return { actor, saved, becomes, rows, counts: [count('ready'), count('wrong'), count('listed')] };
}

/** Creates the account of the nth sign-up, but loses the response. */
function dropAt(device: Device, nth: number): void {
  const line = servers.device();
  let signUps = 0;
  device.intercept((request) => {
    if (!request.url.includes('/auth/v1/signup') || (signUps += 1) < nth) return null;
    return request
      .json()
      .then((credentials: { email: string; password: string }) => line.adapters.createAccount(credentials))
      .then(() => Promise.reject(new TypeError('Failed to fetch')));
  });
}

const added = () =>
  servers.sql<{ email: string }>("select email from users where email like 'import-%' order by email");

describe('an import of 80 rows, 20 of them invalid', () => {
  const passwords = new Map<string, string>();
  const storePasswords = ([table]: SavedTable[]) => {
    for (const [, , , email = '', result, password = ''] of table?.rows ?? []) {
      if (result === 'Added') passwords.set(email, password);
    }
  };

  it(
    'reports each invalid row, and adds the others once, even if the network fails and it is retried',
    async () => {
      const device = await servers.signedIn('manager@example.org');
      const first = await openImport(device);
      expect(first.counts).toEqual([PEOPLE, WRONG.length, 0]);
      const wrong = select.rowsWith(first.rows, 'wrong');
      expect(wrong.map(({ number }) => number)).toEqual(WRONG.map((_, index) => 1 + (index + 1) * EVERY));
      expect(wrong.filter(({ reasons }) => reasons.length === 0)).toEqual([]);
      expect(wrong.at(-1)?.reasons).toHaveLength(4);

      dropAt(device, DROPPED_AT);
      first.actor.send({ type: 'import.start' });
      const interrupted = await waitFor(first.actor, (snapshot) => snapshot.matches('interrupted'), {
        timeout: PATIENCE,
      });
      expect(select.selectRun(interrupted)).toEqual({ total: PEOPLE, done: DROPPED_AT - 1 });
      expect(await added()).toHaveLength(DROPPED_AT - 1);
      first.actor.send({ type: 'import.stop' });
      first.actor.send({ type: 'results.download' });
      storePasswords(first.saved);
      first.actor.stop();

      const again = await openImport(await servers.signedIn('manager@example.org'));
      expect(again.counts).toEqual([PEOPLE - DROPPED_AT + 1, WRONG.length, DROPPED_AT - 1]);
      again.actor.send({ type: 'import.start' });
      const finished = await again.becomes('results');
      expect(select.selectUnfinishedCount(finished)).toBe(1);
      again.actor.send({ type: 'import.startOver' });
      const complete = await again.becomes('results');
      expect(select.selectUnfinishedCount(complete)).toBe(0);
      again.actor.send({ type: 'results.download' });
      storePasswords(again.saved);

      const emails = (await added()).map(({ email }) => email);
      expect(emails).toHaveLength(PEOPLE);
      expect(new Set(emails).size).toBe(PEOPLE);
      expect([...passwords.keys()].sort()).toEqual(emails);
      const signedIn =
        "select from private.sign_ins s join users u on u.id = s.user_id where u.email like 'import-%' and last_at is not null";
      expect(await servers.sql(signedIn)).toEqual([]);
    },
    PATIENCE,
  );

  it('creates accounts with working passwords, teams and departments', async () => {
    for (const email of [`import-1@example.org`, `import-${DROPPED_AT}@example.org`, `import-${PEOPLE}@example.org`]) {
      const { adapters } = servers.device();
      expect(await adapters.signIn({ email, password: passwords.get(email) ?? '' })).toMatchObject({ ok: true });
    }
    const [placed] = await servers.sql(
      `select u.role, t.name as team, d.name as department from users u
       join role_assignments a on a.user_id = u.id join teams t on t.id = a.team_id
       join departments d on d.id = a.department_id where u.email = 'import-10@example.org'`,
    );
    expect(placed).toEqual({ role: 'SUPERVISOR', team: 'Payroll', department: 'Finance' });
  });

  it('reports all rows as already added when the file is imported again', async () => {
    const { counts } = await openImport(await servers.signedIn('manager@example.org'));
    expect(counts).toEqual([0, WRONG.length, PEOPLE]);
  });
});
