import { useState } from 'react';
import { Button } from '../../../src/components/button/Button.tsx';
import { SelectField } from '../../../src/components/form/SelectField.tsx';
import { pathTitle } from '../paths/pathWords.ts';
import { selectPaths, type SelectedPaths, type Selection } from '../paths/selectPaths.ts';
import { addressOf } from '../walk/address.ts';
import type { ChartSamples } from '../walk/samples.ts';
import { ExportPath } from './ExportPath.tsx';
import type { GalleryChart } from './galleryCharts.ts';
import * as styles from './Gallery.css.ts';

const SELECTIONS: Record<Selection, string> = {
  states: 'Every state',
  transitions: 'Every transition',
  pairs: 'Every two transitions in a row',
};
const NOTHING: ChartSamples = { input: [], events: {}, outputs: {} };

type GeneratedPathsProps = { chart: GalleryChart; samples: ChartSamples | undefined };

/** Generates paths through a chart; each one opens as a walk, and all can be copied as one file. */
export function GeneratedPaths({ chart, samples }: GeneratedPathsProps) {
  const { machine, model } = chart;
  const [selection, setSelection] = useState<Selection>('transitions');
  const [isGenerating, setGenerating] = useState(false);
  const [paths, setPaths] = useState<SelectedPaths | null>(null);
  const isMissingSamples = samples === undefined && model.passesThrough === null;
  const generate = () => {
    setGenerating(true);
    // The browser shows that the button is busy before the generation, which takes seconds for a large chart.
    setTimeout(() => {
      setPaths(selectPaths(machine, samples ?? NOTHING, selection));
      setGenerating(false);
    }, 50);
  };
  return (
    <details className={styles.words}>
      <summary>Generated paths</summary>
      <div className={styles.generated}>
        <SelectField
          label="Paths through"
          value={selection}
          onChange={({ target }) => setSelection(target.value as Selection)}
        >
          {Object.entries(SELECTIONS).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        <Button busy={isGenerating} disabled={isMissingSamples} onClick={generate}>
          Generate
        </Button>
        {paths !== null && <ExportPath label="Copy all as…" chart={chart} walks={paths.walks} />}
      </div>
      {paths !== null && (
        <section aria-label="Generated paths">
          <p className={styles.quiet}>
            {paths.walks.length} paths
            {paths.unreached.length > 0 && `; not reached with the samples: ${paths.unreached.join(', ')}`}
          </p>
          <ol>
            {paths.walks.map((walk, index) => (
              <li key={index}>
                <a href={addressOf({ chart: model.id, walk })}>{pathTitle(machine, walk)}</a>
              </li>
            ))}
          </ol>
        </section>
      )}
    </details>
  );
}
