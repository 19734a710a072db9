import type { StaffMember } from '../../../machines/entities.ts';
import type { Party } from '../../../machines/rules/permissions.ts';
import { lazyDialog } from '../../app/navigation/lazyDialog.tsx';

/** Who opened Add User. */
export type AddUserOpening = { editor: Party };

/** Who opened Edit User or Remove User, and on whom. */
export type MemberOpening = { editor: Party; target: StaffMember };

export const AddUser = lazyDialog<AddUserOpening>(() => import('./AddUserHost.tsx'));
export const EditUser = lazyDialog<MemberOpening>(() => import('./EditUserHost.tsx'));
export const RemoveUser = lazyDialog<MemberOpening>(() => import('./RemoveUserHost.tsx'));
