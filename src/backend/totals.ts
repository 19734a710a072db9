import type { Outcome } from '../../machines/shared/outcome.ts';
import type { Connection } from './client.ts';
import { rejected } from './outcomes.ts';
import { UNREACHABLE } from './backendError.ts';
import { send } from './request.ts';
import { numberIn, rowsOf } from './rows.ts';

/** How many people, teams and departments there are, and people whose setup is pending. */
export type Totals = { people: number; teams: number; departments: number; pendingSetups: number };

/** The figures of the dashboard. */
export function createTotalsAdapter(connection: Connection) {
  return {
    /** The totals, for whoever has a staff role. */
    async loadTotals(): Promise<Outcome<Totals>> {
      const reply = await send(connection, (client, stop) => client.rpc('dashboard_totals').abortSignal(stop));
      if (!reply.ok) return reply;
      const [row] = rowsOf(reply.value.data);
      if (row === undefined) return rejected(UNREACHABLE);
      return {
        ok: true,
        value: {
          people: numberIn(row, 'people'),
          teams: numberIn(row, 'teams'),
          departments: numberIn(row, 'departments'),
          pendingSetups: numberIn(row, 'pending_setups'),
        },
      };
    },
  };
}
