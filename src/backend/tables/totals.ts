import type { Totals } from '../../../machines/overview/overviewMachine.ts';
import type { Outcome } from '../../../machines/shared/outcome.ts';
import { UNREACHABLE } from '../wire/errors.ts';
import { rejected } from '../wire/outcomes.ts';
import { numberIn, rowsOf } from '../wire/rows.ts';
import { send, type Connection } from '../wire/transport.ts';

/** The totals of the dashboard. */
export function createTotalsAdapter(connection: Connection) {
  return {
    /** Reads the totals; requires a staff role. */
    async loadTotals(): Promise<Outcome<Totals>> {
      const reply = await send(connection, (client, signal) => client.rpc('dashboard_totals').abortSignal(signal));
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
