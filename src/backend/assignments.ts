import type { Outcome } from '../../machines/shared/outcome.ts';
import type { Placement } from '../../machines/rules/placement.ts';
import type { Connection } from './client.ts';
import { done, DONE, rejected, whyUnsaved } from './outcomes.ts';
import { readRow } from './readRow.ts';
import { send } from './request.ts';
import { rowOf, type ColumnsOf, type Row } from './rows.ts';

type Move = { assignmentId: string; from: Placement } & Placement;

function columnsOf({ teamId, departmentId }: Placement): ColumnsOf<Placement> {
  return { team_id: teamId, department_id: departmentId };
}

/** Whether an assignment says this place. A team brings its department along. */
function isAt(row: Row, { teamId, departmentId }: Placement): boolean {
  return row['team_id'] === teamId && (teamId !== null || row['department_id'] === departmentId);
}

/** The comparison with an id, or with none. */
function is(id: string | null): ['eq' | 'is', string | null] {
  return [id === null ? 'is' : 'eq', id];
}

/** Who works where. */
export function createAssignmentsAdapter(connection: Connection) {
  return {
    /** Gives a person their first team and department. Somebody else's choice is not overwritten (kind `changed`). */
    async assign({ userId, ...placement }: { userId: string } & Placement): Promise<Outcome> {
      const reply = await send(connection, (client, stop) =>
        client
          .from('role_assignments')
          .insert({ user_id: userId, ...columnsOf(placement) })
          .abortSignal(stop),
      );
      if (reply.ok || reply.error.kind !== 'taken') return done(reply);
      // After a lost answer it may be our own.
      const existing = await readRow(connection, (client, stop) =>
        client
          .from('role_assignments')
          .select('team_id, department_id')
          .eq('user_id', userId)
          .abortSignal(stop)
          .maybeSingle(),
      );
      if (!existing.ok) return existing;
      const row = existing.value.data === null ? {} : rowOf(existing.value.data);
      return isAt(row, placement) ? DONE : rejected({ kind: 'changed', message: null });
    },

    /**
     * Moves a person; nulls take team or department away. Somebody else's move is not overwritten (kind `changed`).
     * @param move.from where the person worked when the edit began
     */
    async reassign({ assignmentId, from, ...placement }: Move): Promise<Outcome> {
      const reply = await send(connection, (client, stop) => {
        const update = client
          .from('role_assignments')
          .update(columnsOf(placement))
          .eq('id', assignmentId)
          .filter('team_id', ...is(from.teamId));
        const known = from.teamId === null ? update.filter('department_id', ...is(from.departmentId)) : update;
        return known.select('id').abortSignal(stop).maybeSingle();
      });
      if (!reply.ok || reply.value.data !== null) return done(reply);
      const current = await readRow(connection, (client, stop) =>
        client
          .from('role_assignments')
          .select('team_id, department_id')
          .eq('id', assignmentId)
          .abortSignal(stop)
          .maybeSingle(),
      );
      if (!current.ok || current.value.data === null) return whyUnsaved(current);
      return rejected({ kind: isAt(rowOf(current.value.data), from) ? 'permission' : 'changed', message: null });
    },
  };
}
