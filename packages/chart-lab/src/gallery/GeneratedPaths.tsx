import { useState } from 'react';
import { chartModel } from '../chart/chartModel.ts';
import type { LabChart } from '../lab.ts';
import { exportPaths, FORMATS, formatsOf } from '../paths/exportPaths.ts';
import { pathTitle } from '../paths/pathTitle.ts';
import { goalText, SELECTIONS, selectPaths, type SelectedPaths, type Selection } from '../paths/selectPaths.ts';
import { addressOf } from '../walk/address.ts';
import { inSlices } from '../walk/reach.ts';
import type { Walk } from '../walk/walk.ts';
import { useLab } from './LabContext.ts';
import { CopyButton, Select } from './ui.tsx';

/** Buttons that copy paths as a file, one for each format of the chart. */
export function ExportButtons({ label, chart, walks }: { label: string; chart: LabChart; walks: Walk[] }) {
  const lab = useLab();
  return formatsOf(chart.machine).map((format) => (
    <CopyButton
      key={format}
      label={`${label} as ${FORMATS[format]}`}
      text={() => exportPaths(format, chart, walks, lab)}
    />
  ));
}

/** Generates paths through a chart; each one opens as a walk, and all can be copied as one file. */
export function GeneratedPaths({ chart }: { chart: LabChart }) {
  const { machine } = chart;
  const { samples } = useLab();
  const [selection, setSelection] = useState<Selection>('transitions');
  const [isGenerating, setGenerating] = useState(false);
  const [paths, setPaths] = useState<(SelectedPaths & { titles: string[] }) | null>(null);
  const generate = async () => {
    setGenerating(true);
    const selected = await selectPaths(machine, selection, samples);
    const titles: string[] = [];
    for await (const walk of inSlices(selected.walks)) titles.push(pathTitle(machine, walk, samples));
    setPaths({ ...selected, titles });
    setGenerating(false);
  };
  return (
    <details>
      <summary>Generated paths</summary>
      <div className="row">
        <Select label="Paths through" value={selection} options={SELECTIONS} onSelect={setSelection} />
        <button type="button" disabled={isGenerating} onClick={() => void generate()}>
          {isGenerating ? 'Generating…' : 'Generate'}
        </button>
        {paths && <ExportButtons label="Copy all" chart={chart} walks={paths.walks} />}
      </div>
      {paths && (
        <section aria-label="Generated paths">
          <p className="quiet">
            {paths.walks.length} paths
            {paths.unreached.length > 0 &&
              `; not reached with the samples: ${paths.unreached.map((goal) => goalText(chartModel(machine), goal)).join(', ')}`}
          </p>
          <ol>
            {paths.walks.map((walk, index) => (
              <li key={index}>
                <a href={addressOf({ chart: machine.id, walk })}>{paths.titles[index]}</a>
              </li>
            ))}
          </ol>
        </section>
      )}
    </details>
  );
}
