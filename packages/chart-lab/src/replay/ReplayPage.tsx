import { useState } from 'react';
import { parseRecording } from './recording.ts';
import { replay, type Position } from './replay.ts';
import { useLab } from '../gallery/LabContext.ts';
import { Notice } from '../gallery/ui.tsx';
import { Timeline } from './Timeline.tsx';

/** Replays a recording, the file that `?record` saves. */
export function ReplayPage() {
  const { charts } = useLab();
  const [positions, setPositions] = useState<Position[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const open = async (chosen: File) => {
    try {
      const recording = parseRecording(await chosen.text());
      const found = replay(recording, new Map(charts.map(({ machine }) => [machine.id, machine])));
      setPositions(found);
      setProblem(found.length === 0 ? 'This recording is empty.' : null);
    } catch (error) {
      setPositions(null);
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <main className="page">
      <h1>Replay</h1>
      <p>
        Open the app with ?record after its address, repeat what went wrong, and press Save recording. The file shows
        here what all charts did.
      </p>
      <label>
        Choose a recording
        <input
          type="file"
          accept=".json,application/json"
          onChange={({ target: { files } }) => files?.[0] && void open(files[0])}
        />
      </label>
      {problem !== null && <Notice>{problem}</Notice>}
      {positions !== null && positions.length > 0 && <Timeline positions={positions} />}
    </main>
  );
}
