import { useBeforeUnload } from 'react-router-dom';

/** The actor of a dialog: it can be dismissed as long as that loses nothing. */
type DialogActor = { getSnapshot: () => { can: (event: { type: 'dialog.dismiss' }) => boolean } };

/** Asks before the tab is closed or loaded anew while the open dialog holds what would be lost. */
export function useConfirmUnload(dialog: DialogActor): void {
  useBeforeUnload((event) => {
    if (!dialog.getSnapshot().can({ type: 'dialog.dismiss' })) event.preventDefault();
  });
}
