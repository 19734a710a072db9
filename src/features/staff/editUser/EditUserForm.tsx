import { shallowEqual } from '@xstate/react';
import { useRef } from 'react';
import type { EditUserField } from '../../../../machines/editUser/editUserForm.ts';
import {
  selectChoicesStatus,
  selectDepartmentChoices,
  selectErrors,
  selectFailure,
  selectForm,
  selectIsBusy,
  selectIsSlow,
  selectRoleChoices,
  selectSavedPart,
  selectTakenNewerNote,
  selectTarget,
  selectTeamChoices,
} from '../../../../machines/editUser/selectors.ts';
import { roleLabel } from '../../../../machines/rules/roles.ts';
import { EditUserActor } from './editUserActor.ts';
import { useConfirmUnload } from '../../../lib/useConfirmUnload.ts';
import { ToastSlot } from '../../../app/toasts/ToastSlot.tsx';
import { Button } from '../../../components/button/Button.tsx';
import { Dialog } from '../../../components/dialog/Dialog.tsx';
import { Field } from '../../../components/form/Field.tsx';
import { focusFirstWrongField } from '../../../components/form/focusFirstWrongField.ts';
import { FormNote } from '../../../components/form/FormNote.tsx';
import { Notice } from '../../../components/feedback/Notice.tsx';
import { Person } from '../../../components/table/Person.tsx';
import { SlowNotice } from '../../../components/feedback/SlowNotice.tsx';
import { listedName } from '../listedName.ts';
import { PlacementFields } from '../PlacementFields.tsx';
import { SendResetEmail } from '../SendResetEmail.tsx';
import * as styles from '../dialogForm.css.ts';

/** The form of Edit User; with `isRetry` after its second write failed, and the main action repeats that. */
export function EditUserForm({ isRetry }: { isRetry: boolean }) {
  const dialog = EditUserActor.useActorRef();
  useConfirmUnload(dialog);
  const target = EditUserActor.useSelector(selectTarget);
  const form = EditUserActor.useSelector(selectForm);
  const errors = EditUserActor.useSelector(selectErrors);
  const failure = EditUserActor.useSelector(selectFailure);
  const takenNewerNote = EditUserActor.useSelector(selectTakenNewerNote);
  const savedPart = EditUserActor.useSelector(selectSavedPart);
  const isBusy = EditUserActor.useSelector(selectIsBusy);
  const isSlow = EditUserActor.useSelector(selectIsSlow);
  const roles = EditUserActor.useSelector(selectRoleChoices, shallowEqual);
  const departments = EditUserActor.useSelector(selectDepartmentChoices, shallowEqual);
  const teams = EditUserActor.useSelector(selectTeamChoices, shallowEqual);
  const choicesStatus = EditUserActor.useSelector(selectChoicesStatus);
  const fields = useRef<HTMLDivElement>(null);

  const submit = () => {
    dialog.send({ type: isRetry ? 'retry' : 'form.submit' });
    if (fields.current) focusFirstWrongField(fields.current);
  };
  const change = (field: EditUserField, value: string) => dialog.send({ type: 'field.change', field, value });
  const field = (name: 'firstName' | 'lastName') => ({
    name,
    required: true,
    autoComplete: 'off',
    dir: 'auto',
    value: form[name],
    error: errors[name],
    readOnly: isBusy,
    onChange: (event: { currentTarget: { value: string } }) => change(name, event.currentTarget.value),
  });

  return (
    <Dialog
      title="Edit User"
      onSubmit={submit}
      onRequestClose={() => dialog.send({ type: 'dialog.dismiss' })}
      overlay={<ToastSlot />}
      footer={
        <>
          <Button aria-disabled={isBusy} onClick={() => dialog.send({ type: 'dialog.close' })}>
            {isRetry ? 'Close' : 'Cancel'}
          </Button>
          <Button type="submit" variant="primary" busy={isBusy} busyLabel="Saving...">
            {isRetry ? 'Retry' : 'Save'}
          </Button>
        </>
      }
    >
      {failure !== null && (
        <Notice tone="danger">
          {savedPart !== null && <p>{savedPart}</p>}
          <p>{failure}</p>
        </Notice>
      )}
      <div className={styles.personLine}>
        <Person id={target.id} name={listedName(target)} detail={target.email} size="regular" />
        <SendResetEmail email={target.email} />
      </div>
      <div ref={fields} className={styles.fields} aria-busy={isBusy}>
        <div className={styles.names}>
          <Field label="First Name" {...field('firstName')} />
          <Field label="Last Name" {...field('lastName')} />
        </div>
        <PlacementFields
          form={form}
          roles={roles}
          {...(target.role === null && { noRole: roleLabel(null) })}
          departments={departments}
          teams={teams}
          isLocked={isBusy}
          choicesStatus={choicesStatus}
          onFieldChange={change}
          onRetryChoices={() => dialog.send({ type: 'choices.retry' })}
        />
      </div>
      <FormNote text={takenNewerNote} />
      <SlowNotice isSlow={isSlow} />
    </Dialog>
  );
}
