import {
  rowsWith,
  selectFileName,
  selectIgnoredColumns,
  selectIsEncodingGuessed,
  selectRows,
} from '../../../../machines/importUsers/selectors.ts';
import { ImportUsersActor } from './importUsersActor.ts';
import { ToastSlot } from '../../../app/toasts/ToastSlot.tsx';
import { Button } from '../../../components/button/Button.tsx';
import { Dialog } from '../../../components/dialog/Dialog.tsx';
import { FileButton } from '../../../components/form/FileButton.tsx';
import { Notice } from '../../../components/feedback/Notice.tsx';
import { counted, people } from '../../../../machines/rules/counted.ts';
import { ImportSummary } from './ImportSummary.tsx';
import { ListedRows } from './ListedRows.tsx';
import { ReadyRows } from './ReadyRows.tsx';
import { WrongRows } from './WrongRows.tsx';
import { CSV } from './csvType.ts';

/** The second step: what each row is worth, before anything is sent. */
export function PreviewStep() {
  const dialog = ImportUsersActor.useActorRef();
  const fileName = ImportUsersActor.useSelector(selectFileName);
  const rows = ImportUsersActor.useSelector(selectRows);
  const ignored = ImportUsersActor.useSelector(selectIgnoredColumns);
  const isEncodingGuessed = ImportUsersActor.useSelector(selectIsEncodingGuessed);
  const ready = rowsWith(rows, 'ready');
  const wrong = rowsWith(rows, 'wrong');
  const listed = rowsWith(rows, 'listed');
  return (
    <Dialog
      wide
      title="Import users"
      onRequestClose={() => dialog.send({ type: 'dialog.dismiss' })}
      overlay={<ToastSlot />}
      footer={
        <>
          <Button onClick={() => dialog.send({ type: 'dialog.close' })}>Cancel</Button>
          <FileButton accept={CSV} onChoose={(file) => dialog.send({ type: 'file.choose', file })}>
            Choose another file
          </FileButton>
          <Button
            variant="primary"
            data-autofocus
            unavailableReason={ready.length === 0 ? 'No row can be added' : undefined}
            onClick={() => dialog.send({ type: 'import.start' })}
          >
            {`Add ${people(ready.length)}`}
          </Button>
        </>
      }
    >
      <ImportSummary
        title={fileName}
        counts={[
          { tone: 'success', text: `${people(ready.length)} can be added` },
          { tone: 'danger', text: `${counted(wrong.length, 'row is', 'rows are')} wrong and left out` },
          { tone: 'neutral', text: `${people(listed.length)} already added` },
        ]}
      />
      {ignored.length > 0 && <Notice tone="info">Ignored columns: {ignored.join(', ')}</Notice>}
      {isEncodingGuessed && (
        <Notice tone="warning">
          This file is not in UTF-8. Check that the names look right; if not, save it as CSV UTF-8 and choose it again.
        </Notice>
      )}
      {wrong.length > 0 && <WrongRows rows={wrong} />}
      {listed.length > 0 && <ListedRows rows={listed} />}
      {ready.length > 0 && <ReadyRows rows={ready} />}
    </Dialog>
  );
}
