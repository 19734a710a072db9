import type { Outcome } from '../../machines/outcome.ts';
import type { Connection } from './client.ts';
import { done, DONE, refused, whyUnsaved } from './outcomes.ts';
import { send } from './request.ts';
import { rowOf } from './rows.ts';

type Place = { teamId: string | null; departmentId: string | null };

/** Who works where. */
export function createAssignmentsAdapter(connection: Connection) {
  return {
    /** Gives a person their first team and department. Somebody else's choice is not overwritten (kind `changed`). */
    async assign({ userId, teamId, departmentId }: { userId: string } & Place): Promise<Outcome> {
      const reply = await send(connection, (client, stop) =>
        client
          .from('role_assignments')
          .insert({ user_id: userId, team_id: teamId, department_id: departmentId })
          .abortSignal(stop),
      );
      if (reply.ok || reply.refusal.kind !== 'taken') return done(reply);
      // After a lost answer it may be our own.
      const existing = await send(connection, (client, stop) =>
        client
          .from('role_assignments')
          .select('team_id, department_id')
          .eq('user_id', userId)
          .abortSignal(stop)
          .maybeSingle(),
      );
      if (!existing.ok) return existing;
      const row = existing.value.data === null ? {} : rowOf(existing.value.data);
      // A team brings its department along.
      const isOurs = row['team_id'] === teamId && (teamId !== null || row['department_id'] === departmentId);
      return isOurs ? DONE : refused({ kind: 'changed', message: null });
    },

    /** Moves a person; nulls take team or department away. */
    async reassign({ assignmentId, teamId, departmentId }: { assignmentId: string } & Place): Promise<Outcome> {
      const reply = await send(connection, (client, stop) =>
        client
          .from('role_assignments')
          .update({ team_id: teamId, department_id: departmentId })
          .eq('id', assignmentId)
          .select('id')
          .abortSignal(stop)
          .maybeSingle(),
      );
      if (!reply.ok || reply.value.data !== null) return done(reply);
      const current = await send(connection, (client, stop) =>
        client.from('role_assignments').select('id').eq('id', assignmentId).abortSignal(stop).maybeSingle(),
      );
      return whyUnsaved(current);
    },
  };
}
