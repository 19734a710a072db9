import { createAssignmentsAdapter } from './assignments.ts';
import { createAuditLogsAdapter } from './auditLogs.ts';
import { createAuthAdapter } from './auth.ts';
import { createAuthEvents } from './authEvents.ts';
import { createConnection, type ConnectionOptions } from './client.ts';
import { createConnectionTest } from './connection.ts';
import { createDepartmentsAdapter } from './departments.ts';
import { createPendingLinkAdapter } from './pendingLink.ts';
import { createImportChecks } from './importChecks.ts';
import { createInvitationsAdapter } from './invitations.ts';
import { createPasswordsAdapter } from './passwords.ts';
import { withPermissionErrors } from './permissionErrors.ts';
import { createProfilesAdapter } from './profiles.ts';
import { createReportsAdapter } from './reports.ts';
import { createResetLinkAdapter } from './resetLink.ts';
import { createStaffAdapter } from './staff.ts';
import { createStaffLists } from './staffLists.ts';
import { createTeamsAdapter } from './teams.ts';
import { createTotalsAdapter } from './totals.ts';

/** Every adapter, on one connection: what the lazy chunk gives the product. */
export function createBackend(options: ConnectionOptions) {
  const connection = createConnection(options);
  return withPermissionErrors({
    ...createAuthEvents(connection),
    ...createAuthAdapter(connection),
    ...createPasswordsAdapter(connection),
    ...createPendingLinkAdapter(connection),
    ...createResetLinkAdapter(connection),
    ...createProfilesAdapter(connection),
    ...createInvitationsAdapter(connection),
    ...createImportChecks(connection),
    ...createStaffLists(connection),
    ...createStaffAdapter(connection),
    ...createAssignmentsAdapter(connection),
    ...createTeamsAdapter(connection),
    ...createDepartmentsAdapter(connection),
    ...createAuditLogsAdapter(connection),
    ...createTotalsAdapter(connection),
    ...createReportsAdapter(connection),
    ...createConnectionTest(connection),
  });
}

export type Backend = ReturnType<typeof createBackend>;
