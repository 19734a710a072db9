import type { Placement } from '../../machines/rules/placement.ts';
import type { Outcome } from '../../machines/shared/outcome.ts';
import { done, DONE, failed } from './outcomes.ts';
import { rowOf, type ColumnsOf, type Row } from './rows.ts';
import { readRow } from './tableRows.ts';
import { send, type Connection } from './transport.ts';

/** The assignments of users to teams and departments. */
export function createAssignmentsAdapter(connection: Connection) {
  /** Reads the current placement of an assignment; null if there is none. */
  async function readPlacement(column: 'id' | 'user_id', value: string): Promise<Outcome<Row | null>> {
    const reply = await readRow(connection, (client, signal) =>
      client
        .from('role_assignments')
        .select('team_id, department_id')
        .eq(column, value)
        .abortSignal(signal)
        .maybeSingle(),
    );
    if (!reply.ok) return reply;
    const { data } = reply.value;
    return { ok: true, value: data === null ? null : rowOf(data) };
  }

  return {
    /**
     * Adds the first assignment of a user, without overwriting one that another user added (kind `changed`).
     * Idempotent: the same assignment counts as success on retry.
     */
    async assign({ userId, ...placement }: { userId: string } & Placement): Promise<Outcome> {
      const reply = await send(connection, (client, signal) =>
        client
          .from('role_assignments')
          .insert({ user_id: userId, ...columnsOf(placement) })
          .abortSignal(signal),
      );
      if (reply.ok || reply.error.kind !== 'taken') return done(reply);
      const existing = await readPlacement('user_id', userId);
      if (!existing.ok) return existing;
      return isAt(existing.value ?? {}, placement) ? DONE : failed('changed');
    },

    /**
     * Changes an assignment, without overwriting a change by another user (kind `changed`). Nulls remove team or
     * department.
     * @param move.from the placement that the edit is based on
     */
    async reassign(move: { assignmentId: string; from: Placement } & Placement): Promise<Outcome> {
      const { assignmentId, from, ...placement } = move;
      const reply = await send(connection, (client, signal) => {
        const update = client
          .from('role_assignments')
          .update(columnsOf(placement))
          .eq('id', assignmentId)
          .filter('team_id', ...equals(from.teamId));
        const unchanged = from.teamId === null ? update.filter('department_id', ...equals(from.departmentId)) : update;
        return unchanged.select('id').abortSignal(signal).maybeSingle();
      });
      if (!reply.ok || reply.value.data !== null) return done(reply);
      const current = await readPlacement('id', assignmentId);
      if (!current.ok) return current;
      if (current.value === null) return failed('gone');
      return failed(isAt(current.value, from) ? 'permission' : 'changed');
    },
  };
}

function columnsOf({ teamId, departmentId }: Placement): ColumnsOf<Placement> {
  return { team_id: teamId, department_id: departmentId };
}

/** Whether an assignment has this placement. The database sets the department of a team. */
function isAt(row: Row, { teamId, departmentId }: Placement): boolean {
  return row['team_id'] === teamId && (teamId !== null || row['department_id'] === departmentId);
}

/** The operator and operand that compare a column with an id or null. */
function equals(id: string | null): ['eq' | 'is', string | null] {
  return [id === null ? 'is' : 'eq', id];
}
