import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { vi } from 'vitest';
import type { User } from '../shared/entities.ts';
import type { Outcome } from '../shared/outcome.ts';
import type { Party } from '../rules/permissions.ts';
import { trackTransitions } from 'chart-lab/coverage/coverage.ts';
import { ann as lee } from '../editUser/userFixtures.ts';
import { removeUserMachine } from './removeUserMachine.ts';

/** The Remove User dialog with the effects that a test specifies. */

export const coverage = trackTransitions(removeUserMachine);

export const admin: Party = { id: 'admin', role: 'ADMIN' };
export const ann: User = { ...lee, displayName: 'Annie', assignment: null };

export const unreachable: Outcome<never> = { ok: false, error: { kind: 'unreachable', message: null } };
export const never = () => new Promise<never>(() => undefined);

type Effects = { remove?: () => Promise<Outcome>; load?: () => Promise<Outcome<User | null>> };

export function openDialog({ remove = never, load = never }: Effects = {}, target = ann, editor = admin) {
  const clock = new SimulatedClock();
  const removing = vi.fn<(input: { id: string; reason: string }) => Promise<Outcome>>(remove);
  const loading = vi.fn<(input: { id: string }) => Promise<Outcome<User | null>>>(load);
  const announceSuccess = vi.fn<(said: { text: string }) => void>();
  const announceFailure = vi.fn<(said: { text: string }) => void>();
  const reportRemoved = vi.fn<(removed: { id: string }) => void>();
  const reportOutdated = vi.fn();
  const machine = removeUserMachine.provide({
    actors: {
      removeUser: fromPromise<Outcome, { id: string; reason: string }>(({ input }) => removing(input)),
      loadUser: fromPromise<Outcome<User | null>, { id: string }>(({ input }) => loading(input)),
    },
    actions: {
      announceSuccess: (_, params) => announceSuccess(params),
      announceFailure: (_, params) => announceFailure(params),
      reportRemoved: (_, params) => reportRemoved(params),
      reportOutdated,
    },
  });
  const actor = createActor(machine, { clock, inspect: coverage.inspect, input: { editor, target } }).start();
  const reach = (state: 'closed' | 'confirming' | 'permissionDenied' | 'checking' | 'unconfirmed') =>
    waitFor(actor, (snapshot) => snapshot.matches(state));
  return { actor, clock, removing, loading, announceSuccess, announceFailure, reportRemoved, reportOutdated, reach };
}

export const submit = { type: 'form.submit' } as const;
