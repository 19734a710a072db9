import { Download } from 'lucide-react';
import { useRef } from 'react';
import {
  selectCanCheckAgain,
  selectFailure,
  selectFileName,
  selectIsChecking,
} from '../../../../machines/importUsers/selectors.ts';
import { isolated } from '../../../../machines/rules/text.ts';
import { ImportUsersActor } from './importUsersLogic.ts';
import { ToastSlot } from '../../../patterns/toasts/ToastSlot.tsx';
import { Button } from '../../../components/button/Button.tsx';
import { Dialog } from '../../../components/dialog/Dialog.tsx';
import { FileField } from '../../../components/form/FileField.tsx';
import { Notice } from '../../../components/feedback/Notice.tsx';
import { RetryButton } from '../../../components/feedback/ErrorState.tsx';
import * as styles from './import.css.ts';

/** The file types that the file dialog shows by default. */
export const CSV = '.csv,.txt,text/csv,text/plain';

/** The first step: selecting a file, with the error of the last one. */
export function FileStep() {
  const dialog = ImportUsersActor.useActorRef();
  const isChecking = ImportUsersActor.useSelector(selectIsChecking);
  const failure = ImportUsersActor.useSelector(selectFailure);
  const fileName = ImportUsersActor.useSelector(selectFileName);
  const canCheckAgain = ImportUsersActor.useSelector(selectCanCheckAgain);
  const chooser = useRef<HTMLButtonElement>(null);
  const retry = (
    <RetryButton onClick={() => dialog.send({ type: 'check.retry' })} passFocus={() => chooser.current?.focus()} />
  );
  return (
    <Dialog
      title="Import users"
      onRequestClose={() => dialog.send({ type: 'dialog.dismiss' })}
      overlay={<ToastSlot />}
      footer={<Button onClick={() => dialog.send({ type: 'dialog.close' })}>Cancel</Button>}
    >
      <p>
        A CSV file with one person in each row. Its first row names the columns: first name, last name and email are
        required; role, department and team are optional.
      </p>
      {failure !== null && (
        <Notice tone="danger" action={canCheckAgain ? retry : undefined}>
          <bdi>{fileName}</bdi>: {failure}
        </Notice>
      )}
      <FileField
        ref={chooser}
        label="Choose a file"
        hint="or drop it here"
        accept={CSV}
        onChoose={(file) => dialog.send({ type: 'file.choose', file })}
      />
      <p role="status" className={styles.status}>
        {isChecking ? `Checking every row of ${isolated(fileName)}...` : ''}
      </p>
      <div>
        <Button variant="text" icon={Download} onClick={() => dialog.send({ type: 'template.download' })}>
          Download a template
        </Button>
      </div>
    </Dialog>
  );
}
