import {
  selectErrors,
  selectForm,
  selectIsBusy,
  selectIsDenied,
  selectIsOpen,
} from '../../../../machines/shared/dialogSelectors.ts';
import { leavingText } from '../../../../machines/rules/dates.ts';
import { isolated } from '../../../../machines/rules/text.ts';
import { listedName } from '../../../../machines/shared/entities.ts';
import { selectDifferences, selectFailure, selectProps } from '../../../../machines/suspendUser/suspendUserContext.ts';
import { DateField } from '../../../components/form/DateField.tsx';
import { Field } from '../../../components/form/Field.tsx';
import { Person } from '../../../components/table/Person.tsx';
import { useFocusAfterDialog } from '../../../lib/focus.ts';
import { ConflictDialog } from '../../../patterns/dialog/ConflictDialog.tsx';
import { FormDialog } from '../../../patterns/dialog/FormDialog.tsx';
import { PermissionDenied } from '../PermissionDenied.tsx';
import { suspendDenial } from '../reasons.ts';
import { useEditor } from '../../../session/useEditor.ts';
import { SuspendUserActor } from './suspendUserActor.ts';

/** The Suspend User dialog. */
export function SuspendUserDialog() {
  const dialog = SuspendUserActor.useActorRef();
  // The editor's own role may have changed since the dialog was opened.
  const editor = useEditor();
  const isOpen = SuspendUserActor.useSelector(selectIsOpen);
  const isDenied = SuspendUserActor.useSelector(selectIsDenied);
  const suspension = SuspendUserActor.useSelector(selectProps);
  const differences = SuspendUserActor.useSelector(selectDifferences);
  useFocusAfterDialog(isOpen);
  if (suspension === null) return null;
  if (differences.length > 0) {
    return <ConflictDialog noun="user" dialog={dialog} labels={{ lastDay: 'Last day' }} differences={differences} />;
  }
  if (!isDenied) return <SuspendUserForm />;
  const close = () => dialog.send({ type: 'dialog.close' });
  return <PermissionDenied denial={suspendDenial(editor, suspension.target)} onClose={close} />;
}

function SuspendUserForm() {
  const dialog = SuspendUserActor.useActorRef();
  const suspension = SuspendUserActor.useSelector(selectProps);
  const form = SuspendUserActor.useSelector(selectForm);
  const errors = SuspendUserActor.useSelector(selectErrors);
  const failure = SuspendUserActor.useSelector(selectFailure);
  const isBusy = SuspendUserActor.useSelector(selectIsBusy);
  if (suspension === null) return null;
  const { target, today } = suspension;
  return (
    <FormDialog title="Suspend User" dialog={dialog} submitLabel="Suspend" busyLabel="Suspending..." failure={failure}>
      <Person id={target.id} name={listedName(target)} detail={target.email} size="regular" />
      <p>
        Suspended users are signed out and cannot sign in. They keep their role and team, and you can restore them at
        any time.
        {target.suspendedFrom !== null &&
          ` ${isolated(listedName(target))} leaves on ${leavingText(target.suspendedFrom)}; this replaces that date.`}
      </p>
      <DateField
        label="Last day"
        name="lastDay"
        aside="Optional"
        help="They can sign in until the end of this day. Without a date, they are suspended now."
        value={form.lastDay}
        min={today}
        error={errors.lastDay}
        readOnly={isBusy}
        onChange={(event) => dialog.send({ type: 'field.change', field: 'lastDay', value: event.currentTarget.value })}
      />
      <Field
        label="Reason"
        name="reason"
        aside="Optional"
        help="Recorded in the audit log."
        autoComplete="off"
        dir="auto"
        value={form.reason}
        error={errors.reason}
        readOnly={isBusy}
        onChange={(event) => dialog.send({ type: 'field.change', field: 'reason', value: event.currentTarget.value })}
      />
    </FormDialog>
  );
}
