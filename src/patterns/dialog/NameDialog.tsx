import {
  selectMessage,
  selectNoun,
  selectOldName,
  selectView,
  type NameDialogInput,
} from '../../../machines/nameDialog/nameDialogContext.ts';
import { isolated } from '../../../machines/rules/text.ts';
import { selectErrors, selectIsBusy, selectIsSlow, selectName } from '../../../machines/shared/dialogSelectors.ts';
import { Button } from '../../components/button/Button.tsx';
import { Dialog } from '../../components/dialog/Dialog.tsx';
import { Notice, SlowNotice } from '../../components/feedback/Notice.tsx';
import { Spinner } from '../../components/feedback/Spinner.tsx';
import { ToastSlot } from '../toasts/ToastSlot.tsx';
import { DialogActor } from './DialogActor.tsx';
import { useShownRows, type OpenDialogProps } from './Dialogs.tsx';
import { FormDialog, NameField } from './FormDialog.tsx';
import { NameDialogActor, nameDialogLogic, type NamedRows } from './nameDialogActor.ts';

export type NameDialogProps = OpenDialogProps & Pick<NameDialogInput, 'row'>;

/** The dialog that adds a row whose only field is its name, or renames `row`. */
export function NameDialog({ noun, row, of, ...props }: NameDialogProps & { noun: string; of: NamedRows }) {
  const logic = nameDialogLogic(of, useShownRows());
  return (
    <DialogActor of={NameDialogActor} logic={logic} input={{ noun, row }} {...props}>
      <OpenNameDialog />
    </DialogActor>
  );
}

function OpenNameDialog() {
  const dialog = NameDialogActor.useActorRef();
  const view = NameDialogActor.useSelector(selectView);
  const noun = NameDialogActor.useSelector(selectNoun);
  const message = NameDialogActor.useSelector(selectMessage);
  const isSlow = NameDialogActor.useSelector(selectIsSlow);
  const close = () => dialog.send({ type: 'dialog.close' });

  if (view === 'form') return <NameForm />;
  return (
    <Dialog
      title={`Rename ${noun}`}
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
      {view === 'gone' && <p>This {noun.toLowerCase()} no longer exists.</p>}
    </Dialog>
  );
}

function NameForm() {
  const dialog = NameDialogActor.useActorRef();
  const noun = NameDialogActor.useSelector(selectNoun);
  const oldName = NameDialogActor.useSelector(selectOldName);
  const name = NameDialogActor.useSelector(selectName);
  const errors = NameDialogActor.useSelector(selectErrors);
  const message = NameDialogActor.useSelector(selectMessage);
  const isBusy = NameDialogActor.useSelector(selectIsBusy);
  const labels =
    oldName === null
      ? { title: `Add ${noun}`, submitLabel: `Add ${noun}`, busyLabel: 'Adding...' }
      : { title: `Rename ${noun}` };
  return (
    <FormDialog {...labels} dialog={dialog} failure={message}>
      <NameField
        label={`${noun} Name`}
        name="name"
        data-autofocus
        help={oldName === null ? null : `Current name: ${isolated(oldName)}`}
        value={name}
        error={errors.name}
        readOnly={isBusy}
        onChange={(value) => dialog.send({ type: 'field.change', value })}
      />
    </FormDialog>
  );
}
