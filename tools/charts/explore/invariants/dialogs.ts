import type { AnyEventObject } from 'xstate';
import { selectView as viewOfAddUser } from '../../../../machines/addUser/addUserContext.ts';
import { selectView as viewOfEditUser } from '../../../../machines/editUser/editUserContext.ts';
import { selectChoicesStatus } from '../../../../machines/shared/dialogSelectors.ts';
import {
  answeredBy,
  answerOf,
  contextOf,
  formOf,
  isEqual,
  isOpen,
  isRecord,
  isSame,
  isWrite,
  requestsOf,
  tried,
  type Invariant,
  type Moment,
} from '../moment.ts';

/** Dialogs whose form is stored until Cancel, and that Escape closes only while it is untouched. */
const FORMS = ['addDepartment', 'addTeam', 'addUser', 'editTeam', 'editUser', 'renameDepartment', 'suspendUser'];
/** Dialogs that load departments or teams beside the form. */
const WITH_CHOICES = ['addTeam', 'addUser', 'editTeam', 'editUser'];
const REQUIRED = ['id', 'userId', 'email', 'name', 'firstName', 'lastName', 'password'];
const CLOSE: AnyEventObject = { type: 'dialog.close' };
const DISMISS: AnyEventObject = { type: 'dialog.dismiss' };
const SUBMIT: AnyEventObject = { type: 'form.submit' };

const isBusy = ({ snapshot }: Moment) => snapshot.hasTag('busy');
const samplesOf = ({ samples }: Moment, type: string) => (samples.events[type] ?? []) as AnyEventObject[];

/** Whether the fields of a form can be edited. */
function isEditable(moment: Moment): boolean {
  const { chart, snapshot } = moment;
  if (isBusy(moment) || snapshot.status !== 'active' || isOpen(moment) === false) return false;
  if (chart === 'addUser') {
    const view = viewOfAddUser(snapshot as never);
    return view === 'form' || (view === 'interrupted' && contextOf(moment)['progress'] !== 'profileUnconfirmed');
  }
  if (chart === 'editUser') return ['form', 'assignmentFailed'].includes(viewOfEditUser(snapshot as never));
  return (
    !['permissionDenied', 'gone', 'unread'].some((state) => snapshot.matches(state)) &&
    (contextOf(moment)['newer'] ?? null) === null
  );
}

/** The moments since the dialog was opened. */
function sinceOpening({ earlier }: Moment): Moment[] {
  const opened = earlier.findLastIndex(({ event }) => event?.type === 'dialog.open');
  return earlier.slice(Math.max(opened, 0));
}

/** The empty required values in an input. */
function emptyValues(input: unknown): string[] {
  if (!isRecord(input)) return [];
  return Object.entries(input).flatMap(([key, value]) =>
    value === '' && REQUIRED.includes(key) ? [key] : emptyValues(value),
  );
}

function closes(moment: Moment, event: AnyEventObject): boolean {
  return isOpen(tried(moment, event)) === false;
}

const isTyping = ({ event }: Moment) => event?.type === 'field.change';
const withForm = [...FORMS, 'login', 'profileSetup', 'settings'];

