import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { vi } from 'vitest';
import type { User } from '../shared/entities.ts';
import { accepted, answering, settle, type DEFECT } from '../testing/answers.ts';
import { trackTransitions } from 'chart-lab/coverage/coverage.ts';
import { type Choice, type FoundPeople, commandPaletteMachine } from './commandPaletteMachine.ts';
import type { PaletteScope } from './options.ts';
import type { Command } from './options.ts';
import * as select from './commandPaletteMachine.ts';

/** The production chart of the palette with the search results that a test specifies. */

export const coverage = trackTransitions(commandPaletteMachine);

const TEAMS: Command = { id: 'teams', group: 'screens', name: 'Teams & Departments', searchTerms: '' };
export const AUDIT: Command = { id: 'audit', group: 'screens', name: 'Audit Logs', searchTerms: 'history trail' };
const SIGN_OUT: Command = { id: 'signOut', group: 'actions', name: 'Sign out', searchTerms: 'leave' };
const COMMANDS = [TEAMS, AUDIT, SIGN_OUT];

function person(id: string, firstName: string): User {
  return {
    id,
    email: `${id}@example.org`,
    firstName,
    lastName: 'Lee',
    displayName: null,
    role: 'EMPLOYEE',
    isPasswordChanged: true,
    invitedAt: null,
    suspendedFrom: null,
    isSignedUp: false,
    createdAt: '',
    lastSeenAt: null,
    updatedAt: '',
    assignment: null,
  };
}
export const ann = person('ann', 'Ann');
export const anna = person('anna', 'Anna');
/** A result with these people and no next page. */
export const found = (...rows: User[]): FoundPeople => accepted({ rows, next: null });

/** Opens the palette with three commands, or with the given options. */
export function openPalette(answers: (FoundPeople | typeof DEFECT)[] = [], opening: Partial<PaletteScope> = {}) {
  const clock = new SimulatedClock();
  const findPeople = answering(...answers);
  const carryOut = vi.fn<(choice: Choice) => void>();
  const machine = commandPaletteMachine.provide({
    actors: { findPeople: fromPromise<FoundPeople, { search: string }>(({ input }) => findPeople(input)) },
    actions: { carryOut: (_, choice) => carryOut(choice) },
  });
  const actor = createActor(machine, { clock, inspect: coverage.inspect }).start();
  actor.send({ type: 'palette.open', commands: COMMANDS, finds: 'peopleAndHistory', ...opening });
  const now = () => actor.getSnapshot();
  return {
    actor,
    clock,
    findPeople,
    carryOut,
    now,
    type: (text: string) => actor.send({ type: 'text.change', text }),
    /** Types, waits for the delay, and processes the response. */
    search: async (text: string) => {
      actor.send({ type: 'text.change', text });
      clock.increment(250);
      await settle();
    },
    choose: (id: string | null = null) => actor.send({ type: 'option.choose', id }),
    ids: () => select.selectOptions(now()).map(({ id }) => id),
    active: () => select.selectActiveId(now()),
    isIn: (state: 'idle' | 'typing' | 'searching' | 'results' | 'failed') => now().matches({ open: state }),
  };
}
