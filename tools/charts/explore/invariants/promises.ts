import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { canEdit, type Party } from '../../../../machines/rules/permissions.ts';
import {
  contextOf,
  isRequested,
  isSame,
  requestsOf,
  tried,
  type Invariant,
  type Moment,
  type Tried,
} from '../moment.ts';

type Shown = { snapshot: AnyMachineSnapshot };
/** The name of the request that follows, or a check of the result. */
type Result = string | ((after: Tried, event: AnyEventObject, moment: Moment) => boolean);
/** What an event does in a situation. */
type Promised = [chart: string, rule: string, when: (moment: Moment) => boolean, event: string, then: Result];

const at =
  (...states: (string | object)[]) =>
  ({ snapshot }: Shown) =>
    states.some((state) => snapshot.matches(state));
const has =
  (tag: string) =>
  ({ snapshot }: Shown) =>
    snapshot.hasTag(tag);
const not =
  (check: (shown: Moment & Tried) => boolean) =>
  (shown: Shown): boolean =>
    !check(shown as Moment & Tried);
const takes = (action: string) => (after: Tried) => isRequested(after, action);
const both =
  (...names: string[]) =>
  (after: Tried) =>
    names.every((name) => requestsOf(after).some((request) => request.name === name));
const ends = ({ snapshot }: Shown) => snapshot.status === 'done';
const isActive = ({ snapshot }: Shown) => snapshot.status === 'active';
const nothing = (after: Tried, _: AnyEventObject, moment: Moment) => isSame(after.snapshot, moment.snapshot);

/** Whether the editor of the event may edit the account; if not, another rule holds. */
const permitted = (then: (shown: Shown) => boolean) => (after: Tried, event: AnyEventObject, moment: Moment) =>
  !canEdit(event['editor'] as Party, contextOf(moment)['target'] as Party) || then(after);
const setup = (state: string) => at({ present: { setup: state } });
const access = (state: string) => at({ present: { access: state } });
const confirmed = at({ open: { form: 'conflict' } });
const isHidden = not(has('visible'));
const idle = at({ request: 'idle' });

