import { addDepartmentFlow } from './addDepartment/addDepartmentFlow.ts';
import { addTeamFlow } from './addTeam/addTeamFlow.ts';
import { editTeamFlow } from './editTeam/editTeamFlow.ts';
import type { Flow } from './flow.ts';
import { signInFlow } from './signIn/signInFlow.ts';

/** Every flow that is walked in the browser: one a folder. */
export const flows: Flow[] = [signInFlow, addDepartmentFlow, addTeamFlow, editTeamFlow];
