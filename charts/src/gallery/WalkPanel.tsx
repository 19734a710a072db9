import { RotateCcw, Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { goOn, undo, type Walk, type Walked } from '../../../machines/testing/walk.ts';
import { Button } from '../../../src/components/button/Button.tsx';
import { Notice } from '../../../src/components/feedback/Notice.tsx';
import { modelOf } from '../model/chartModel.ts';
import type { ChartSamples } from '../walk/samples.ts';
import { statesText } from '../walk/walkText.ts';
import { ChartChoices } from './ChartChoices.tsx';
import { CopyButton } from './CopyButton.tsx';
import { ExportPath } from './ExportPath.tsx';
import type { GalleryChart } from './galleryCharts.ts';
import { PathList } from './PathList.tsx';
import * as styles from './WalkPanel.css.ts';

type WalkPanelProps = {
  chart: GalleryChart;
  walk: Walk;
  walked: Walked;
  /** The samples of all charts by their id; undefined while they are loading. */
  samples: Record<string, ChartSamples> | undefined;
  onWalk: (next: Walk) => void;
};

/** The active states of a walk, the possible events, and the steps so far. */
export function WalkPanel({ chart, walk, walked, samples, onWalk }: WalkPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { frames, problem } = walked;
  const charts = frames.at(-1)?.charts ?? [];
  // The clicked button may have unmounted: focus the panel.
  useEffect(() => {
    if (walk.steps.length > 0 && document.activeElement === document.body) heading.current?.focus();
  }, [walk]);

  return (
    <aside aria-label="Walk" className={styles.panel}>
      <h2 ref={heading} tabIndex={-1}>
        Now
      </h2>
      <div role="status" className={styles.now}>
        {charts.length === 0 && <p>Nowhere</p>}
        {charts.map(({ path, machine, snapshot }) => (
          <p key={path}>
            {path !== '' && `${path}: `}
            {statesText(snapshot) || machine.id}
            {snapshot.status === 'done' && ' (the end)'}
          </p>
        ))}
      </div>
      {problem !== null && <Notice tone="danger">The chart stops here: {problem}</Notice>}
      {samples === undefined && <Notice tone="info">Reading from the types what events may carry…</Notice>}
      {charts.map((running) => (
        <ChartChoices
          key={running.path}
          chart={running}
          model={modelOf(running.machine)}
          walk={walk}
          walked={walked}
          samples={samples?.[running.machine.id]}
          onStep={(step) => onWalk(goOn(walk, step))}
        />
      ))}
      <section aria-label="Path" className={styles.group}>
        <h3 className={styles.groupTitle}>Path</h3>
        <div className={styles.tools}>
          <Button icon={Undo2} disabled={walk.steps.length === 0} onClick={() => onWalk(undo(walk))}>
            Undo
          </Button>
          <Button icon={RotateCcw} disabled={walk.steps.length === 0} onClick={() => onWalk({ ...walk, steps: [] })}>
            Start over
          </Button>
          <CopyButton label="Copy address" text={() => window.location.href} />
          {problem === null && <ExportPath label="Copy path as…" chart={chart} walks={[walk]} />}
        </div>
        <PathList walk={walk} frames={frames} samples={samples} onWalk={onWalk} />
      </section>
    </aside>
  );
}