const PROMISED: Promised[] = [
  ['account', 'a permitted editor suspends', access('open'), 'account.suspend', permitted(access('suspended'))],
  [
    'account',
    'a leaving person can be suspended',
    access('leaving'),
    'account.suspend',
    permitted(access('suspended')),
  ],
  ['account', 'a leaving date is set', access('open'), 'account.leave', permitted(access('leaving'))],
  ['account', 'a suspension can be taken back', access('suspended'), 'account.restore', permitted(access('open'))],
  ['account', 'a leaving date can be taken back', access('leaving'), 'account.restore', permitted(access('open'))],
  ['account', 'a leaving date suspends', access('leaving'), 'leavingDate.reached', access('suspended')],
  ['account', 'a permitted editor removes', at('present'), 'account.remove', permitted(ends)],
  ['account', 'a permitted editor invites', setup('pending'), 'account.invite', permitted(setup('invited'))],
  ['account', 'an invitation is withdrawn', setup('invited'), 'account.withdraw', permitted(ends)],
  ['account', 'a new password is required', setup('complete'), 'account.requirePassword', permitted(setup('pending'))],
  ['account', 'a password is chosen', setup('pending'), 'password.changed', setup('completing')],
  ['account', 'an invited user chooses a password', setup('invited'), 'password.changed', setup('completing')],
  ['account', 'a suspended user completes nothing', access('suspended'), 'setup.completed', nothing],
  ['commandPalette', 'the palette opens', at('closed'), 'palette.open', at('open')],
  ['commandPalette', 'the palette closes', at('open'), 'palette.close', at('closed')],
  ['commandPalette', 'Retry searches again', at({ open: 'failed' }), 'search.retry', 'findPeople'],
  ['confirm', 'the confirmed write is sent', at('confirming'), 'form.submit', 'write'],
  ['editTeam', 'Overwrite saves over the newer version', confirmed, 'conflict.overwrite', 'teamUpdate'],
  [
    'editTeam',
    'Use theirs shows the newer version',
    confirmed,
    'conflict.takeNewer',
    at({ open: { form: 'editing' } }),
  ],
  ['editUser', 'Overwrite saves over the newer version', confirmed, 'conflict.overwrite', 'staffUpdate'],
  [
    'editUser',
    'Use theirs shows the newer version',
    confirmed,
    'conflict.takeNewer',
    at({ open: { form: 'editing' } }),
  ],
  ['editUser', 'Retry saves the rest', at({ open: { form: 'assignmentFailed' } }), 'retry', 'staffUpdate'],
  ['addUser', 'Retry goes on', at({ open: { form: 'invitationFailed' } }), 'retry', 'newAccount'],
  ['addUser', 'Retry assigns', at({ open: { form: 'assignmentFailed' } }), 'retry', 'newAccount'],
  ['addUser', 'Start over sends again', at({ open: { form: 'unfinishedAccount' } }), 'account.startOver', 'newAccount'],
  [
    'addUser',
    'the account can be discarded',
    at({ open: { form: 'interrupted' } }),
    'account.discard',
    'discardUnfinishedAccount',
  ],
  [
    'addUser',
    'the password can be copied',
    at({ open: { form: { showingPassword: 'notCopied' } } }),
    'password.copy',
    'copyToClipboard',
  ],
  ['addUser', 'Done closes the password', at({ open: { form: 'showingPassword' } }), 'password.done', at('closed')],
  ['exportRows', 'an export reads the rows', at('idle'), 'export.start', 'readRows'],
  ['exportRows', 'Retry saves the file', at('unsaved'), 'export.retry', 'saveFile'],
  ['exportRows', 'Cancel ends the export', at('reading', 'reporting', 'unsaved'), 'export.cancel', at('idle')],
  ['filterChoices', 'missing choices are loaded on request', at('unknown', 'failed'), 'choices.request', 'loadChoices'],
  [
    'importUsers',
    'a chosen file is checked',
    at('choosing', 'checkFailed', 'previewing'),
    'file.choose',
    'importCheck',
  ],
  ['importUsers', 'Retry checks the file', at('checkFailed'), 'check.retry', 'importCheck'],
  ['importUsers', 'Retry goes on with the row', at('interrupted'), 'import.retry', 'newAccount'],
  ['importUsers', 'Stop shows the results', at('interrupted', { running: 'waiting' }), 'import.stop', at('finished')],
  [
    'importUsers',
    'Escape closes before the import',
    at('choosing', 'checking', 'checkFailed', 'previewing'),
    'dialog.dismiss',
    ends,
  ],
  [
    'importUsers',
    'Cancel closes before the import',
    at('choosing', 'checking', 'checkFailed', 'previewing'),
    'dialog.close',
    ends,
  ],
  ['importUsers', 'a running import cannot be closed', has('running'), 'dialog.close', nothing],
  ['importUsers', 'leaving ends the import', at({ finished: 'askingToLeave' }), 'leave.confirm', ends],
  [
    'importUsers',
    'staying shows the results',
    at({ finished: 'askingToLeave' }),
    'leave.cancel',
    at({ finished: 'showing' }),
  ],
  ['inactivity', 'Stay keeps the session', at('warned'), 'session.stay', not(at('warned'))],
  ['inactivity', 'activity is recorded', at('active'), 'activity.noticed', takes('recordActivity')],
  [
    'inactivity',
    'activity ends the warning after a moment',
    at({ warned: 'counting' }),
    'activity.noticed',
    not(at('warned')),
  ],
  ['list', 'a refresh loads rows and total', isActive, 'list.refresh', both('loadPage', 'countRows')],
  ['list', 'a new row loads rows and total', isActive, 'row.added', both('loadPage', 'countRows')],
  [
    'list',
    'Retry loads the rows',
    at({ list: 'failed' }, { list: { listing: 'moreFailed' } }),
    'list.retry',
    'loadPage',
  ],
  ['list', 'Retry refreshes stale rows', has('stale'), 'list.retry', 'loadPage'],
  ['list', 'Retry counts', at({ total: 'unknown' }), 'list.retry', 'countRows'],
  ['list', 'typing waits before it searches', isActive, 'search.change', at({ search: 'typing' })],
  [
    'login',
    'a password reset clears the error',
    not(has('busy')),
    'failure.dismiss',
    (after) => contextOf(after)['failure'] === null,
  ],
  ['overview', 'Retry loads the totals', at({ totals: 'failed' }), 'totals.retry', 'loadTotals'],
  ['overview', 'Retry loads the latest changes', at({ latest: 'failed' }), 'latest.retry', 'loadLatest'],
  ['overview', 'a connection loads the totals', not(at({ totals: 'loading' })), 'connection.restored', 'loadTotals'],
  ['overview', 'a connection loads the changes', not(at({ latest: 'loading' })), 'connection.restored', 'loadLatest'],
  ['passwordReset', 'Back shows the sign-in form', isActive, 'reset.back', (after) => at({ screen: 'signIn' })(after)],
  [
    'passwordReset',
    'the cooldown counts down',
    isActive,
    'cooldown.ticked',
    (after, event) => contextOf(after)['secondsLeft'] === event['secondsLeft'],
  ],
  [
    'passwordReset',
    'no request during the cooldown',
    at({ cooldown: 'coolingDown' }),
    'reset.request',
    (after) => requestsOf(after).length === 0,
  ],
  [
    'passwordReset',
    'a request without a cooldown',
    (moment) => idle(moment) && at({ cooldown: 'free' })(moment),
    'reset.request',
    'requestPasswordReset',
  ],
  ['pendingLink', 'the link is accepted on request', at('confirming'), 'link.accept', 'acceptPendingLink'],
  ['pendingLink', 'the link can be dismissed', at('confirming', 'failed'), 'link.dismiss', ends],
  ['printRows', 'a print reads the rows', at('idle', 'printing'), 'print.start', 'readRows'],
  ['printRows', 'Cancel ends the print', at('reading', 'reporting'), 'print.cancel', at('idle')],
  ['readRows', 'Retry reads on', at({ running: { pages: 'failed' } }), 'rows.retry', 'loadPage'],
  ['recordPage', 'Retry loads the page', at('failed'), 'page.retry', 'loadRecord'],
  ['recordPage', 'a connection loads the page', at('shown', 'failed'), 'connection.restored', 'loadRecord'],
  ['recordPage', 'a change loads the page again', not(at('notFound', 'forbidden')), 'record.changed', 'loadRecord'],
  ['removeUser', 'Remove removes', at('confirming'), 'form.submit', 'removeStaffMember'],
  ['removeUser', 'Retry checks again', at('unconfirmed'), 'retry', 'loadStaffMember'],
  ['renameDepartment', 'Retry reads the department again', at('unread'), 'retry', 'loadDepartment'],
  ['reportRows', 'Retry reports again', at('failed'), 'report.retry', 'reportExport'],
  ['resetLink', 'the link is verified on request', at('waiting'), 'link.open', 'verifyResetLink'],
  ['resetLink', 'the link can be dismissed', at('waiting'), 'link.dismiss', ends],
  ['session', 'Retry reads the profile', at({ signedIn: { account: 'unreadable' } }), 'session.retry', 'loadProfile'],
  [
    'session',
    'Retry creates the profile',
    at({ signedIn: { account: 'uncreated' } }),
    'session.retry',
    'createProfile',
  ],
  ['session', 'Sign out ends the session', at('signedIn'), 'session.signOut', 'endSession'],
  ['sessions', 'one session can be ended', not(has('busy')), 'session.end', 'endSessions'],
  ['sessions', 'the other sessions can be ended', not(has('busy')), 'sessions.endOthers', 'endSessions'],
  ['sessions', 'the sessions can be loaded again', at({ viewing: 'shown' }), 'sessions.retry', 'listSessions'],
  ['shortcuts', 'a key focuses the search', at({ singleKeys: 'on' }), 'search.press', takes('focusSearch')],
  ['shortcuts', 'the help opens', isActive, 'help.open', at({ dialogs: 'help' })],
  ['shortcuts', 'the help closes', isActive, 'help.close', at({ dialogs: 'closed' })],
  ['shortcuts', 'keys are turned off', at({ singleKeys: 'on' }), 'singleKeys.toggle', at({ singleKeys: 'off' })],
  ['shortcuts', 'keys are turned on', at({ singleKeys: 'off' }), 'singleKeys.toggle', at({ singleKeys: 'on' })],
  ['sidebar', 'the menu shows it', isHidden, 'menu.toggle', has('visible')],
  ['sidebar', 'the menu hides it', has('visible'), 'menu.toggle', isHidden],
  ['sidebar', 'a press beside it closes the overlay', has('overlay'), 'backdrop.press', isHidden],
  ['sidebar', 'a new page closes the overlay', has('overlay'), 'navigation.done', isHidden],
  ['sidebar', 'Escape closes the overlay', has('overlay'), 'escape.press', isHidden],
  ['sidebar', 'Unpin keeps it on screen', at({ wide: 'pinned' }), 'pin.toggle', has('overlay')],
  [
    'sidebar',
    'Pin puts it beside the page',
    (moment) => has('overlay')(moment) && at('wide')(moment),
    'pin.toggle',
    at({ wide: 'pinned' }),
  ],
  [
    'sidebar',
    'it follows the width',
    isActive,
    'viewport.changed',
    (after, { isWide }) => at('wide')(after) === isWide,
  ],
  ['theme', 'the toggle saves the other theme', at('shown'), 'theme.toggle', 'saveThemePreference'],
  ['theme', 'a preference is applied', not(has('busy')), 'preference.loaded', takes('applyTheme')],
  [
    'theme',
    'the theme is light without a preference',
    not(has('busy')),
    'preference.unreadable',
    (after) => contextOf(after)['theme'] === 'light',
  ],
  [
    'theme',
    'a preference is ignored while it is saved',
    (moment) => has('busy')(moment) && contextOf(moment)['userId'] === 'a1',
    'preference.loaded',
    nothing,
  ],
  [
    'theme',
    'an error is ignored while it is saved',
    (moment) => has('busy')(moment) && contextOf(moment)['userId'] === 'a1',
    'preference.unreadable',
    nothing,
  ],
  [
    'theme',
    'signed out, the theme is light',
    isActive,
    'session.ended',
    (after) => contextOf(after)['theme'] === 'light' && at('unknown')(after),
  ],
];

/** What events do in a situation, as rules of their charts. */
export const promises: Invariant[] = PROMISED.map(([chart, name, when, type, then]) => ({
  name,
  charts: [chart],
  holds: (moment) =>
    !when(moment) ||
    (moment.samples.events[type] ?? []).every((sample) => {
      const event = sample as AnyEventObject;
      const after = tried(moment, event);
      return typeof then === 'string'
        ? requestsOf(after).some((request) => request.name === then)
        : then(after, event, moment);
    }),
}));
