import type { Page, RowCount } from '../../../machines/list/page.ts';
import type { ListRow } from '../../../machines/list/listContext.ts';
import type { Profile } from '../../../machines/shared/entities.ts';
import type { Outcome } from '../../../machines/shared/outcome.ts';
import type { Walk } from '../../../machines/testing/walk.ts';
import { departments, people, teams } from './people.ts';

const done = (id: string, output: unknown) => ({ event: { type: `xstate.done.actor.${id}`, output } });
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

function listOf(rows: ListRow[]): Walk {
  return {
    steps: [
      done('0.list.list.loading', ok<Page<ListRow>>({ rows, next: null })),
      done('0.list.total.counting', ok<RowCount>({ number: rows.length, isExact: true })),
    ],
  };
}

const LISTS: Record<string, ListRow[]> = {
  'Failed to load users': people,
  'Failed to load teams': teams,
  'Failed to load departments': departments,
};

/** The walk to the usual state of a chart beside the walked one: loaded lists, closed dialogs. */
export function backdropOf(chart: string, input: unknown): Walk {
  if (chart === 'list') return listOf(LISTS[(input as { failureText: string }).failureText] ?? []);
  return { steps: [] };
}
