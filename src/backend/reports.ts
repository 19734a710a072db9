import type { Outcome } from '../../machines/shared/outcome.ts';
import type { RowsReport } from '../../machines/reportRows/reportRowsMachine.ts';
import type { Connection } from './client.ts';
import { done } from './outcomes.ts';
import { send } from './request.ts';

/** A list that is exported or printed, as the audit log names it. */
export type ReportedList = 'users' | 'teams' | 'audit_logs';

/** Characters of a filter that a report may have at most. */
const FILTER_LENGTH = 200;

/** Records in the audit log what the server cannot observe. */
export function createReportsAdapter(connection: Connection) {
  return {
    /** Records that rows of a list are exported or printed. */
    async reportExport({ list, format, query, rowCount }: RowsReport & { list: ReportedList }): Promise<Outcome> {
      const { search, filters = {} } = query;
      const given = Object.entries(search.trim() === '' ? filters : { search, ...filters });
      // By whole characters, as the server counts them.
      const shortened = given.map(([name, value]): [string, string] => [
        name,
        Array.from(value).slice(0, FILTER_LENGTH).join(''),
      ]);
      const report = { list, format, filters: Object.fromEntries(shortened), row_count: rowCount };
      return done(await send(connection, (client, stop) => client.rpc('report_export', report).abortSignal(stop)));
    },

    /** Records that a reset email was sent to somebody else. */
    async reportResetEmail({ email }: { email: string }): Promise<Outcome> {
      return done(
        await send(connection, (client, stop) =>
          client.rpc('report_reset_email', { recipient_email: email }).abortSignal(stop),
        ),
      );
    },
  };
}
