import {
  selectErrors,
  selectIsSaving,
  selectIsSlow,
  selectMessage,
  selectName,
  selectOldName,
  selectView,
} from '../../../../machines/renameDepartment/selectors.ts';
import { isolated } from '../../../../machines/rules/text.ts';
import { RenameDepartmentActor } from './renameDepartmentActor.ts';
import { useConfirmUnload } from '../../../lib/useConfirmUnload.ts';
import { ToastSlot } from '../../../app/toasts/ToastSlot.tsx';
import { Button } from '../../../components/button/Button.tsx';
import { Dialog } from '../../../components/dialog/Dialog.tsx';
import { Field } from '../../../components/form/Field.tsx';
import { Notice } from '../../../components/feedback/Notice.tsx';
import { SlowNotice } from '../../../components/feedback/SlowNotice.tsx';
import { Spinner } from '../../../components/feedback/Spinner.tsx';
import * as styles from '../TeamDialog.css.ts';
import { useFocusOnError } from '../useFocusOnError.ts';

const TITLE = 'Rename Department';

/** Rename Department in the view that its chart asks for. */
export function RenameDepartmentDialog() {
  const dialog = RenameDepartmentActor.useActorRef();
  const view = RenameDepartmentActor.useSelector(selectView);
  const message = RenameDepartmentActor.useSelector(selectMessage);
  const isSlow = RenameDepartmentActor.useSelector(selectIsSlow);
  const close = () => dialog.send({ type: 'dialog.close' });

  if (view === 'form') return <RenameForm />;
  return (
    <Dialog
      title={TITLE}
      onRequestClose={close}
      overlay={<ToastSlot />}
      footer={
        <>
          <Button data-autofocus onClick={close}>
            Close
          </Button>
          {view === 'unread' && (
            <Button variant="primary" onClick={() => dialog.send({ type: 'retry' })}>
              Retry
            </Button>
          )}
        </>
      }
    >
      {view === 'reading' && <Spinner />}
      <SlowNotice isSlow={isSlow} />
      {view === 'unread' && <Notice tone="danger">{message}</Notice>}
      {view === 'gone' && <p>This department no longer exists.</p>}
    </Dialog>
  );
}

function RenameForm() {
  const dialog = RenameDepartmentActor.useActorRef();
  useConfirmUnload(dialog);
  const oldName = RenameDepartmentActor.useSelector(selectOldName);
  const name = RenameDepartmentActor.useSelector(selectName);
  const errors = RenameDepartmentActor.useSelector(selectErrors);
  const message = RenameDepartmentActor.useSelector(selectMessage);
  const isSaving = RenameDepartmentActor.useSelector(selectIsSaving);
  const isSlow = RenameDepartmentActor.useSelector(selectIsSlow);
  const fields = useFocusOnError(errors);
  return (
    <Dialog
      title={TITLE}
      onRequestClose={() => dialog.send({ type: 'dialog.dismiss' })}
      onSubmit={() => dialog.send({ type: 'form.submit' })}
      overlay={<ToastSlot />}
      footer={
        <>
          <Button onClick={() => dialog.send({ type: 'dialog.close' })}>Cancel</Button>
          <Button type="submit" variant="primary" busy={isSaving} busyLabel="Saving...">
            Save
          </Button>
        </>
      }
    >
      <div ref={fields} className={styles.fields} aria-busy={isSaving}>
        {message !== null && <Notice tone="danger">{message}</Notice>}
        <Field
          label="Department Name"
          name="name"
          dir="auto"
          autoComplete="off"
          required
          data-autofocus
          help={`Current name: ${isolated(oldName)}`}
          value={name}
          error={errors.name}
          readOnly={isSaving}
          onChange={(event) => dialog.send({ type: 'field.change', value: event.currentTarget.value })}
        />
        <SlowNotice isSlow={isSlow} />
      </div>
    </Dialog>
  );
}
