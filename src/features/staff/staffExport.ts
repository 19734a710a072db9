import type { StaffMember } from '../../../machines/shared/entities.ts';
import { roleLabel } from '../../../machines/rules/roles.ts';
import { loadStaffPage } from './staffListActor.ts';
import { exportLogic } from '../export/exportLogic.ts';

/** Exports the list of people as it is narrowed and sorted. */
export const staffExportLogic = exportLogic<StaffMember>(
  {
    name: 'people',
    table: 'users',
    columns: {
      'First Name': ({ firstName }) => firstName ?? '',
      'Last Name': ({ lastName }) => lastName ?? '',
      Email: ({ email }) => email,
      Role: ({ role }) => roleLabel(role),
      Team: ({ assignment }) => assignment?.team?.name ?? '',
      Department: ({ assignment }) => assignment?.department?.name ?? '',
      Setup: ({ isPasswordChanged }) => (isPasswordChanged ? 'completed' : 'pending'),
      Added: ({ createdAt }) => createdAt,
    },
  },
  loadStaffPage,
);
