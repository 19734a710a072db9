import type { Outcome } from '../../machines/shared/outcome.ts';
import { createAccountsAdapter } from './tables/accounts.ts';
import { createAuditLogsAdapter } from './tables/auditLogs.ts';
import { createAuthAdapter } from './auth/auth.ts';
import { createAuthEvents } from './auth/authEvents.ts';
import { createChangeUsersAdapter } from './tables/changeUsers.ts';
import { createConnection, type ConnectionOptions } from './wire/client.ts';
import { createDepartmentsAdapter } from './tables/departments.ts';
import { dataError } from './wire/errors.ts';
import { DONE, rejected } from './wire/outcomes.ts';
import { withPermissionErrors } from './wire/permissionErrors.ts';
import { createProfilesAdapter } from './tables/profiles.ts';
import { createUsersAdapter } from './tables/users.ts';
import { createUserListAdapter } from './tables/userList.ts';
import { createTeamsAdapter } from './tables/teams.ts';
import { createTotalsAdapter } from './tables/totals.ts';

/** Creates all adapters on one connection. */
export function createBackend(options: ConnectionOptions) {
  const connection = createConnection(options);
  return withPermissionErrors({
    ...createAuthEvents(connection),
    ...createAuthAdapter(connection),
    ...createProfilesAdapter(connection),
    ...createUsersAdapter(connection),
    ...createAccountsAdapter(connection),
    ...createChangeUsersAdapter(connection),
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
