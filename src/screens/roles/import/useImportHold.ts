import { useEffect } from 'react';
import { useBeforeUnload } from 'react-router-dom';
import { selectIsHeld } from '../../../../machines/importUsers/selectors.ts';
import { ImportUsersActor } from '../../../app/actors/importUsersActor.ts';
import { useNavigationHold } from '../../../app/navigation/NavigationHold.ts';

/** Keeps the page while leaving it would lose a run or passwords: Back asks as Close does, and so does the tab. */
export function useImportHold(): void {
  const dialog = ImportUsersActor.useActorRef();
  const holdNavigation = useNavigationHold();
  useBeforeUnload((event) => {
    if (selectIsHeld(dialog.getSnapshot())) event.preventDefault();
  });
  useEffect(
    () =>
      holdNavigation(() => {
        const isHeld = selectIsHeld(dialog.getSnapshot());
        if (isHeld) dialog.send({ type: 'dialog.close' });
        return isHeld;
      }),
    [holdNavigation, dialog],
  );
}
