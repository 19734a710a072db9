import { shallowEqual } from '@xstate/react';
import {
  selectErrors,
  selectFailure,
  selectForm,
  selectIsBusy,
  selectIsSlow,
} from '../../../../machines/addDepartment/selectors.ts';
import { AddDepartmentActor } from './addDepartmentActor.ts';
import { useConfirmUnload } from '../../../lib/useConfirmUnload.ts';
import { ToastSlot } from '../../../app/toasts/ToastSlot.tsx';
import { Button } from '../../../components/button/Button.tsx';
import { Dialog } from '../../../components/dialog/Dialog.tsx';
import { Field } from '../../../components/form/Field.tsx';
import { Notice } from '../../../components/feedback/Notice.tsx';
import { SlowNotice } from '../../../components/feedback/SlowNotice.tsx';
import * as styles from '../TeamDialog.css.ts';
import { useFocusOnError } from '../useFocusOnError.ts';

/** Add Department (specification, section 2). */
export function AddDepartmentDialog() {
  const dialog = AddDepartmentActor.useActorRef();
  useConfirmUnload(dialog);
  const { name } = AddDepartmentActor.useSelector(selectForm, shallowEqual);
  const errors = AddDepartmentActor.useSelector(selectErrors);
  const failure = AddDepartmentActor.useSelector(selectFailure);
  const isBusy = AddDepartmentActor.useSelector(selectIsBusy);
  const isSlow = AddDepartmentActor.useSelector(selectIsSlow);
  const fields = useFocusOnError(errors);
  return (
    <Dialog
      title="Add Department"
      onRequestClose={() => dialog.send({ type: 'dialog.dismiss' })}
      onSubmit={() => dialog.send({ type: 'form.submit' })}
      footer={
        <>
          <Button onClick={() => dialog.send({ type: 'dialog.close' })}>Cancel</Button>
          <Button type="submit" variant="primary" busy={isBusy} busyLabel="Adding...">
            Add Department
          </Button>
        </>
      }
      overlay={<ToastSlot />}
    >
      <div ref={fields} className={styles.fields} aria-busy={isBusy}>
        {failure !== null && <Notice tone="danger">{failure}</Notice>}
        <Field
          label="Department Name"
          name="name"
          dir="auto"
          autoComplete="off"
          required
          value={name}
          error={errors.name}
          readOnly={isBusy}
          onChange={(event) => dialog.send({ type: 'field.change', field: 'name', value: event.currentTarget.value })}
        />
        <SlowNotice isSlow={isSlow} />
      </div>
    </Dialog>
  );
}
