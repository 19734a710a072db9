import { shallowEqual } from '@xstate/react';
import { useRef } from 'react';
import type { AddUserField } from '../../../../machines/addUser/addUserForm.ts';
import {
  selectChoicesStatus,
  selectDepartmentChoices,
  selectErrors,
  selectForm,
  selectIsBusy,
  selectIsSlow,
  selectRoleChoices,
  selectTeamChoices,
} from '../../../../machines/addUser/selectors.ts';
import { DEFAULT_ROLE, roleLabel } from '../../../../machines/rules/roles.ts';
import { AddUserActor } from './addUserActor.ts';
import { useConfirmUnload } from '../../../lib/useConfirmUnload.ts';
import { ToastSlot } from '../../../app/toasts/ToastSlot.tsx';
import { Dialog } from '../../../components/dialog/Dialog.tsx';
import { Field } from '../../../components/form/Field.tsx';
import { focusFirstWrongField } from '../../../components/form/focusFirstWrongField.ts';
import { SlowNotice } from '../../../components/feedback/SlowNotice.tsx';
import { useFocusOnAnswer } from '../../../components/form/useFocusOnAnswer.ts';
import { AddUserFooter, type FormView } from './AddUserFooter.tsx';
import { AddUserProblem } from './AddUserProblem.tsx';
import { PlacementFields } from '../PlacementFields.tsx';
import { selectLockedFields } from './addUserLocks.ts';
import * as styles from '../dialogForm.css.ts';

/** The form of Add User; after a step that failed, with what is done, what is not, and Retry. */
export function AddUserForm({ view }: { view: FormView }) {
  const dialog = AddUserActor.useActorRef();
  useConfirmUnload(dialog);
  const form = AddUserActor.useSelector(selectForm);
  const errors = AddUserActor.useSelector(selectErrors);
  const locked = AddUserActor.useSelector(selectLockedFields, shallowEqual);
  const isBusy = AddUserActor.useSelector(selectIsBusy);
  const isSlow = AddUserActor.useSelector(selectIsSlow);
  const roles = AddUserActor.useSelector(selectRoleChoices, shallowEqual);
  const departments = AddUserActor.useSelector(selectDepartmentChoices);
  const teams = AddUserActor.useSelector(selectTeamChoices, shallowEqual);
  const choicesStatus = AddUserActor.useSelector(selectChoicesStatus);
  const fields = useRef<HTMLDivElement>(null);
  useFocusOnAnswer(fields, isBusy);

  const submit = () => {
    dialog.send({ type: view === 'form' ? 'form.submit' : 'retry' });
    if (fields.current) focusFirstWrongField(fields.current);
  };
  const change = (field: AddUserField, value: string) => dialog.send({ type: 'field.change', field, value });
  const field = (name: 'email' | 'firstName' | 'lastName') => ({
    name,
    required: true,
    autoComplete: 'off',
    dir: 'auto',
    value: form[name],
    error: errors[name],
    readOnly: locked.includes(name),
    onChange: (event: { currentTarget: { value: string } }) => change(name, event.currentTarget.value),
  });

  return (
    <Dialog
      title="Add User"
      onSubmit={submit}
      onRequestClose={() => dialog.send({ type: 'dialog.dismiss' })}
      overlay={<ToastSlot />}
      footer={<AddUserFooter view={view} />}
    >
      <AddUserProblem />
      <div ref={fields} className={styles.fields} aria-busy={isBusy}>
        <Field label="Email" type="email" {...field('email')} />
        <div className={styles.names}>
          <Field label="First Name" {...field('firstName')} />
          <Field label="Last Name" {...field('lastName')} />
        </div>
        <PlacementFields
          aside="Optional"
          noRole={`Default (${roleLabel(DEFAULT_ROLE)})`}
          form={form}
          roles={roles}
          departments={departments}
          teams={teams}
          isLocked={locked.includes('role')}
          choicesStatus={choicesStatus}
          onFieldChange={change}
          onRetryChoices={() => dialog.send({ type: 'choices.retry' })}
        />
      </div>
      <SlowNotice isSlow={isSlow} />
    </Dialog>
  );
}
