import type { Department, Team } from '../../../machines/entities.ts';
import { lazyDialog } from '../../app/navigation/lazyDialog.tsx';

/** Adding asks for nothing. */
export type AddOpening = Record<string, never>;

/** The team to edit. */
export type EditTeamOpening = { team: Team };

/** The department to rename. */
export type RenameDepartmentOpening = { department: Department };

export const AddDepartment = lazyDialog<AddOpening>(() => import('./AddDepartmentHost.tsx'));
export const AddTeam = lazyDialog<AddOpening>(() => import('./AddTeamHost.tsx'));
export const EditTeam = lazyDialog<EditTeamOpening>(() => import('./EditTeamHost.tsx'));
export const RenameDepartment = lazyDialog<RenameDepartmentOpening>(() => import('./RenameDepartmentHost.tsx'));
