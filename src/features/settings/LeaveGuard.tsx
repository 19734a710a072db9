import { useEffect } from 'react';
import { useBeforeUnload } from 'react-router-dom';
import { selectIsConfirmingLeave, selectIsUnsaved } from '../../../machines/settings/selectors.ts';
import { SettingsActor } from './settingsActor.ts';
import { LeaveDialog } from '../../patterns/dialog/LeaveDialog.tsx';
import { useNavigationBlocker } from '../../session/NavigationBlocker.ts';
import { useFocusAfterDialog } from '../../lib/focus.ts';

/** Confirms leaving with unsaved changes by a link, Back, Sign out or closing the tab. */
export function LeaveGuard() {
  const settings = SettingsActor.useActorRef();
  const isConfirming = SettingsActor.useSelector(selectIsConfirmingLeave);
  const { blockNavigation } = useNavigationBlocker();
  useFocusAfterDialog(isConfirming);
  useBeforeUnload((event) => {
    if (selectIsUnsaved(settings.getSnapshot())) event.preventDefault();
  });
  useEffect(() => {
    let leave = () => {};
    const subscription = settings.on('proceed', () => leave());
    const unblock = blockNavigation((proceed) => {
      if (!selectIsUnsaved(settings.getSnapshot())) return false;
      leave = proceed;
      settings.send({ type: 'leave.requested' });
      return true;
    });
    return () => {
      subscription.unsubscribe();
      unblock();
    };
  }, [blockNavigation, settings]);

  if (!isConfirming) return null;
  return (
    <LeaveDialog
      title="Leave without saving?"
      onStay={() => settings.send({ type: 'leave.cancelled' })}
      onLeave={() => settings.send({ type: 'leave.confirmed' })}
    >
      Your changes to the settings are not saved.
    </LeaveDialog>
  );
}
