import { expect, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { trackTransitions } from 'chart-lab/coverage/coverage.ts';
import type { Outcome } from '../shared/outcome.ts';
import { accepted, answering, settle, toasts, type DEFECT } from '../testing/answers.ts';
import type { ChangeUsersForm, ChangeUsersProps, ManyAction, UndoChange, UserResult } from './changeUsersContext.ts';
import { changeUsersMachine, stepOf } from './changeUsersMachine.ts';

export const coverage = trackTransitions(changeUsersMachine);

export type Answer = Outcome<UserResult[]> | typeof DEFECT;

const unplaced = { role: 'EMPLOYEE', assignment: null, suspendedFrom: null } as const;
const users: ChangeUsersProps['users'] = ['ann', 'bob', 'cy'].map((id) => ({
  id,
  updatedAt: `version of ${id}`,
  ...unplaced,
}));
export const ids = ['ann', 'bob', 'cy'];
const versions = users.map(({ updatedAt }) => updatedAt);

const changes = { role: { old: 'EMPLOYEE', new: 'MANAGER' } };
export const changed = (id: string): UserResult => ({ id, version: `new ${id}`, skipped: null, changes });
export const same = (id: string): UserResult => ({ id, version: `new ${id}`, skipped: null, changes: {} });
export const skipped = (id: string, reason: string): UserResult => ({
  id,
  version: null,
  skipped: reason,
  changes: {},
});
export const preview = [changed('ann'), changed('bob'), skipped('cy', 'Newer')];

export const rehearsal = { ids, versions, isRehearsal: true };
export const write = { ids, versions, isRehearsal: false };
export const lookUp = { ids, versions: null, isRehearsal: true };

/** A dialog whose effect has these answers. */
export function openDialog(answers: Answer[] = [], action: ManyAction = 'role', opened = users) {
  const clock = new SimulatedClock();
  const changeUsers = answering(...answers);
  const said = toasts();
  const reportChanged = vi.fn();
  const offerUndo = vi.fn((_: unknown, { text }: { text: string; changes: UndoChange[] }) =>
    said.actions.announceSuccess(_, { text }),
  );
  const machine = changeUsersMachine.provide({
    actors: { changeUsers: fromPromise(({ input }) => changeUsers(input)) },
    actions: { announceFailure: said.actions.announceFailure, offerUndo, reportChanged },
  });
  const input = { action, users: opened, today: '2026-11-27' };
  const actor = createActor(machine, { clock, inspect: coverage.inspect, input }).start();
  const type = (values: Partial<ChangeUsersForm>) => actor.send({ type: 'fields.change', values });
  const send = async (event: 'form.submit' | 'retry') => {
    actor.send({ type: event });
    await settle();
    return actor.getSnapshot();
  };
  const step = () => stepOf(actor.getSnapshot());
  const sent = () => changeUsers.mock.calls.map(([request]) => request);
  const undo = () => offerUndo.mock.calls.map(([, { changes }]) => changes);
  return { actor, changeUsers, clock, undo, reportChanged, said, send, sent, step, type };
}

/** A dialog that shows the preview of a new role. */
export async function openPreview(...answers: Answer[]) {
  const dialog = openDialog([accepted(preview), ...answers]);
  dialog.type({ role: 'MANAGER' });
  await dialog.send('form.submit');
  expect(dialog.step()).toBe('preview');
  return dialog;
}
