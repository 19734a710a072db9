import type { Department, Team } from '../../../machines/entities.ts';
import { lazyDialog } from '../../app/navigation/lazyDialog.tsx';

/** Adding a department asks for nothing. */
export type AddDepartmentOpening = Record<string, never>;

/** The department whose teams are listed, if it is one. */
export type AddTeamOpening = { department: Department | undefined };

/** The team to edit. */
export type EditTeamOpening = { team: Team };

/** The department to rename. */
export type RenameDepartmentOpening = { department: Department };

export const AddDepartment = lazyDialog<AddDepartmentOpening>(() => import('./AddDepartmentHost.tsx'));
export const AddTeam = lazyDialog<AddTeamOpening>(() => import('./AddTeamHost.tsx'));
export const EditTeam = lazyDialog<EditTeamOpening>(() => import('./EditTeamHost.tsx'));
export const RenameDepartment = lazyDialog<RenameDepartmentOpening>(() => import('./RenameDepartmentHost.tsx'));
