import { useActorRef, useSelector } from '@xstate/react';
import { Download, FileJson, FileSpreadsheet } from 'lucide-react';
import { queryOf } from '../../../machines/directory/query.ts';
import { totalOf } from '../../../machines/directory/selectors.ts';
import type { ExportFormat } from '../../../machines/exportRows/exportRowsContext.ts';
import type { exportRowsMachine } from '../../../machines/exportRows/exportRowsMachine.ts';
import { isUnsaved, readerOf, reporterOf } from '../../../machines/exportRows/selectors.ts';
import * as buttonStyles from '../../ui/Button.css.ts';
import { Menu } from '../../ui/Menu.tsx';
import { MenuItem } from '../../ui/MenuItem.tsx';
import type { DirectoryActor } from '../directory/directoryActor.ts';
import { ProgressDialog } from '../reading/ProgressDialog.tsx';
import { ReadingDialog } from '../reading/ReadingDialog.tsx';
import { ReportingDialog } from '../reading/ReportingDialog.tsx';

export type ExportButtonProps = {
  directory: DirectoryActor;
  /** The export's chart with its effects. */
  logic: typeof exportRowsMachine;
  noun: { one: string; many: string };
};

/** Exports what the list is narrowed to, as CSV or JSON. */
export function ExportButton({ directory, logic, noun }: ExportButtonProps) {
  const exporting = useActorRef(logic, { input: { noun } });
  const reader = useSelector(exporting, readerOf);
  const reporter = useSelector(exporting, reporterOf);
  const hasNoFile = useSelector(exporting, isUnsaved);
  const start = (format: ExportFormat) => () => {
    const listed = directory.getSnapshot();
    exporting.send({ type: 'export.start', format, query: queryOf(listed.context), total: totalOf(listed) });
  };
  const cancel = () => exporting.send({ type: 'export.cancel' });
  return (
    <>
      <Menu
        label="Export"
        align="endWhenWide"
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
      {reader && <ReadingDialog title="Export" reader={reader} onCancel={cancel} />}
      {reporter && <ReportingDialog title="Export" reporter={reporter} onCancel={cancel} />}
      {hasNoFile && (
        <ProgressDialog
          title="Export"
          failure="The file could not be made"
          onCancel={cancel}
          onRetry={() => exporting.send({ type: 'export.retry' })}
        />
      )}
    </>
  );
}
