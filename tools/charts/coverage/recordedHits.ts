import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyStateMachine } from 'xstate';
import { addHits, type Hits, type Source } from '../../../charts/src/coverage/hits.ts';
import { trackTransitions } from '../../../machines/testing/coverage.ts';
import { parseRecording, type Recording } from '../../../machines/testing/recording.ts';
import { startWalk, type Walker } from '../../../machines/testing/walk.ts';

/** Adds the transitions that the recordings in a folder took. Names a file that cannot be read. */
export function addRecordedHits(hits: Hits, machines: AnyStateMachine[], folder: string, source: Source): void {
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
  for (const file of files) {
    try {
      countRecording(hits, machines, parseRecording(readFileSync(join(folder, file), 'utf8')), file, source);
    } catch (error) {
      console.log(`${join(folder, file)}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}

function countRecording(
  hits: Hits,
  machines: AnyStateMachine[],
  { entries }: Recording,
  file: string,
  source: Source,
): void {
  const walkers = new Map<string, Walker>();
  for (const machine of machines) {
    const { inspect, table } = trackTransitions(machine);
    for (const entry of entries) {
      if (entry.kind === 'start' && entry.chart === machine.id) {
        walkers.set(entry.actor, startWalk(machine, entry.input, { inspect }));
      } else if (entry.kind === 'event') {
        walkers.get(entry.actor)?.take({ event: entry.event });
      }
    }
    walkers.clear();
    const taken = table().rows.filter((row) => row.hits > 0);
    addHits(
      hits,
      machine.id,
      source,
      taken.map((row) => ({ ...row, tests: [file] })),
    );
  }
}
