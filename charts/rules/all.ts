import type { Rules } from 'chart-lab/explore/moment.ts';
import { dialogRules, formDialogRules, formRules } from './dialogs.ts';
import { requestRules } from './requests.ts';
import { sessionRules } from './session.ts';

const FORM_DIALOGS = ['addTeam', 'addUser', 'editTeam', 'editUser', 'nameDialog', 'suspendUser'];

/** Rules with the ids of their charts; without ids for all charts. */
const GROUPS: { rules: Rules; charts?: string[] }[] = [
  { rules: requestRules },
  { rules: dialogRules, charts: [...FORM_DIALOGS, 'confirm', 'removeUser'] },
  { rules: formDialogRules, charts: FORM_DIALOGS },
  { rules: formRules, charts: [...FORM_DIALOGS, 'login', 'profileSetup', 'settings'] },
  { rules: sessionRules, charts: ['session'] },
];

/** The rules of a chart. */
export function rulesOf(chart: string): Rules {
  const groups = GROUPS.filter(({ charts }) => !charts || charts.includes(chart));
  return Object.assign({}, ...groups.map(({ rules }) => rules)) as Rules;
}
