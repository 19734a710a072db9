import { selectErrors, selectForm, selectIsBusy, selectIsDenied } from '../../../../machines/shared/dialogSelectors.ts';
import { leavingText } from '../../../../machines/rules/dates.ts';
import { isolated } from '../../../../machines/rules/text.ts';
import { listedName, type User } from '../../../../machines/shared/entities.ts';
import {
  selectDifferences,
  selectFailure,
  selectTarget,
  selectToday,
  type SuspendUserProps,
} from '../../../../machines/suspendUser/suspendUserContext.ts';
import { DateField } from '../../../components/form/DateField.tsx';
import { Person } from '../../../components/table/Person.tsx';
import { ConflictDialog } from '../../../patterns/dialog/ConflictDialog.tsx';
import { DialogActor } from '../../../patterns/dialog/DialogActor.tsx';
import { useShownRows, type OpenDialogProps } from '../../../patterns/dialog/Dialogs.tsx';
import { FormDialog } from '../../../patterns/dialog/FormDialog.tsx';
import { LeftBehindNotice } from '../LeftBehindNotice.tsx';
import { PermissionDenied } from '../PermissionDenied.tsx';
import { ReasonField } from '../ReasonField.tsx';
import { suspendDenial } from '../reasons.ts';
import { useEditor } from '../../../session/useEditor.ts';
import { SuspendUserActor, suspendUserLogic } from './suspendUserActor.ts';

/** The Suspend User dialog. */
export function Component(props: OpenDialogProps & { input: SuspendUserProps }) {
  return (
    <DialogActor of={SuspendUserActor} logic={suspendUserLogic(useShownRows<User>())} {...props}>
      <SuspendUser />
    </DialogActor>
  );
}

function SuspendUser() {
  const dialog = SuspendUserActor.useActorRef();
  // The editor's own role may have changed since the dialog was opened.
  const editor = useEditor();
  const isDenied = SuspendUserActor.useSelector(selectIsDenied);
  const target = SuspendUserActor.useSelector(selectTarget);
  const differences = SuspendUserActor.useSelector(selectDifferences);
  if (differences.length > 0) {
    return <ConflictDialog noun="user" dialog={dialog} labels={{ lastDay: 'Last day' }} differences={differences} />;
  }
  if (!isDenied) return <SuspendUserForm />;
  const close = () => dialog.send({ type: 'dialog.close' });
  return <PermissionDenied denial={suspendDenial(editor, target)} onClose={close} />;
}

function SuspendUserForm() {
  const dialog = SuspendUserActor.useActorRef();
  const target = SuspendUserActor.useSelector(selectTarget);
  const today = SuspendUserActor.useSelector(selectToday);
  const form = SuspendUserActor.useSelector(selectForm);
  const errors = SuspendUserActor.useSelector(selectErrors);
  const failure = SuspendUserActor.useSelector(selectFailure);
  const isBusy = SuspendUserActor.useSelector(selectIsBusy);
  return (
    <FormDialog title="Suspend User" dialog={dialog} submitLabel="Suspend" busyLabel="Suspending..." failure={failure}>
      <Person id={target.id} name={listedName(target)} detail={target.email} size="regular" />
      <p>
        Suspended users are signed out and cannot sign in. They keep their role and team, and you can restore them at
        any time.
        {target.suspendedFrom !== null &&
          ` ${isolated(listedName(target))} leaves on ${leavingText(target.suspendedFrom)}; this replaces that date.`}
      </p>
      <LeftBehindNotice id={target.id} />
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
      <ReasonField
        value={form.reason}
        error={errors.reason}
        readOnly={isBusy}
        onChange={(value) => dialog.send({ type: 'field.change', field: 'reason', value })}
      />
    </FormDialog>
  );
}
