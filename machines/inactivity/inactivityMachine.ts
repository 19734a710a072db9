import { assign, fromCallback, setup, type SnapshotFrom } from 'xstate';
import { notProvided } from '../shared/outcome.ts';
import { INACTIVITY_LIMIT, INACTIVITY_WARNING } from '../rules/limits.ts';

export type InactivityEvent =
  { type: 'activity.noticed' } | { type: 'clock.checked'; idleFor: number } | { type: 'session.stay' };

/** Ends an inactive session after a 60-second warning in every tab (specification, sections 4 and 9; decisions). */
export const inactivityMachine = setup({
  types: {
    context: {} as {
      /** Milliseconds since the last activity in any tab. */
      idleFor: number;
    },
    events: {} as InactivityEvent,
  },
  actors: {
    watchActivity: fromCallback(notProvided('watchActivity')),
  },
  actions: {
    recordActivity: notProvided('recordActivity'),
    storeIdleTime: assign((_, { idleFor }: { idleFor: number }) => ({ idleFor })),
  },
  guards: {
    isIdleTooLong: (_, { idleFor }: { idleFor: number }) => idleFor >= INACTIVITY_LIMIT,
    isNearTheEnd: (_, { idleFor }: { idleFor: number }) => idleFor >= INACTIVITY_LIMIT - INACTIVITY_WARNING,
  },
  delays: { warningSettles: 1_000 },
}).createMachine({
  id: 'inactivity',
  description: 'Ends an inactive session after a dialog has counted down the last minute.',
  context: { idleFor: 0 },
  invoke: {
    src: 'watchActivity',
    description:
      'Compares the clock with the deadline shared by all tabs: every second, on waking, and before an input counts.',
  },
  initial: 'active',
  states: {
    active: {
      on: {
        'activity.noticed': { actions: 'recordActivity' },
        'clock.checked': [
          { guard: { type: 'isIdleTooLong', params: ({ event }) => event }, target: 'expired' },
          {
            guard: { type: 'isNearTheEnd', params: ({ event }) => event },
            target: 'warned',
            actions: { type: 'storeIdleTime', params: ({ event }) => event },
          },
        ],
      },
    },
    warned: {
      on: {
        'session.stay': { target: 'active', actions: 'recordActivity' },
        'clock.checked': [
          { guard: { type: 'isIdleTooLong', params: ({ event }) => event }, target: 'expired' },
          {
            guard: { type: 'isNearTheEnd', params: ({ event }) => event },
            actions: { type: 'storeIdleTime', params: ({ event }) => event },
          },
          { target: 'active', description: 'There was activity in another tab.' },
        ],
      },
      initial: 'settling',
      states: {
        settling: {
          description: 'Ignores input that was already in progress when the warning appeared.',
          after: { warningSettles: 'counting' },
        },
        counting: { on: { 'activity.noticed': { target: '#inactivity.active', actions: 'recordActivity' } } },
      },
    },
    expired: { type: 'final' },
  },
});

type Snapshot = SnapshotFrom<typeof inactivityMachine>;

/** Whether the warning is shown. */
export function selectIsWarned(snapshot: Snapshot) {
  return snapshot.matches('warned');
}

/** The remaining seconds until the sign-out, as a whole number. */
export function selectSecondsLeft(snapshot: Snapshot) {
  return Math.max(0, Math.ceil((INACTIVITY_LIMIT - snapshot.context.idleFor) / 1_000));
}
