import { Copy } from 'lucide-react';
import { useState } from 'react';
import type { Walk } from '../../../machines/testing/walk.ts';
import { button } from '../../../src/components/button/Button.css.ts';
import { Menu, MenuItem } from '../../../src/components/dialog/Menu.tsx';
import { exportPaths, exportProblem, FORMATS, type Format } from '../paths/exportPaths.ts';
import type { GalleryChart } from './galleryCharts.ts';

type ExportPathProps = {
  /** The name of the menu. */
  label: string;
  chart: GalleryChart;
  walks: Walk[];
};

/** A menu that copies paths as a test file, as Gherkin or as CSV. */
export function ExportPath({ label, chart: { machine, file }, walks }: ExportPathProps) {
  const [said, setSaid] = useState('');
  const copy = (format: Format) => {
    const gallery = window.location.href.split('#')[0] ?? '';
    void navigator.clipboard.writeText(exportPaths(format, { machine, file, gallery }, walks)).then(
      () => setSaid(`Copied as ${FORMATS[format]}`),
      () => setSaid('The browser did not copy'),
    );
  };
  return (
    <>
      <Menu
        label={label}
        align="start"
        triggerClassName={button.secondary}
        trigger={
          <>
            <Copy size={16} aria-hidden />
            {label}
          </>
        }
      >
        {(Object.keys(FORMATS) as Format[]).map((format) => {
          const problem = exportProblem(format, machine);
          return (
            <MenuItem
              key={format}
              unavailableReason={problem}
              onClick={() => {
                if (problem === undefined) copy(format);
              }}
            >
              {FORMATS[format]}
            </MenuItem>
          );
        })}
      </Menu>
      <span aria-live="polite">{said}</span>
    </>
  );
}
