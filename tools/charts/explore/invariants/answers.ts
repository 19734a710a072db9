import type { AnyEventObject } from 'xstate';
import {
  answerOf,
  contextOf,
  errorKindOf,
  isRecord,
  requestsOf,
  answeredBy,
  type Invariant,
  type Moment,
} from '../moment.ts';

/** Which answer: success, any error, no answer, an error of this kind, or this value. */
type Which =
  'accepted' | 'rejected' | 'unanswered' | 'taken' | 'gone' | 'changed' | 'null' | 'true' | 'false' | 'otherwise';

/** What an answer leads to: the next request, or the result with which the chart ends. */
type Led = [chart: string, request: string, which: Which, to: string, when?: (moment: Moment) => boolean];

const personOf = (moment: Moment) => contextOf(moment)['person'] as { departmentId: unknown; teamId: unknown };
const hasPlacement = (moment: Moment) => personOf(moment).departmentId !== null || personOf(moment).teamId !== null;
const isInvited = (moment: Moment) => contextOf(moment)['firstSignIn'] === 'invitation';
const not = (check: (moment: Moment) => boolean) => (moment: Moment) => !check(moment);
const all =
  (...checks: ((moment: Moment) => boolean)[]) =>
  (moment: Moment) =>
    checks.every((check) => check(moment));

const LED: Led[] = [
  ['newAccount', 'makeTemporaryPassword', 'otherwise', 'createAccount'],
  ['newAccount', 'makeTemporaryPassword', 'rejected', '=rejected'],
  ['newAccount', 'discardUnfinishedAccount', 'accepted', 'makeTemporaryPassword'],
  ['newAccount', 'discardUnfinishedAccount', 'taken', '=listed'],
  ['newAccount', 'discardUnfinishedAccount', 'unanswered', '=unfinished'],
  ['newAccount', 'createAccount', 'accepted', 'addProfile'],
  ['newAccount', 'createAccount', 'taken', 'hasProfile'],
  ['newAccount', 'createAccount', 'unanswered', '=rejected'],
  ['newAccount', 'hasProfile', 'true', '=listed'],
  ['newAccount', 'hasProfile', 'false', '=unfinished'],
  ['newAccount', 'hasProfile', 'rejected', '=rejected'],
  ['newAccount', 'addProfile', 'accepted', 'assign', hasPlacement],
  ['newAccount', 'addProfile', 'accepted', 'sendInvitation', all(isInvited, not(hasPlacement))],
  ['newAccount', 'addProfile', 'accepted', '=complete', all(not(isInvited), not(hasPlacement))],
  ['newAccount', 'addProfile', 'rejected', '=rejected'],
  ['newAccount', 'assign', 'accepted', 'sendInvitation', isInvited],
  ['newAccount', 'assign', 'accepted', '=complete', not(isInvited)],
  ['newAccount', 'assign', 'rejected', '=rejected'],
  ['newAccount', 'sendInvitation', 'accepted', 'recordInvitation'],
  ['newAccount', 'sendInvitation', 'rejected', '=rejected'],
  ['newAccount', 'recordInvitation', 'accepted', '=complete'],
  ['newAccount', 'recordInvitation', 'rejected', '=rejected'],
  ['teamUpdate', 'saveTeam', 'accepted', 'loadTeam'],
  ['teamUpdate', 'saveTeam', 'unanswered', 'loadTeam'],
  ['teamUpdate', 'saveTeam', 'taken', '=rejected'],
  ['staffUpdate', 'saveStaffMember', 'unanswered', 'loadStaffMember'],
  ['staffUpdate', 'saveStaffMember', 'changed', 'loadStaffMember'],
  ['staffUpdate', 'saveStaffMember', 'taken', '=rejected'],
  ['staffUpdate', 'assign', 'accepted', 'loadStaffMember'],
  ['staffUpdate', 'assign', 'unanswered', 'loadStaffMember'],
  ['staffUpdate', 'reassign', 'accepted', 'loadStaffMember'],
  ['staffUpdate', 'reassign', 'unanswered', 'loadStaffMember'],
  [
    'importCheck',
    'readFile',
    'rejected',
    '=unusable',
    (moment) => (moment.event as AnyEventObject)['output'] !== undefined,
  ],
  ['importCheck', 'loadChoices', 'accepted', 'findListed'],
  ['importCheck', 'loadChoices', 'rejected', '=failed'],
  ['importCheck', 'findListed', 'rejected', '=failed'],
  ['profileSetup', 'changePassword', 'accepted', 'completeSetup'],
  ['profileSetup', 'isPasswordChangeRecorded', 'true', 'completeSetup'],
  ['resetEmail', 'requestPasswordReset', 'accepted', 'reportResetEmail'],
  ['removeUser', 'removeStaffMember', 'unanswered', 'loadStaffMember'],
  ['renameDepartment', 'saveDepartment', 'unanswered', 'loadDepartment'],
  ['session', 'createProfile', 'accepted', 'loadProfile'],
  ['session', 'createProfile', 'gone', 'endSession'],
  ['session', 'hasSession', 'false', 'endSession'],
  ['settingsUpdate', 'changePassword', 'accepted', '='],
  ['exportRows', 'reportRows', 'otherwise', 'saveFile'],
  ['printRows', 'reportRows', 'otherwise', 'openPrintDialog'],
];

function isAnswered(moment: Moment, which: Which): boolean {
  const { event } = moment;
  const output: unknown = event?.['output'];
  const value = isRecord(output) ? output['value'] : undefined;
  switch (which) {
    case 'accepted':
      return answerOf(event) === 'accepted';
    case 'rejected':
      return answerOf(event) === 'rejected';
    case 'otherwise':
      return answerOf(event) === 'unknown';
    case 'unanswered':
      return errorKindOf(event) === 'unreachable';
    case 'null':
    case 'true':
    case 'false':
      return answerOf(event) === 'accepted' && String(value) === which;
    default:
      return errorKindOf(event) === which;
  }
}

function leads(moment: Moment, to: string): boolean {
  if (!to.startsWith('=')) return requestsOf(moment).some(({ name }) => name === to);
  return moment.snapshot.status === 'done' && (to === '=' || contextOf(moment)['result'] === to.slice(1));
}

/** What each answer of a process in several steps leads to. */
export const answerInvariants: Invariant[] = LED.map(([chart, request, which, to, when = () => true]) => ({
  name: `${which} of ${request} leads to ${to.startsWith('=') ? `the end ${to.slice(1)}` : to}`.trim(),
  charts: [chart],
  holds: (moment) =>
    !answeredBy(moment).includes(request) || !isAnswered(moment, which) || !when(moment) || leads(moment, to),
}));
