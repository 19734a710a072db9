import { canAdd } from '../../machines/rules/permissions.ts';
import { isRole } from '../../machines/rules/roles.ts';
import { PUBLISHABLE_KEY } from '../../scripts/embedded/publishableKey.ts';
import { mapStorage } from '../../scripts/testing/mapStorage.ts';
import { createBackend, type Backend } from '../../src/backend/backend.ts';
import { createSafeStorage } from '../../src/backend/storage.ts';
import { keepPeople } from './keepPeople.ts';
import { keepTeams } from './keepTeams.ts';
import type { Ledger } from './ledger.ts';
import type { Worker } from './messages.ts';

/** Every demo person's password. */
const PASSWORD = 'staff-demo';
/** Between two things that a person does, in seconds. */
const PAUSE = { least: 2, most: 8 };
const SEARCHES = ['an', 'employee', 'finance', 'rahul', 'service desk', 'zo', 'example.org', 'nobody at all'];

/** What a person has at hand. */
export type Desk = { adapters: Backend; ledger: Ledger; random: () => number; initials: string };

type Task = { share: number; work: () => Promise<unknown> };

const unhurried = new AbortController().signal;

/** Lets somebody work until the deadline: read, search, write and read back, sign out and in again. */
export async function letWork(
  worker: Worker,
  url: string,
  ledger: Ledger,
  random: () => number,
  deadline: number,
): Promise<() => Promise<void>> {
  const browser = mapStorage();
  const adapters = createBackend({
    url,
    anonKey: PUBLISHABLE_KEY,
    siteUrl: url,
    storage: createSafeStorage(() => browser),
  });
  const desk: Desk = { adapters, ledger, random, initials: worker.email.split('@')[0] ?? '' };
  const teams = keepTeams(desk);
  const people = keepPeople(desk);
  const one = (texts: string[]) => texts[Math.floor(random() * texts.length)] ?? '';
  const signIn = () => ledger.call('sign in', () => adapters.signIn({ email: worker.email, password: PASSWORD }));

  const tasks: Task[] = [
    { share: 20, work: () => readStaff('') },
    { share: 15, work: () => readStaff(one(SEARCHES)) },
    { share: 10, work: () => readTeams(one(['', ...SEARCHES])) },
    { share: 12, work: () => readTrail(one(['', 'update', 'teams', worker.email])) },
    { share: 8, work: () => ledger.call('dashboard figures', () => adapters.loadTotals()) },
    { share: 8, work: () => teams.add() },
    { share: 10, work: () => teams.edit() },
    { share: 4, work: () => signOutAndIn() },
    ...(isRole(worker.role) && canAdd(worker.role)
      ? [
          { share: 4, work: () => people.add() },
          { share: 6, work: () => people.edit() },
          { share: 3, work: () => people.remove() },
        ]
      : []),
  ];

  async function readStaff(search: string): Promise<void> {
    const kind = search === '' ? 'people' : 'people, searched';
    const [page] = await Promise.all([
      ledger.call(kind, () => adapters.listStaff({ search, after: null }, unhurried)),
      ledger.call('people, counted', () => adapters.countStaff({ search }, unhurried)),
    ]);
    const after = page?.value.next ?? null;
    if (after !== null) await ledger.call(kind, () => adapters.listStaff({ search, after }, unhurried));
  }

  async function readTeams(search: string): Promise<void> {
    const kind = search === '' ? 'teams' : 'teams, searched';
    await ledger.call(kind, () => adapters.listTeams({ search, after: null }, unhurried));
  }

  async function readTrail(search: string): Promise<void> {
    const kind = search === '' ? 'audit trail' : 'audit trail, searched';
    await ledger.call(kind, () => adapters.listAuditLogs({ search, after: null }, unhurried));
  }

  async function signOutAndIn(): Promise<void> {
    await ledger.call('sign out', () => adapters.signOut());
    await signIn();
  }

  function drawn(): Task['work'] {
    let left = random() * tasks.reduce((sum, { share }) => sum + share, 0);
    const task = tasks.find(({ share }) => (left -= share) < 0);
    return task?.work ?? (() => readStaff(''));
  }

  // Nobody comes at the same second.
  await pause(random() * PAUSE.most);
  await signIn();
  while (Date.now() < deadline) {
    await drawn()();
    await pause(PAUSE.least + random() * (PAUSE.most - PAUSE.least));
  }
  return async () => {
    await teams.readAll();
    await people.readAll();
    await ledger.call('sign out', () => adapters.signOut());
  };
}

function pause(seconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
}
