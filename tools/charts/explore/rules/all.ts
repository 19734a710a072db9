import type { Rules } from '../moment.ts';
import { dialogRules, formDialogRules, formRules, permissionRules } from './dialogs.ts';
import { accountRules, newAccountRules, processRules, settingsUpdateRules, updateRules } from './processes.ts';
import { requestRules } from './requests.ts';
import { inactivityRules, listRules, loginRules, settingsRules } from './screens.ts';
import { sessionRules } from './session.ts';

const FORM_DIALOGS = ['addDepartment', 'addTeam', 'addUser', 'editTeam', 'editUser', 'renameDepartment', 'suspendUser'];

/** Rules with the ids of their charts; without ids for all charts. */
const GROUPS: { rules: Rules; charts?: string[] }[] = [
  { rules: requestRules },
  { rules: dialogRules, charts: [...FORM_DIALOGS, 'confirm', 'removeUser'] },
  { rules: formDialogRules, charts: FORM_DIALOGS },
  { rules: formRules, charts: [...FORM_DIALOGS, 'login', 'profileSetup', 'settings'] },
  { rules: permissionRules, charts: ['addUser', 'editUser', 'removeUser', 'suspendUser'] },
  { rules: sessionRules, charts: ['session'] },
  { rules: inactivityRules, charts: ['inactivity'] },
  { rules: loginRules, charts: ['login'] },
  { rules: listRules, charts: ['list'] },
  { rules: settingsRules, charts: ['settings'] },
  { rules: newAccountRules, charts: ['newAccount'] },
  { rules: updateRules, charts: ['staffUpdate', 'teamUpdate'] },
  { rules: processRules, charts: ['importCheck', 'settingsUpdate'] },
  { rules: settingsUpdateRules, charts: ['settingsUpdate'] },
  { rules: accountRules, charts: ['account'] },
];

/** The rules of a chart; all rules without an id. */
export function rulesOf(chart?: string): Rules {
  const groups = GROUPS.filter(({ charts }) => !charts || chart === undefined || charts.includes(chart));
  return Object.assign({}, ...groups.map(({ rules }) => rules)) as Rules;
}
