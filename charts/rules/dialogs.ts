import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { selectView as viewOfAddUser } from '../../machines/addUser/addUserContext.ts';
import { selectView as viewOfEditUser } from '../../machines/editUser/editUserContext.ts';
import { invokedBy } from 'chart-lab/walk/walk.ts';
import {
  contextOf,
  formOf,
  isEqual,
  isSame,
  isWrite,
  tried,
  triedSamples,
  type Moment,
  type Rules,
} from 'chart-lab/explore/moment.ts';

const CLOSE = { type: 'dialog.close' };
const DISMISS = { type: 'dialog.dismiss' };
const SUBMIT = { type: 'form.submit' };
const REQUIRED = ['id', 'userId', 'email', 'name', 'firstName', 'lastName', 'password'];

const isBusy = ({ snapshot }: Moment) => snapshot.hasTag('busy');
const isClosed = ({ snapshot }: { snapshot: AnyMachineSnapshot }) => snapshot.matches('closed');
const closes = (moment: Moment, event: AnyEventObject) => isClosed(tried(moment, event));
const changesNothing = (moment: Moment, event: AnyEventObject) =>
  isSame(tried(moment, event).snapshot, moment.snapshot);
const hasNoForm = ({ snapshot }: Moment) =>
  ['permissionDenied', 'gone', 'unread', 'conflict'].some((state) => snapshot.matches(state));

/** The part of a dialog that is shown; `form` for most. */
function viewOf({ chart, snapshot }: Moment): string {
  if (chart === 'addUser') return viewOfAddUser(snapshot as never);
  return chart === 'editUser' ? viewOfEditUser(snapshot as never) : 'form';
}

/** Whether the fields of a form can be edited. */
function isEditable(moment: Moment): boolean {
  if (isBusy(moment) || moment.snapshot.status !== 'active' || isClosed(moment) || hasNoForm(moment)) return false;
  const { newer = null, progress } = contextOf(moment);
  const isInterrupted = viewOf(moment) === 'interrupted' && progress !== 'profileUnconfirmed';
  return newer === null && (viewOf(moment) === 'form' || isInterrupted);
}

/** The empty required values in an input. */
function emptyValues(input: unknown): string[] {
  return Object.entries(input ?? {}).flatMap(([key, value]: [string, unknown]) =>
    value === '' && REQUIRED.includes(key) ? [key] : typeof value === 'object' ? emptyValues(value) : [],
  );
}

/** The rules of dialogs. */
export const dialogRules: Rules = {
  'a dialog starts open': (moment) => moment.before !== null || !isClosed(moment),

  'Cancel closes a dialog that is not busy': (moment) =>
    isBusy(moment) ||
    isClosed(moment) ||
    closes(moment, CLOSE) ||
    (moment.chart === 'addUser' && ['password', 'assignmentFailed'].includes(viewOf(moment))),

  'Escape does the same as Cancel, or nothing': (moment) =>
    isClosed(moment) ||
    changesNothing(moment, DISMISS) ||
    isSame(tried(moment, DISMISS).snapshot, tried(moment, CLOSE).snapshot),
};

/** The rules of dialogs with a form, which is stored until Cancel, and which Escape closes only while it is untouched. */
export const formDialogRules: Rules = {
  'Escape closes a dialog without typed values': (moment) =>
    moment.before !== null || moment.snapshot.matches('permissionDenied') || closes(moment, DISMISS),

  'Escape loses no typed value': (moment) =>
    moment.event?.type !== 'field.change' ||
    moment.earlier.some(
      ({ answer, snapshot }) =>
        // An answer can change the saved values with which the form is compared.
        (answer && isWrite(answer.request)) || isEqual(formOf(snapshot), formOf(moment.snapshot)),
    ) ||
    changesNothing(moment, DISMISS),
};

/** The rules of forms, in dialogs and on screens. */
export const formRules: Rules = {
  'a typed value is in the form': (moment) =>
    !isEditable(moment) ||
    triedSamples(moment, 'field.change').every(({ event, snapshot }) => {
      const { field = 'name', value } = event as AnyEventObject & { field?: string; value: string };
      const isFixed = /password/i.test(field) || (moment.chart === 'addUser' && field === 'email');
      const form = formOf(snapshot) ?? contextOf({ snapshot });
      return form[field] === value || (isFixed && isSame(snapshot, moment.snapshot));
    }),

  'submitting sends the form, closes it or shows its errors': (moment) => {
    const isUnchanged = moment.chart === 'settings' && !moment.snapshot.can(SUBMIT);
    if (!isEditable(moment) || isUnchanged || viewOf(moment) !== 'form') return true;
    const next = tried(moment, SUBMIT);
    const { errors = {} } = contextOf(next) as { errors?: object };
    return (
      invokedBy(next.requested).some(({ name }) => isWrite(name)) || Object.keys(errors).length > 0 || isClosed(next)
    );
  },

  'no request lacks a required value': (moment) =>
    moment.event?.type !== 'form.submit' ||
    invokedBy(moment.requested).every(
      ({ name, input }) => !isWrite(name) || name === 'newAccount' || emptyValues(input).length === 0,
    ),
};
