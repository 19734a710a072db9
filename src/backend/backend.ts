import type { Outcome } from '../../machines/shared/outcome.ts';
import { createAccountsAdapter } from './accounts.ts';
import { createAuditLogsAdapter } from './auditLogs.ts';
import { createAuthAdapter } from './auth.ts';
import { createAuthEvents } from './authEvents.ts';
import { createConnection, type ConnectionOptions } from './client.ts';
import { createDepartmentsAdapter } from './departments.ts';
import { dataError } from './errors.ts';
import { DONE, rejected } from './outcomes.ts';
import { withPermissionErrors } from './permissionErrors.ts';
import { createProfilesAdapter } from './profiles.ts';
import { createUsersAdapter } from './users.ts';
import { createUserListAdapter } from './userList.ts';
import { createTeamsAdapter } from './teams.ts';
import { createTotalsAdapter } from './totals.ts';

/** Creates all adapters on one connection. */
export function createBackend(options: ConnectionOptions) {
  const connection = createConnection(options);
  return withPermissionErrors({
    ...createAuthEvents(connection),
    ...createAuthAdapter(connection),
    ...createProfilesAdapter(connection),
    ...createUsersAdapter(connection),
    ...createAccountsAdapter(connection),
    ...createUserListAdapter(connection),
    ...createTeamsAdapter(connection),
    ...createDepartmentsAdapter(connection),
    ...createAuditLogsAdapter(connection),
    ...createTotalsAdapter(connection),

    /** The start-up test of section 1: counts the roles without a session. */
    async testConnection(): Promise<Outcome> {
      const { error, status } = await connection.client.from('roles').select('count', { count: 'exact' }).limit(1);
      return error ? rejected(dataError({ message: error.message, code: error.code, status })) : DONE;
    },
  });
}

export type Backend = ReturnType<typeof createBackend>;
