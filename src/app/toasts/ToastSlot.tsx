import { useToasterStore } from 'react-hot-toast/headless';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { ToastStack } from './ToastStack.tsx';
import { useIsActiveSlot } from './slots.ts';

/**
 * A place where toasts are shown and read out: one in the shell, one in each dialog, for what is outside of an open
 * modal dialog is inert. The one that came last has them.
 */
export function ToastSlot() {
  const isActive = useIsActiveSlot();
  return (
    <>
      <LiveRegion isActive={isActive} />
      {isActive && <ToastStack />}
    </>
  );
}

/** Reads the newest toast out; it is in the document before there is anything to read. */
function LiveRegion({ isActive }: { isActive: boolean }) {
  const { toasts } = useToasterStore();
  const newest = toasts.find((toast) => toast.visible);
  const text = typeof newest?.message === 'string' ? newest.message : '';
  return (
    <VisuallyHidden>
      <span role="status">{isActive ? text : ''}</span>
    </VisuallyHidden>
  );
}
