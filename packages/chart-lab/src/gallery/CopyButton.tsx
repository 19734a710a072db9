import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import type { Walk } from '../walk/walk.ts';
import { button } from '../../../../src/components/button/Button.css.ts';
import { Button } from '../../../../src/components/button/Button.tsx';
import { Menu, MenuItem } from '../../../../src/components/dialog/Menu.tsx';
import { exportPaths, exportProblem, FORMATS, type Format } from '../paths/exportPaths.ts';
import type { GalleryChart } from './galleryCharts.ts';

/** Copies text to the clipboard; `status` is a message that is shown for two seconds. */
function useCopy() {
  const [status, setStatus] = useState('');
  const copy = (text: string, done = 'Copied') =>
    void navigator.clipboard
      .writeText(text)
      .then(
        () => setStatus(done),
        () => setStatus('The browser did not copy'),
      )
      .finally(() => setTimeout(() => setStatus(''), 2_000));
  return { status, copy };
}

/** A button that copies text to the clipboard and confirms it. */
export function CopyButton({ label, text }: { label: string; text: () => string }) {
  const { status, copy } = useCopy();
  return (
    <Button icon={status === '' ? Copy : Check} onClick={() => copy(text())}>
      <span aria-live="polite">{status === '' ? label : status}</span>
    </Button>
  );
}

type ExportMenuProps = { label: string; chart: GalleryChart; walks: Walk[] };

/** A menu that copies paths as a test file, or those of a flow as Gherkin. */
export function ExportMenu({ label, chart: { machine, file }, walks }: ExportMenuProps) {
  const { status, copy } = useCopy();
  return (
    <>
      <Menu label={label} align="start" triggerClassName={button.secondary} trigger={label}>
        {(Object.keys(FORMATS) as Format[]).map((format) => {
          const problem = exportProblem(format, machine);
          const copyPaths = () => copy(exportPaths(format, { machine, file }, walks), `Copied as ${FORMATS[format]}`);
          return (
            <MenuItem key={format} unavailableReason={problem} onClick={problem === undefined ? copyPaths : undefined}>
              {FORMATS[format]}
            </MenuItem>
          );
        })}
      </Menu>
      <span aria-live="polite">{status}</span>
    </>
  );
}
