import { accountActionsFlow } from './accountActions/accountActionsFlow.ts';
import { addDepartmentFlow } from './addDepartment/addDepartmentFlow.ts';
import { addTeamFlow } from './addTeam/addTeamFlow.ts';
import { addUserFlow } from './addUser/addUserFlow.ts';
import { editTeamFlow } from './editTeam/editTeamFlow.ts';
import { editUserFlow } from './editUser/editUserFlow.ts';
import type { Flow } from './flow.ts';
import { inactivityFlow } from './inactivity/inactivityFlow.ts';
import { passwordResetFlow } from './passwordReset/passwordResetFlow.ts';
import { removeUserFlow } from './removeUser/removeUserFlow.ts';
import { settingsFlow } from './settings/settingsFlow.ts';
import { setupFlow } from './setup/setupFlow.ts';
import { sidebarFlow } from './sidebar/sidebarFlow.ts';
import { signInFlow } from './signIn/signInFlow.ts';
import { suspendUserFlow } from './suspendUser/suspendUserFlow.ts';

/** The flows that run in the browser, one per folder. */
export const flows: Flow[] = [
  signInFlow,
  passwordResetFlow,
  setupFlow,
  addUserFlow,
  editUserFlow,
  removeUserFlow,
  suspendUserFlow,
  accountActionsFlow,
  addTeamFlow,
  editTeamFlow,
  addDepartmentFlow,
  settingsFlow,
  inactivityFlow,
  sidebarFlow,
];
