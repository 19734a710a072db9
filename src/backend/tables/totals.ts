import type { Totals } from '../../../machines/overview/overviewMachine.ts';
import { isRole } from '../../../machines/rules/roles.ts';
import type { Outcome } from '../../../machines/shared/outcome.ts';
import { STAFF_CODES } from '../wire/filters.ts';
import { parsed } from '../wire/outcomes.ts';
import { numberIn, rowOf, rowsOf, textIn } from '../wire/rows.ts';
import { send, type Connection } from '../wire/transport.ts';

/** The totals of the dashboard. */
export function createTotalsAdapter(connection: Connection) {
  return {
    /** Reads the totals; requires a staff role. */
    async loadTotals(): Promise<Outcome<Totals>> {
      const reply = await send(connection, (client, signal) => client.rpc('dashboard_totals').abortSignal(signal));
      return parsed(reply, ({ data }) => parseTotals(data));
    },
  };
}

function parseTotals(data: unknown): Totals {
  const row = rowOf(data);
  const attention = rowOf(row['attention']);
  return {
    people: numberIn(row, 'people'),
    teams: numberIn(row, 'teams'),
    departments: numberIn(row, 'departments'),
    pendingSetups: numberIn(row, 'pending_setups'),
    attention: Object.keys(STAFF_CODES.attention).flatMap((filter) => {
      if (attention[filter] === undefined) return [];
      const found = rowOf(attention[filter]);
      const count = { number: numberIn(found, 'number'), isExact: found['is_exact'] === true };
      return count.number > 0 ? [{ filter, count }] : [];
    }),
    byRole: rowsOf(row['by_role']).flatMap((group) => {
      const { role } = group;
      return isRole(role) ? [{ role, users: numberIn(group, 'users') }] : [];
    }),
    byDepartment: rowsOf(row['by_department']).map((group) => ({
      id: textIn(group, 'id'),
      name: textIn(group, 'name'),
      users: numberIn(group, 'users'),
    })),
  };
}
