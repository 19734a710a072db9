import { Menu } from 'lucide-react';
import { useRef, type MouseEvent, type ReactNode } from 'react';
import { Brand } from '../../components/layout/Brand.tsx';
import { IconButton } from '../../components/button/IconButton.tsx';
import { useModal } from '../../components/dialog/useModal.ts';
import { useFocusAfterDialog } from '../../lib/useFocusAfterDialog.ts';
import { ToastSlot } from '../toasts/ToastSlot.tsx';
import type { SidebarActor } from './useSidebar.ts';
import * as styles from './Sidebar.css.ts';

type Props = {
  sidebar: SidebarActor;
  /** Gives the focus to the toggle: what opened the sidebar may be gone, as Unpin Sidebar is. */
  passFocus: () => void;
  children: ReactNode;
};

/** The sidebar over the page: modal, so that the focus stays inside, and goes back to the toggle afterwards. */
export function SidebarOverlay({ sidebar, passFocus, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const modal = useModal(ref, () => sidebar.send({ type: 'escape.press' }));
  useFocusAfterDialog(true, passFocus);
  const pressBackdrop = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget) sidebar.send({ type: 'backdrop.press' });
  };
  return (
    <dialog {...modal} ref={ref} id="sidebar" aria-label="Menu" className={styles.overlay} onClick={pressBackdrop}>
      <div className={styles.drawer}>
        <div className={styles.head}>
          <IconButton
            icon={Menu}
            label="Close menu"
            data-autofocus
            onClick={() => sidebar.send({ type: 'menu.toggle' })}
          />
          <Brand />
        </div>
        {children}
      </div>
      <ToastSlot />
    </dialog>
  );
}
