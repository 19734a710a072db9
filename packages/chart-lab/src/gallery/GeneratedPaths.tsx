import { useState } from 'react';
import { Button } from '../../../../src/components/button/Button.tsx';
import { pathTitle } from '../paths/pathWords.ts';
import {
  goalText,
  inSlices,
  SELECTIONS,
  selectPaths,
  type SelectedPaths,
  type Selection,
} from '../paths/selectPaths.ts';
import { addressOf } from '../walk/address.ts';
import { ExportMenu } from './CopyButton.tsx';
import type { GalleryChart } from './galleryCharts.ts';
import { Select } from './Select.tsx';
import * as styles from './Gallery.css.ts';

/** Generates paths through a chart; each one opens as a walk, and all can be copied as one file. */
export function GeneratedPaths({ chart }: { chart: GalleryChart }) {
  const { machine, model } = chart;
  const [selection, setSelection] = useState<Selection>('transitions');
  const [isGenerating, setGenerating] = useState(false);
  const [paths, setPaths] = useState<(SelectedPaths & { titles: string[] }) | null>(null);
  const generate = async () => {
    setGenerating(true);
    const selected = await selectPaths(machine, selection);
    const titles: string[] = [];
    for await (const walk of inSlices(selected.walks)) titles.push(pathTitle(machine, walk));
    setPaths({ ...selected, titles });
    setGenerating(false);
  };
  return (
    <details>
      <summary>Generated paths</summary>
      <div className={styles.row}>
        <Select label="Paths through" value={selection} options={SELECTIONS} onSelect={setSelection} />
        <Button busy={isGenerating} onClick={() => void generate()}>
          Generate
        </Button>
        {paths && <ExportMenu label="Copy all as…" chart={chart} walks={paths.walks} />}
      </div>
      {paths && (
        <section aria-label="Generated paths">
          <p className={styles.quiet}>
            {paths.walks.length} paths
            {paths.unreached.length > 0 &&
              `; not reached with the samples: ${paths.unreached.map((goal) => goalText(model, goal)).join(', ')}`}
          </p>
          <ol>
            {paths.walks.map((walk, index) => (
              <li key={index}>
                <a href={addressOf({ chart: model.id, walk })}>{paths.titles[index]}</a>
              </li>
            ))}
          </ol>
        </section>
      )}
    </details>
  );
}
