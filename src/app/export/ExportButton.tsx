import { useActorRef, useSelector } from '@xstate/react';
import { Download, FileJson, FileSpreadsheet } from 'lucide-react';
import type { ActorRefFrom } from 'xstate';
import { queryOf } from '../../../machines/directory/query.ts';
import type { ExportFormat } from '../../../machines/exportRows/exportRowsContext.ts';
import type { exportRowsMachine } from '../../../machines/exportRows/exportRowsMachine.ts';
import { failureOf, isShown, progressOf } from '../../../machines/exportRows/selectors.ts';
import { Button } from '../../ui/Button.tsx';
import * as buttonStyles from '../../ui/Button.css.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { MenuItem } from '../../ui/MenuItem.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import type { DirectoryActor } from '../directory/directoryActor.ts';
import { ToastSlot } from '../toasts/ToastSlot.tsx';

export type ExportButtonProps = {
  directory: DirectoryActor;
  /** The export's chart with its effects. */
  logic: typeof exportRowsMachine;
  noun: { one: string; many: string };
};

/** Exports what the list is narrowed to, as CSV or JSON. */
export function ExportButton({ directory, logic, noun }: ExportButtonProps) {
  const exporting = useActorRef(logic, { input: { noun } });
  const isOpen = useSelector(exporting, isShown);
  const start = (format: ExportFormat) => () => {
    const { context } = directory.getSnapshot();
    exporting.send({ type: 'export.start', format, query: queryOf(context), total: context.total });
  };
  return (
    <>
      <Menu
        label="Export"
        triggerClassName={buttonStyles.button.secondary}
        trigger={
          <>
            <Download size={16} aria-hidden />
            Export
          </>
        }
      >
        <MenuItem icon={FileSpreadsheet} onClick={start('csv')}>
          CSV, for spreadsheets
        </MenuItem>
        <MenuItem icon={FileJson} onClick={start('json')}>
          JSON, for programs
        </MenuItem>
      </Menu>
      {isOpen && <ExportDialog exporting={exporting} />}
    </>
  );
}

function ExportDialog({ exporting }: { exporting: ActorRefFrom<typeof exportRowsMachine> }) {
  const progress = useSelector(exporting, progressOf);
  const failure = useSelector(exporting, failureOf);
  const cancel = () => exporting.send({ type: 'export.cancel' });
  return (
    <Dialog
      title="Export"
      onRequestClose={cancel}
      overlay={<ToastSlot />}
      footer={
        <>
          <Button data-autofocus onClick={cancel}>
            Cancel
          </Button>
          {failure !== null && (
            <Button variant="primary" onClick={() => exporting.send({ type: 'export.retry' })}>
              Retry
            </Button>
          )}
        </>
      }
    >
      {failure === null ? <Spinner /> : <Notice tone="danger">{failure}</Notice>}
      <p role="status">{progress}</p>
    </Dialog>
  );
}
