import { createActor, fromCallback, fromPromise, SimulatedClock, waitFor, type AnyEventObject } from 'xstate';
import { vi } from 'vitest';
import type { Profile } from '../shared/entities.ts';
import { inactivityMachine, type InactivityEvent } from '../inactivity/inactivityMachine.ts';
import type { Outcome } from '../shared/outcome.ts';
import type { Role } from '../rules/roles.ts';
import { trackTransitions } from 'chart-lab/coverage/coverage.ts';
import { selectCondition, type SessionCondition } from './selectors.ts';
import type { EndReason, RestoredSession, SessionEvent } from './sessionEvents.ts';
import { sessionMachine } from './sessionMachine.ts';

/** The transition coverage of the session tests. */
export const coverage = trackTransitions(sessionMachine);

export const ann: Profile = {
  id: 'ann',
  email: 'ann@example.org',
  firstName: 'Ann',
  lastName: 'Lee',
  displayName: 'Ann',
  role: 'MANAGER',
  isPasswordChanged: true,
  invitedAt: null,
  suspendedFrom: null,
  isSignedUp: false,
  themePreference: 'light',
  mayReadLog: true,
  isSuspended: false,
};
export const session = { userId: 'ann', email: 'ann@example.org' };
export const accepted = <Value>(value: Value): Outcome<Value> => ({ ok: true, value });
export const created = (profile: Profile): Outcome<Profile> => ({ ok: true, value: profile });
export const rejected = (kind: 'unreachable' | 'gone' | 'other', message: string | null = null) =>
  ({ ok: false, error: { kind, message } }) as const;
export const throwing = () => Promise.reject(new Error('Unexpected error'));

export type Effects = {
  restored?: RestoredSession | null | Promise<RestoredSession>;
  loads?: (Outcome<Profile | null> | Promise<never>)[];
  creates?: (Outcome<Profile> | Promise<never>)[];
  /** Whether the session still exists, for each check; by default it does. */
  sessionChecks?: (Outcome<boolean> | Promise<never>)[];
  endSession?: (input: { reason: EndReason }) => Promise<unknown>;
  clock?: SimulatedClock;
};

export function startSession({
  restored = null,
  loads = [],
  creates = [],
  sessionChecks = [],
  endSession = () => Promise.resolve(),
  clock = new SimulatedClock(),
}: Effects) {
  const ended = vi.fn(endSession);
  const actions = {
    rememberRecovery: vi.fn(),
    clearRecovery: vi.fn(),
    notifySetupCompleted: vi.fn(),
    wipeDrafts: vi.fn(),
  };
  let checkClock: (idleFor: number) => void = () => {};
  const machine = sessionMachine.provide({
    actors: {
      restoreSession: fromPromise(() => Promise.resolve(restored)),
      loadProfile: fromPromise(async () => loads.shift() ?? (await new Promise<never>(() => {}))),
      createProfile: fromPromise(async () => creates.shift() ?? (await new Promise<never>(() => {}))),
      hasSession: fromPromise(async () => sessionChecks.shift() ?? { ok: true, value: true }),
      endSession: fromPromise(({ input }) => ended(input)),
      listenToAuth: fromCallback(() => {}),
      inactivity: inactivityMachine.provide({
        actors: {
          watchActivity: fromCallback<AnyEventObject>(({ sendBack }) => {
            const send: (event: InactivityEvent) => void = sendBack;
            checkClock = (idleFor) => send({ type: 'clock.checked', idleFor });
          }),
        },
        actions: { recordActivity: () => {} },
      }),
    },
    actions,
  });
  const actor = createActor(machine, { clock, inspect: coverage.inspect });
  const announced: (Role | null)[] = [];
  actor.on('role.changed', ({ role }) => announced.push(role));
  actor.start();
  return {
    actor,
    actions,
    announced,
    ended,
    send: (event: SessionEvent) => actor.send(event),
    checkClock: (idleFor: number) => checkClock(idleFor),
    becomes: (condition: SessionCondition) =>
      waitFor(actor, (snapshot) => selectCondition(snapshot) === condition, { timeout: 500 }),
  };
}

export const returningAnn: RestoredSession = { ...session, isRecovery: false, ending: null };
