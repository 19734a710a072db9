import { useBeforeUnload } from 'react-router-dom';

/** The actor of a dialog that can be dismissed while nothing would be lost. */
type DialogActor = { getSnapshot: () => { can: (event: { type: 'dialog.dismiss' }) => boolean } };

/** Confirms closing or reloading the tab while the open dialog has unsaved input. */
export function useConfirmUnload(dialog: DialogActor): void {
  useBeforeUnload((event) => {
    if (!dialog.getSnapshot().can({ type: 'dialog.dismiss' })) event.preventDefault();
  });
}
