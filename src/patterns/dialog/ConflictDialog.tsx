import { ToastSlot } from '../toasts/ToastSlot.tsx';
import { Button } from '../../components/button/Button.tsx';
import { Dialog } from '../../components/dialog/Dialog.tsx';
import { Differences } from '../../components/table/Differences.tsx';
import { useConfirmUnload } from '../../lib/useConfirmUnload.ts';

type ConflictEvent = { type: 'dialog.close' | 'dialog.dismiss' | 'conflict.takeNewer' | 'conflict.overwrite' };

type ConflictDialogProps<Field extends string> = {
  /** The kind of record, such as "team". */
  noun: string;
  dialog: { getSnapshot(): { can(event: ConflictEvent): boolean }; send(event: ConflictEvent): void };
  labels: Record<Field, string>;
  differences: { field: Field; typed: string; saved: string }[];
};

/** The edit conflict dialog: shows both versions and lets the user choose. */
export function ConflictDialog<Field extends string>(props: ConflictDialogProps<Field>) {
  const { noun, dialog, labels, differences } = props;
  useConfirmUnload(dialog);
  return (
    <Dialog
      title={`Someone else changed this ${noun}`}
      onRequestClose={() => dialog.send({ type: 'dialog.dismiss' })}
      overlay={<ToastSlot />}
      footer={
        <>
          <Button onClick={() => dialog.send({ type: 'dialog.close' })}>Cancel</Button>
          <Button onClick={() => dialog.send({ type: 'conflict.takeNewer' })}>Use theirs</Button>
          <Button variant="primary" onClick={() => dialog.send({ type: 'conflict.overwrite' })}>
            Save mine
          </Button>
        </>
      }
    >
      <p>Nothing is overwritten yet. Save mine writes only what you changed, and keeps the rest of theirs.</p>
      <Differences rows={differences.map(({ field, ...values }) => ({ label: labels[field], ...values }))} />
    </Dialog>
  );
}
