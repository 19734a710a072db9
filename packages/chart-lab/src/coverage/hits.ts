/** What takes transitions. */
export const SOURCES = ['unit tests', 'browser flows'] as const;

type Source = (typeof SOURCES)[number];

/** How often a transition was taken by a source, and by which tests. */
type SourceHits = { hits: number; tests: string[] };

/** The hits of the transitions of all charts, by the ids of chart and transition. */
export type Hits = Record<string, Record<string, Partial<Record<Source, SourceHits>>>>;

type Row = { id: string; hits: number; tests: string[] };

/** The number of tests that are listed for a transition. */
const LISTED = 8;

/** Adds the rows of a coverage table. */
export function addHits(hits: Hits, chart: string, source: Source, rows: Row[]): void {
  const transitions = (hits[chart] ??= {});
  for (const { id, hits: count, tests } of rows) {
    const sources = (transitions[id] ??= {});
    const before = sources[source] ?? { hits: 0, tests: [] };
    sources[source] = {
      hits: before.hits + count,
      tests: [...new Set([...before.tests, ...tests])].slice(0, LISTED),
    };
  }
}

/** The hits of a transition from all sources. */
export function totalHits(sources: Partial<Record<Source, SourceHits>> | undefined): number {
  return SOURCES.reduce((sum, source) => sum + (sources?.[source]?.hits ?? 0), 0);
}
