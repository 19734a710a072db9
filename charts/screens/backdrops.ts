import type { ListRow } from '../../machines/list/listContext.ts';
import type { Profile } from '../../machines/shared/entities.ts';
import type { Outcome } from '../../machines/shared/outcome.ts';
import type { Step, Walk } from 'chart-lab/walk/walk.ts';
import {
  departments,
  deviceSessions,
  latestChanges,
  people,
  teamRecord,
  teams,
  totals,
  userRecord,
} from '../samples/people.ts';

const done = (id: string, output: unknown): Step => ({ event: { type: `xstate.done.actor.${id}`, output } });

const ok = <Value>(value: Value): Outcome<Value> => ({ ok: true, value });

/** A session in which a profile is read. */
export function signedIn(profile: Profile): Walk {
  const { id: userId, email } = profile;
  return {
    steps: [
      done('0.session.restoring', { userId, email, isRecovery: false, ending: null }),
      done('0.session.signedIn.account.opening', ok(profile)),
    ],
  };
}

/** A session without a user. */
export const signedOut: Walk = { steps: [done('0.session.restoring', null)] };

const LISTS: Record<string, ListRow[]> = {
  'Failed to load users': people,
  'Failed to load teams': teams,
  'Failed to load departments': departments,
};

/** The steps to the usual state of each chart: loaded lists and pages. Dialogs stay closed. */
const BACKDROPS: Record<string, (failureText: string) => Step[]> = {
  list: (failureText) => {
    const rows = LISTS[failureText] ?? [];
    return [
      done('0.list.list.loading', ok({ rows, next: null })),
      done('0.list.total.counting', ok({ number: rows.length, isExact: true })),
    ];
  },
  filterChoices: () => [
    { event: { type: 'choices.request' } },
    done('0.filterChoices.loading', ok({ departments, teams })),
  ],
  overview: () => [done('0.overview.totals.loading', ok(totals)), done('0.overview.latest.loading', ok(latestChanges))],
  recordPage: (failureText) => [
    done('0.recordPage.loading', ok(failureText === 'Failed to load this team' ? teamRecord : userRecord)),
  ],
  sessions: () => [done('0.sessions.viewing.loading', ok(deviceSessions))],
};

/** The walk to the usual state of a chart beside the walked one. */
export function backdropOf(chart: string, input: unknown): Walk {
  const { failureText = '' } = (input ?? {}) as { failureText?: string };
  return { input, steps: BACKDROPS[chart]?.(failureText) ?? [] };
}