export const dialogInvariants: Invariant[] = [
  {
    name: 'a closed dialog stores nothing',
    charts: [...FORMS, 'confirm', 'removeUser'],
    holds: (moment) =>
      isOpen(moment) !== false ||
      moment.earlier[0] === undefined ||
      isEqual(contextOf(moment), contextOf(moment.earlier[0])),
  },
  {
    name: 'a dialog opens',
    holds: (moment) =>
      isOpen(moment) !== false ||
      samplesOf(moment, 'dialog.open').every((event) => isOpen(tried(moment, event)) === true),
  },
  {
    name: 'Cancel closes a dialog that is not busy',
    charts: [...FORMS, 'confirm', 'removeUser'],
    holds: (moment) =>
      isBusy(moment) ||
      isOpen(moment) !== true ||
      closes(moment, CLOSE) ||
      (moment.chart === 'addUser' &&
        ['password', 'assignmentFailed'].includes(viewOfAddUser(moment.snapshot as never))),
  },
  {
    name: 'Cancel closes or does nothing',
    charts: [...FORMS, 'confirm', 'removeUser'],
    holds: (moment) => closes(moment, CLOSE) || isSame(tried(moment, CLOSE).snapshot, moment.snapshot),
  },
  {
    name: 'Escape does the same as Cancel, or nothing',
    holds: (moment) => {
      if (isOpen(moment) !== true) return true;
      const { snapshot } = tried(moment, DISMISS);
      return isSame(snapshot, moment.snapshot) || isSame(snapshot, tried(moment, CLOSE).snapshot);
    },
  },
  {
    name: 'Escape closes a dialog without typed values',
    charts: [...FORMS, 'importUsers'],
    holds: (moment) =>
      moment.event?.type !== 'dialog.open' ||
      moment.snapshot.matches('permissionDenied') ||
      samplesOf(moment, 'dialog.dismiss').length === 0 ||
      closes(moment, DISMISS),
  },
  {
    name: 'Escape closes a dialog without a form',
    charts: FORMS.filter((chart) => chart !== 'suspendUser'),
    holds: (moment) =>
      !['permissionDenied', 'gone', 'unread'].some((state) => moment.snapshot.matches(state)) ||
      samplesOf(moment, 'dialog.dismiss').length === 0 ||
      closes(moment, DISMISS),
  },
  {
    name: 'Escape loses no typed value',
    charts: FORMS,
    holds: (moment) =>
      !isTyping(moment) ||
      sinceOpening(moment).some((earlier) => isEqual(formOf(earlier), formOf(moment))) ||
      isSame(tried(moment, DISMISS).snapshot, moment.snapshot),
  },
  {
    name: 'a typed value is in the form',
    charts: withForm,
    holds: (moment) => {
      if (!isEditable(moment)) return true;
      return samplesOf(moment, 'field.change').every((event) => {
        const { field = 'name', value } = event as AnyEventObject & { field?: string; value: string };
        const isFixed = /password/i.test(field) || (moment.chart === 'addUser' && field === 'email');
        const form = formOf(tried(moment, event)) ?? contextOf(tried(moment, event));
        return form[field] === value || (isFixed && isSame(tried(moment, event).snapshot, moment.snapshot));
      });
    },
  },
  {
    name: 'submitting sends the form, closes it or shows its errors',
    charts: withForm,
    holds: (moment) => {
      const isLeft = moment.chart === 'settings' && !moment.snapshot.can(SUBMIT);
      const view = moment.chart === 'addUser' ? viewOfAddUser(moment.snapshot as never) : 'form';
      if (
        !isEditable(moment) ||
        isLeft ||
        view !== 'form' ||
        (moment.chart === 'editUser' && viewOfEditUser(moment.snapshot as never) !== 'form')
      )
        return true;
      const next = tried(moment, SUBMIT);
      const hasErrors = Object.keys(contextOf(next)['errors'] ?? {}).length > 0;
      return requestsOf(next).some(({ name }) => isWrite(name)) || hasErrors || isOpen(next) === false;
    },
  },
  {
    name: 'no request lacks a required value',
    holds: (moment) =>
      moment.event?.type !== 'form.submit' ||
      requestsOf(moment).every(
        ({ name, input }) => !isWrite(name) || name === 'newAccount' || emptyValues(input).length === 0,
      ),
  },
  {
    name: 'a busy form cannot be edited or sent',
    charts: withForm,
    holds: (moment) =>
      !isBusy(moment) ||
      moment.snapshot.matches('closed') ||
      [SUBMIT, ...samplesOf(moment, 'field.change')].every((event) =>
        isSame(tried(moment, event).snapshot, moment.snapshot),
      ),
  },
  {
    name: 'choices are ready after they were loaded, and can be requested again after an error',
    charts: WITH_CHOICES,
    holds: (moment) => {
      if (isOpen(moment) !== true || !moment.snapshot.matches('open')) return true;
      const status = selectChoicesStatus(moment.snapshot);
      const loads = requestsOf(tried(moment, { type: 'choices.retry' })).length > 0;
      const isAnswer = answeredBy(moment).some((name) => name.startsWith('load'));
      return (
        loads === (status === 'failed') &&
        (!isAnswer || status === (answerOf(moment.event) === 'accepted' ? 'ready' : 'failed'))
      );
    },
  },
];
