import type { AnyEventObject } from 'xstate';
import { selectIsWarned } from '../../../../machines/inactivity/inactivityMachine.ts';
import { INACTIVITY_LIMIT, INACTIVITY_WARNING } from '../../../../machines/rules/limits.ts';
import { assignableRoles, canEdit, type Party } from '../../../../machines/rules/permissions.ts';
import { accepted, answerOf, contextOf, isOpen, isSame, requestsOf, type Invariant, type Moment } from '../moment.ts';

const editorOf = (event: AnyEventObject) => (event['editor'] ?? { id: '', role: null }) as Party;
const PERMITTED = ['editUser', 'removeUser', 'suspendUser'];
const TARGETED = /^account\.(?!add)/;

/** Who may do what, passwords, and stored settings. */
export const permissionInvariants: Invariant[] = [
  {
    name: 'a dialog opens for people whom the editor may edit, and is denied for others',
    charts: PERMITTED,
    holds: ({ event, snapshot }) =>
      event?.type !== 'dialog.open' ||
      snapshot.matches('permissionDenied') !== canEdit(editorOf(event), event['target'] as Party),
  },
  {
    name: 'only people who may assign a role may add',
    charts: ['addUser', 'importUsers'],
    holds: ({ chart, event, snapshot, earlier }) => {
      const isStart = chart === 'importUsers' ? earlier.length === 0 : event?.type === 'dialog.open';
      const { role } = (snapshot.context as { editor: Party | null }).editor ?? { role: null };
      return !isStart || snapshot.matches('permissionDenied') === (assignableRoles(role).length === 0);
    },
  },
  {
    name: 'only a permitted editor changes an account',
    charts: ['account'],
    holds: ({ event, before, snapshot, chart }) => {
      if (event === null || before === null || chart !== 'account') return true;
      const { target } = snapshot.context as { target: Party };
      const mayAdd = assignableRoles(editorOf(event).role).some((role) => role === target.role);
      const may =
        event.type === 'account.add' ? mayAdd : !TARGETED.test(event.type) || canEdit(editorOf(event), target);
      return may || isSame(before, snapshot);
    },
  },
];

export const passwordInvariants: Invariant[] = [
  {
    name: 'a finished chart stores no password and no token',
    holds: ({ chart, snapshot }) => {
      const { password, tokenHash } = snapshot.context as Record<string, unknown>;
      return snapshot.status !== 'done' || chart === 'newAccount' || (!password && !tokenHash);
    },
  },
  {
    name: 'a sign-in clears the password',
    charts: ['login'],
    holds: (moment) => !accepted(moment, 'signIn') || contextOf(moment)['password'] === '',
  },
  {
    name: 'an error leaves the password unchanged',
    charts: ['login'],
    holds: (moment) =>
      answerOf(moment.event) !== 'rejected' ||
      contextOf(moment)['password'] === (moment.before?.context as { password: string }).password,
  },
  {
    name: 'a temporary password is shown only once',
    charts: ['addUser'],
    holds: (moment) => isOpen(moment) !== false || contextOf(moment)['password'] === '',
  },
];

export const inactivityInvariants: Invariant[] = [
  {
    name: 'a session ends at the limit, and is warned a minute before',
    charts: ['inactivity'],
    holds: ({ event, snapshot }) => {
      if (event?.type !== 'clock.checked') return true;
      const { idleFor } = event as AnyEventObject & { idleFor: number };
      return (
        (snapshot.status === 'done') === idleFor >= INACTIVITY_LIMIT &&
        (snapshot.status === 'done' ||
          selectIsWarned(snapshot as never) === idleFor >= INACTIVITY_LIMIT - INACTIVITY_WARNING)
      );
    },
  },
  {
    name: 'only the clock ends a session',
    charts: ['inactivity'],
    holds: ({ event, snapshot }) => snapshot.status === 'active' || event?.type === 'clock.checked',
  },
];

const hasVerified = (moment: Moment) => [...moment.earlier, moment].some((past) => accepted(past, 'verifyPassword'));
const isStart = ({ earlier }: Moment) => earlier.length === 0;
export const startInvariants: Invariant[] = [
  {
    name: 'no password is saved that was not verified, and none without a password',
    charts: ['settingsUpdate'],
    holds: (moment) => {
      const { password } = contextOf(moment) as { password: { current: string; next: string } | null };
      return requestsOf(moment).every(
        ({ name }) =>
          name === 'saveDisplayName' || (password !== null && (name === 'verifyPassword' || hasVerified(moment))),
      );
    },
  },
  {
    name: 'a stored setting of the sidebar is restored on wide windows',
    charts: ['sidebar'],
    holds: (moment) => {
      const { isWide, isPinned } = contextOf(moment);
      return !isStart(moment) || moment.snapshot.hasTag('visible') === (isWide === true && isPinned === true);
    },
  },
  {
    name: 'a stored setting of the shortcuts is restored',
    charts: ['shortcuts'],
    holds: (moment) =>
      !isStart(moment) || moment.snapshot.matches({ singleKeys: 'on' }) === contextOf(moment)['areSingleKeysOn'],
  },
];
