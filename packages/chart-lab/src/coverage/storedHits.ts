import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { AnyStateMachine } from 'xstate';
import { addHits, type Hits } from './hits.ts';
import { trackTransitions, type TransitionRow } from './coverage.ts';
import { parseRecording, type Recording } from '../replay/recording.ts';
import { startWalk, type Walker } from '../walk/walk.ts';

/** Adds the transitions that the recordings in a folder took. */
export function addRecordedHits(hits: Hits, machines: AnyStateMachine[], folder: string): void {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  for (const file of files) {
    const recording = parseRecording(readFileSync(join(folder, file), 'utf8'));
    for (const machine of machines) {
      const taken = recordedRows(machine, recording).map((row) => ({ ...row, tests: [file] }));
      addHits(hits, machine.id, 'browser flows', taken);
    }
  }
}

function recordedRows(machine: AnyStateMachine, { entries }: Recording): TransitionRow[] {
  const { inspect, rows } = trackTransitions(machine);
  const walkers = new Map<string, Walker>();
  for (const entry of entries) {
    if (entry.kind === 'start' && entry.chart === machine.id) {
      walkers.set(entry.actor, startWalk(machine, entry.input, { inspect }));
    } else if (entry.kind === 'event') {
      walkers.get(entry.actor)?.take({ event: entry.event });
    }
  }
  return rows.filter((row) => row.hits > 0);
}

/** The transitions of a chart that no unit test took, and the number of all; all are missed if no test tracks the chart. */
export function unitCoverage(machine: AnyStateMachine, hits: Hits): { missed: TransitionRow[]; count: number } {
  const { rows } = trackTransitions(machine);
  return { missed: rows.filter(({ text }) => !hits[machine.id]?.[text]?.['unit tests']?.hits), count: rows.length };
}

/** Writes the hits of the measured charts to a file, which keeps the hits of other charts. */
export function writeHits(file: string, hits: Hits, measured: AnyStateMachine[]): void {
  const before = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Hits) : {};
  const written = Object.fromEntries(measured.map(({ id }) => [id, hits[id] ?? {}]));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ ...before, ...written }));
}
