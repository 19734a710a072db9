import { createContext, Suspense, use, useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { Snapshot } from 'xstate';
import { selectUser } from '../../../machines/session/selectors.ts';
import { storedDraft } from '../../session/drafts.ts';
import { useSession } from '../../session/SessionContext.ts';
import type { LazyComponent } from '../../lib/lazyComponent.tsx';
import { whenIdle } from '../../lib/whenIdle.ts';
import type { ShownRows } from '../list/listActor.ts';
import { openLazy } from '../toasts/openLazy.ts';

/** The props that `Dialogs` passes to each open dialog. */
export type OpenDialogProps = {
  /** The state that it had when the session ended. */
  snapshot?: Snapshot<unknown>;
  onClosed: () => void;
};

type Opened = { Dialog: LazyComponent<OpenDialogProps>; props: Omit<OpenDialogProps, 'onClosed'> };

const OpenContext = createContext<(opened: Opened) => void>(() => {});
const RowsContext = createContext<ShownRows<never> | null>(null);

/** The delay before the code of the dialogs is loaded, so that the first rows load first, in milliseconds. */
const FIRST_ROWS_TIME = 1_500;

/** The name of a dialog's draft. */
export const draftName = (pathname: string, chart: string) => `${pathname} ${chart}`;

type DialogsProps = {
  /** The dialogs to preload, and to open again after the next sign-in, by the ids of their charts. */
  of: Record<string, LazyComponent<never>>;
  /** The rows on screen, which the dialogs change. */
  rows: ShownRows<never>;
  children: ReactNode;
};

/** Mounts the open dialog of a screen, below the providers that it needs. */
export function Dialogs({ of: dialogs, rows, children }: DialogsProps) {
  const userId = useSession(selectUser)?.userId ?? '';
  const { pathname } = useLocation();
  const [opened, setOpened] = useState<Opened | null>(() => {
    for (const [chart, Dialog] of Object.entries(dialogs)) {
      const snapshot = storedDraft(userId, draftName(pathname, chart)) as Snapshot<unknown> | null;
      if (snapshot !== null) return { Dialog: Dialog as Opened['Dialog'], props: { snapshot } };
    }
    return null;
  });
  useEffect(() => {
    const preload = () => Object.values(dialogs).forEach((dialog) => void dialog.preload());
    const timer = setTimeout(() => whenIdle(preload), FIRST_ROWS_TIME);
    return () => clearTimeout(timer);
  }, [dialogs]);
  return (
    <RowsContext value={rows}>
      <OpenContext value={setOpened}>{children}</OpenContext>
      <Suspense>{opened && <opened.Dialog {...opened.props} onClosed={() => setOpened(null)} />}</Suspense>
    </RowsContext>
  );
}

/** The rows on screen, which an open dialog changes. */
export function useShownRows<Row>(): ShownRows<Row> {
  const rows = use(RowsContext);
  if (rows === null) throw new Error('A dialog needs Dialogs around it');
  return rows as unknown as ShownRows<Row>;
}

/** Returns a function that loads the code of a dialog and opens it. `busy` is true until the code is loaded. */
export function useDialog<Props extends OpenDialogProps>(Dialog: LazyComponent<Props>) {
  const show = use(OpenContext);
  const [busy, setBusy] = useState(false);
  const open = (props: Omit<Props, keyof OpenDialogProps>) => {
    setBusy(true);
    const opened = { Dialog: Dialog as unknown as Opened['Dialog'], props };
    void openLazy(Dialog, () => show(opened)).finally(() => setBusy(false));
  };
  return { open, busy };
}
