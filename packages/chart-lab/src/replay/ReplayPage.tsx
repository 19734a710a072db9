import { useState } from 'react';
import { parseRecording } from './recording.ts';
import { replay, type Position } from './replay.ts';
import { Notice } from '../../../../src/components/feedback/Notice.tsx';
import { FileField } from '../../../../src/components/form/FileField.tsx';
import { PageHeader } from '../../../../src/components/layout/PageHeader.tsx';
import type { GalleryChart } from '../gallery/galleryCharts.ts';
import * as styles from '../gallery/Gallery.css.ts';
import { Timeline } from './Timeline.tsx';

/** Replays a recording, the file that `?record` saves. */
export function ReplayPage({ charts }: { charts: GalleryChart[] }) {
  const [file, setFile] = useState<{ name: string; positions: Position[] } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const open = async (chosen: File) => {
    try {
      const recording = parseRecording(await chosen.text());
      const positions = replay(recording, new Map(charts.map(({ machine }) => [machine.id, machine])));
      setFile({ name: chosen.name, positions });
      setProblem(positions.length === 0 ? 'This recording is empty.' : null);
    } catch (error) {
      setFile(null);
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <main className={styles.page}>
      <PageHeader title="Replay" count={file?.name} />
      <p>
        Open the app with ?record after its address, repeat what went wrong, and press Save recording. The file shows
        here what all charts did.
      </p>
      <FileField
        label="Choose a recording"
        hint="or drop it here"
        accept=".json,application/json"
        onChoose={(chosen) => void open(chosen)}
      />
      {problem !== null && <Notice tone="danger">{problem}</Notice>}
      {file !== null && file.positions.length > 0 && <Timeline positions={file.positions} />}
    </main>
  );
}
