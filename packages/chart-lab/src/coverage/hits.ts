/** What takes transitions. */
export const SOURCES = ['unit tests', 'browser flows'] as const;

type Source = (typeof SOURCES)[number];

/** How often a transition was taken by a source, and by which tests. */
type SourceHits = { hits: number; tests: string[] };

/**
 * The hits of the transitions of all charts, by the chart's id and the transition's text. Unlike its id, the text does not
 * contain a position, which shifts when a branch is added.
 */
export type Hits = Record<string, Record<string, Partial<Record<Source, SourceHits>>>>;

type Row = { text: string; hits: number; tests: string[] };

/** The number of tests that are listed for a transition. */
const LISTED = 8;

/** Adds the rows of a coverage table. */
export function addHits(hits: Hits, chart: string, source: Source, rows: Row[]): void {
  const transitions = (hits[chart] ??= {});
  for (const { text, hits: count, tests } of rows) {
    const sources = (transitions[text] ??= {});
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
