import type { Outcome } from '../../machines/outcome.ts';

type Answered<Value> = { value: Value };

/** What happened under load: how long each call took, what failed, what was lost. */
export type Ledger = {
  /** Makes a call and notes how long it took; null when it was refused or broke. */
  call: <Value>(kind: string, request: () => Promise<Outcome<Value>>) => Promise<Answered<Value> | null>;
  /** Notes whether what was written is what was read. */
  compare: (write: string, written: string | null, read: string | null | undefined) => void;
  errors: string[];
  lost: string[];
  writes: () => number;
  /** The table of calls, slowest kinds last. */
  rows: () => string[];
};

/** The value that `share` of the sorted numbers do not exceed. */
export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

/** Starts an empty ledger. */
export function openLedger(): Ledger {
  const durations = new Map<string, number[]>();
  const errors: string[] = [];
  const lost: string[] = [];
  let writes = 0;

  return {
    call: async (kind, request) => {
      const started = performance.now();
      let refusal: string | null = null;
      try {
        const outcome = await request();
        if (outcome.ok) return { value: outcome.value };
        refusal = JSON.stringify(outcome.refusal);
      } catch (error) {
        refusal = String(error);
      } finally {
        const known = durations.get(kind) ?? [];
        known.push(performance.now() - started);
        durations.set(kind, known);
        if (refusal !== null) errors.push(`${kind}: ${refusal}`);
      }
      return null;
    },
    compare: (write, written, read) => {
      writes += 1;
      if (written !== (read ?? null)) lost.push(`${write}: wrote ${written ?? 'nothing'}, read ${read ?? 'nothing'}`);
    },
    errors,
    lost,
    writes: () => writes,
    rows: () => {
      const header = ['call'.padEnd(22), ...['calls', 'p50 ms', 'p95 ms', 'p99 ms'].map((name) => name.padStart(8))];
      const lines = [...durations].map(([kind, times]) => {
        const sorted = times.toSorted((one, other) => one - other);
        const figures = [0.5, 0.95, 0.99].map((share) => percentile(sorted, share).toFixed(0));
        return {
          p95: percentile(sorted, 0.95),
          cells: [kind.padEnd(22), ...[String(times.length), ...figures].map((text) => text.padStart(8))],
        };
      });
      lines.sort((one, other) => one.p95 - other.p95);
      return [header, ...lines.map(({ cells }) => cells)].map((cells) => cells.join(''));
    },
  };
}
