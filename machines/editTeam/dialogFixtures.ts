import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { vi } from 'vitest';
import type { TeamField } from '../addTeam/teamForm.ts';
import type { Department, Team } from '../shared/entities.ts';
import type { Outcome } from '../shared/outcome.ts';
import { accepted, answering, settle, toasts } from '../testing/answers.ts';
import { trackTransitions } from 'chart-lab/coverage/coverage.ts';
import { selectView } from './editTeamContext.ts';
import { editTeamMachine } from './editTeamMachine.ts';
import { saveTeam } from './saveTeam.ts';

/** The Edit Team dialog with the effects that a test specifies. */

export const coverage = trackTransitions(editTeamMachine);

export const sales = { id: 'sales', name: 'Sales' };
export const legal = { id: 'legal', name: 'Legal' };
export const none = { id: '', name: 'No Department' };
export const team: Team = {
  id: 'field',
  name: 'Field',
  department: sales,
  memberCount: 2,
  isArchived: false,
  updatedAt: 'v1',
};
export const renamed: Team = { ...team, name: 'Outdoor', updatedAt: 'v2' };
export const byOthers: Team = { ...team, name: 'Meadow', department: legal, updatedAt: 'v2' };
export const UNCONFIRMED = 'Could not confirm whether the changes were saved. Check your connection and try again.';

type Answers = Partial<ReturnType<typeof effects>>;

function effects() {
  return {
    loadDepartments: answering<Outcome<Department[]>>(accepted([legal, sales])),
    saveTeam: answering<Outcome>(accepted(null)),
    loadTeam: answering<Outcome<Team | null>>(accepted(renamed)),
  };
}

/** Opens the dialog on a team. */
export function openDialog(answers: Answers = {}, saving = saveTeam, target = team) {
  const called = { ...effects(), ...answers };
  const said = toasts();
  const reportSaved = vi.fn<(action: unknown, params: { id: string; row: Team | null }) => void>();
  const reportGone = vi.fn<(action: unknown, params: { id: string }) => void>();
  const clock = new SimulatedClock();
  const machine = editTeamMachine.provide({
    actors: {
      loadDepartments: fromPromise(() => called.loadDepartments()),
      saveTeam: saving.provide({
        actors: {
          save: fromPromise(({ input: { row, edit } }) => called.saveTeam({ updatedAt: row.updatedAt, ...edit })),
          load: fromPromise(({ input }) => called.loadTeam(input)),
        },
      }),
    },
    actions: { ...said.actions, reportSaved, reportGone },
  });
  const actor = createActor(machine, { clock, inspect: coverage.inspect, input: { team: target } }).start();
  return {
    actor,
    called,
    clock,
    view: () => (actor.getSnapshot().status === 'done' ? 'closed' : selectView(actor.getSnapshot())),
    said,
    saved: () => reportSaved.mock.calls.map(([, params]) => params),
    gone: () => reportGone.mock.calls.map(([, params]) => params),
    type: (value: string, field: TeamField = 'name') => actor.send({ type: 'field.change', field, value }),
    submit: async () => {
      actor.send({ type: 'form.submit' });
      await settle();
      return actor.getSnapshot();
    },
  };
}

/** Opens the dialog, types Outdoor and submits. */
export async function submitted(answers: Answers = {}, saving = saveTeam) {
  const dialog = openDialog(answers, saving);
  dialog.type(' Outdoor ');
  await dialog.submit();
  return dialog;
}
