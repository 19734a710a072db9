import type { Cursor, Page } from '../../machines/list/page.ts';
import type { Outcome } from '../../machines/shared/outcome.ts';
import { parsed } from './outcomes.ts';
import type { Reply } from './request.ts';
import { rowsOf, textIn, type Row } from './rows.ts';

/** Rows of a page where everything is read, for a select: as many as a server finds in about a millisecond. */
export const CHOICES_PAGE_SIZE = 200;

/** Quotes a value for a filter inside `or` or `in`, where commas, dots and brackets would be read as syntax. */
export function quoted(value: string): string {
  return `"${value.replace(/[\\"]/g, '\\$&')}"`;
}

/**
 * A typed text for a comparison with one of a list, `eq(any)` or `gt(any)`: as a bare value not every server takes
 * `null`, `true`, a number or what stands in quotes or braces for the text it is.
 */
export function verbatim(text: string): string {
  return `{${quoted(text)}}`;
}

/** Which rows of a list by name are read: all, those behind the cursor with its name, or those with a later name. */
export type NameRange = 'all' | 'sameName' | 'laterNames';

/** Reads what lies behind the cursor in a list that rises by name; the name is never put into an `or`. */
export async function readByName(
  after: Cursor | null,
  read: (range: NameRange) => Promise<Outcome<Reply>>,
): Promise<Outcome<unknown>> {
  if (after === null) return parsed(await read('all'), ({ data }) => data);
  const [same, later] = await Promise.all([read('sameName'), read('laterNames')]);
  if (!same.ok) return same;
  return parsed(later, ({ data }) => [...rowsOf(same.value.data), ...rowsOf(data)]);
}

/** The page of a list that nothing can be in. */
export const NO_ROWS = { rows: [], next: null } satisfies Page<never>;

/**
 * Makes a page of the rows that were read.
 * @param data `size` rows and one more, if there is a next page
 * @param keyColumn the column they are sorted by
 */
export function toPage<Entity>(
  data: unknown,
  size: number,
  keyColumn: string,
  parse: (row: Row) => Entity,
): Page<Entity> {
  const rows = rowsOf(data);
  const shown = rows.slice(0, size);
  const last = rows.length > size ? shown.at(-1) : undefined;
  return {
    rows: shown.map(parse),
    next: last === undefined ? null : { key: keyIn(last, keyColumn), id: textIn(last, 'id') },
  };
}

function keyIn(row: Row, column: string): string {
  const key = row[column];
  return typeof key === 'number' ? String(key) : textIn(row, column);
}

/** Reads every page of a list, one after the other. */
export async function readAllPages<Entity>(
  readPage: (after: Cursor | null) => Promise<Outcome<Page<Entity>>>,
): Promise<Outcome<Entity[]>> {
  const all: Entity[] = [];
  let after: Cursor | null = null;
  do {
    const page = await readPage(after);
    if (!page.ok) return page;
    all.push(...page.value.rows);
    after = page.value.next;
  } while (after !== null);
  return { ok: true, value: all };
}
