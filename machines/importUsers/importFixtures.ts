import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import { expect, vi } from 'vitest';
import { withEffects } from '../addUser/accountFixtures.ts';
import { newAccountMachine } from '../addUser/newAccountMachine.ts';
import type { Outcome } from '../shared/outcome.ts';
import type { PlacementChoices } from '../rules/placement.ts';
import type { Role } from '../rules/roles.ts';
import { accepted, answering, settle } from '../testing/answers.ts';
import { trackTransitions } from 'chart-lab/coverage/coverage.ts';
import type { ListedPerson } from '../shared/entities.ts';
import { bob, cellsOf, choices, fileOf, HEADER } from './fileFixtures.ts';
import { importCheckMachine, type FileTable } from './importCheckMachine.ts';
import type { ImportUsersEvent } from './importUsersContext.ts';
import { importUsersMachine } from './importUsersMachine.ts';
import * as select from './selectors.ts';
import type { SavedTable } from './tables.ts';

/** The import with the effects that a test specifies. */

export const coverage = trackTransitions(importUsersMachine);

export const FILE = { name: 'people.csv', size: 100 };

/** Three ready rows, a wrong one and a listed one. */
const MIXED = [
  HEADER,
  cellsOf('ann@example.org'),
  cellsOf('not an address'),
  cellsOf(bob.email),
  cellsOf('cleo@example.org', { team: 'Field' }),
  cellsOf('dan@example.org'),
];

type Created = Outcome<{ userId: string }>;
type Options = { role?: Role; importCheck?: typeof importCheckMachine; newAccount?: typeof newAccountMachine };
export type Dialog = ReturnType<typeof openImport>;

/** Creates an account whose id is the local part of the address. */
const accountOf = (input: unknown): Promise<Created> =>
  Promise.resolve(accepted({ userId: `id of ${(input as { email: string }).email}` }));

export function effects() {
  return {
    readFile: answering<Outcome<FileTable>>(fileOf(MIXED), fileOf(MIXED)),
    loadChoices: answering<Outcome<PlacementChoices>>(accepted(choices), accepted(choices)),
    findListed: vi.fn((input: unknown) => {
      const { emails } = input as { emails: string[] };
      return Promise.resolve<Outcome<ListedPerson[]>>(accepted([bob].filter(({ email }) => emails.includes(email))));
    }),
    discardUnfinishedAccount: vi.fn<(input: unknown) => Promise<Outcome>>(() => Promise.resolve(accepted(null))),
    createAccount: vi.fn<(input: unknown) => Promise<Created>>(accountOf),
    addProfile: vi.fn<(input: unknown) => Promise<Outcome>>(() => Promise.resolve(accepted(null))),
    assign: vi.fn<(input: unknown) => Promise<Outcome>>(() => Promise.resolve(accepted(null))),
    sendInvitation: vi.fn<(input: unknown) => Promise<Outcome>>(() => Promise.resolve(accepted(null))),
    recordInvitation: vi.fn<(input: unknown) => Promise<Outcome>>(() => Promise.resolve(accepted(null))),
  };
}

export type Answers = Partial<ReturnType<typeof effects>>;

/** Returns the given results first, then creates accounts. */
export function creating(...answers: (Created | Error)[]) {
  const left = [...answers];
  return vi.fn<(input: unknown) => Promise<Created>>((input) => {
    const answer = left.shift();
    if (answer instanceof Error) return Promise.reject(answer);
    return answer === undefined ? accountOf(input) : Promise.resolve(answer);
  });
}

/** Opens the dialog as a MANAGER, or in the role of `options`. */
export function openImport(answers: Answers = {}, options: Options = {}) {
  const { role = 'MANAGER', importCheck = importCheckMachine, newAccount = newAccountMachine } = options;
  const called = { ...effects(), ...answers };
  const saved: SavedTable[] = [];
  const reportAdded = vi.fn();
  let passwords = 0;
  let clocks = 0;
  const clock = new SimulatedClock();
  const machine = importUsersMachine.provide({
    actions: { saveTable: (_, table) => saved.push(table), reportAdded },
    actors: {
      importCheck: importCheck.provide({
        actors: {
          readFile: fromPromise(({ input }) => called.readFile(input)),
          loadChoices: fromPromise(() => called.loadChoices()),
          findListed: fromPromise(({ input }) => called.findListed(input)),
        },
      }),
      newAccount: withEffects(newAccount, {
        ...called,
        makeTemporaryPassword: () => Promise.resolve(`Secret${(passwords += 1)}`),
      }),
      watchClock: fromCallback(() => {
        clocks += 1;
        return () => (clocks -= 1);
      }),
    },
  });
  const actor = createActor(machine, {
    clock,
    inspect: coverage.inspect,
    input: { editor: { id: 'mia', role } },
  }).start();
  const press = async (...events: ImportUsersEvent[]) => {
    for (const event of events) actor.send(event);
    await settle();
    return actor.getSnapshot();
  };
  return {
    actor,
    clock,
    called,
    saved,
    reportAdded,
    press,
    snapshot: () => actor.getSnapshot(),
    view: () => select.selectView(actor.getSnapshot()),
    isClockRunning: () => clocks === 1,
  };
}

/** Selects a file and waits for its check. */
export async function preview(answers: Answers = {}, options: Options = {}): Promise<Dialog> {
  const dialog = openImport(answers, options);
  await dialog.press({ type: 'file.choose', file: FILE });
  expect(dialog.view()).toBe('preview');
  return dialog;
}

/** Selects a file and starts the run. */
export async function run(answers: Answers = {}, options: Options = {}): Promise<Dialog> {
  const dialog = await preview(answers, options);
  await dialog.press({ type: 'import.start' });
  return dialog;
}

/** The result of each row, by row number. */
export function outcomes({ snapshot }: Dialog): Record<number, string> {
  return Object.fromEntries(select.selectReports(snapshot()).map(({ row, outcome }) => [row.number, outcome]));
}

/** The names of the addresses for which accounts were requested, in order. */
export function requestedAccounts({ called }: Dialog): string[] {
  return called.createAccount.mock.calls.map(([input]) => (input as { email: string }).email.split('@')[0] ?? '');
}
