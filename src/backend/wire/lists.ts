import type { Cursor, ListQuery, Page, PageRequest, RowCount, Filters } from '../../../machines/list/page.ts';
import { PAGE_SIZE } from '../../../machines/rules/limits.ts';
import type { Outcome } from '../../../machines/shared/outcome.ts';
import { UNREACHABLE } from './errors.ts';
import { knownFilters, type FilterChecks } from './filters.ts';
import { parsed, rejected } from './outcomes.ts';
import { isRow, rowsOf, textIn, type Row } from './rows.ts';
import { send, type BuildRequest, type Client, type Connection, type Reply } from './transport.ts';

/** The page size for reading all rows of a select. */
export const CHOICES_PAGE_SIZE = 200;

/** A page without rows, for filters that no row can match. */
export const NO_ROWS = { rows: [], next: null } satisfies Page<never>;

/** The number of rows for filters that no row can match. */
export const NO_MATCHES: RowCount = { number: 0, isExact: true };

/** How rows become a page: the column that they are sorted by, and the parser of a row. */
type PageOptions<Entity> = { keyColumn: string; parse: (row: Row) => Entity };

type Abortable = { abortSignal: (signal: AbortSignal) => ReturnType<BuildRequest> };

/** A named read of rows: each method returns the read itself. */
type NamedRows = Abortable & {
  filter: (column: string, operator: string, value: string) => NamedRows;
  order: (column: string, options: { ascending: boolean }) => NamedRows;
  limit: (count: number) => NamedRows;
};

/** Quotes a value for `or` or `in` filters, where commas, dots and brackets are syntax. */
export function quoted(value: string): string {
  return `"${value.replace(/[\\"]/g, '\\$&')}"`;
}

/**
 * Quotes a value for `eq(any)` or `gt(any)`. As a bare value, some servers misread `null`, `true`, numbers, quotes and
 * braces.
 */
function verbatim(text: string): string {
  return `{${quoted(text)}}`;
}

/**
 * Selects the HTTP method of a search function: GET, which supabase-js retries, or POST for a query, which may be too
 * long for a URL.
 */
export function searchMethod(search: string): { get: boolean } {
  return { get: search.trim() === '' };
}

/**
 * Reads a page of a list. Rejects if `signal` is aborted.
 * @param build builds the read of at most `limit` rows: one more than the page has, to detect a next page
 */
export async function readPage<Entity>(
  connection: Connection,
  { filters: requested, size = PAGE_SIZE }: PageRequest,
  checks: FilterChecks,
  build: (client: Client, filters: Filters, limit: number) => Abortable,
  options: PageOptions<Entity>,
  signal: AbortSignal,
): Promise<Outcome<Page<Entity>>> {
  const filters = knownFilters(requested, checks);
  if (filters === null) return { ok: true, value: NO_ROWS };
  const reply = await send(connection, (client, stop) => build(client, filters, size + 1).abortSignal(stop), signal);
  return parsed(reply, ({ data }) => toPage(data, size, options));
}

/** A sort order: a column of texts. */
export type TextOrder = { column: string; isDescending: boolean };

export const BY_NAME: TextOrder = { column: 'sort_name', isDescending: false };

/**
 * Reads a page of a list that is sorted by a text, such as a name. Sends two requests, because a name in an `or` filter
 * is not safe.
 */
export async function readPageByText<Entity>(
  connection: Connection,
  after: Cursor | null,
  size: number,
  build: (client: Client) => NamedRows,
  parse: (row: Row) => Entity,
  { column, isDescending }: TextOrder = BY_NAME,
  signal?: AbortSignal,
): Promise<Outcome<Page<Entity>>> {
  const options = { keyColumn: column, parse };
  const order = { ascending: !isDescending };
  const later = isDescending ? 'lt' : 'gt';
  const read = (...conditions: [column: string, operator: string, value: string][]) =>
    send(
      connection,
      (client, stop) =>
        conditions
          .reduce((rows, condition) => rows.filter(...condition), build(client))
          .order(column, order)
          .order('id', order)
          .limit(size + 1)
          .abortSignal(stop),
      signal,
    );
  if (after === null) return parsed(await read(), ({ data }) => toPage(data, size, options));
  const name = verbatim(after.key);
  const [same, rest] = await Promise.all([
    read([column, 'eq(any)', name], ['id', later, after.id]),
    read([column, `${later}(any)`, name]),
  ]);
  if (!same.ok) return same;
  return parsed(rest, ({ data }) => toPage([...rowsOf(same.value.data), ...rowsOf(data)], size, options));
}

/**
 * Converts rows to a page.
 * @param data `size` rows, and one more if there is a next page
 */
export function toPage<Entity>(data: unknown, size: number, { keyColumn, parse }: PageOptions<Entity>): Page<Entity> {
  const read = rowsOf(data);
  const rows = read.slice(0, size);
  const last = read.length > size ? rows.at(-1) : undefined;
  return {
    rows: rows.map(parse),
    next: last === undefined ? null : { key: keyIn(last, keyColumn), id: textIn(last, 'id') },
  };
}

function keyIn(row: Row, column: string): string {
  const key = row[column];
  // A missing time comes last.
  if (key === null) return '';
  return typeof key === 'number' ? String(key) : textIn(row, column);
}

/** Reads all pages of a list in order. */
export async function readAllPages<Entity>(
  read: (after: Cursor | null) => Promise<Outcome<Page<Entity>>>,
): Promise<Outcome<Entity[]>> {
  const all: Entity[] = [];
  let after: Cursor | null = null;
  do {
    const page = await read(after);
    if (!page.ok) return page;
    all.push(...page.value.rows);
    after = page.value.next;
  } while (after !== null);
  return { ok: true, value: all };
}

/** Counts the rows of a list with a database function, which stops at a maximum. */
export async function countMatches(
  connection: Connection,
  { search, filters: requested }: ListQuery,
  checks: FilterChecks,
  count: 'count_staff' | 'count_audit_logs',
  signal: AbortSignal,
): Promise<Outcome<RowCount>> {
  const filters = knownFilters(requested, checks);
  if (filters === null) return { ok: true, value: NO_MATCHES };
  const reply = await send(
    connection,
    (client, stop) => client.rpc(count, { query: search, filters }).abortSignal(stop),
    signal,
  );
  if (!reply.ok) return reply;
  const { data } = reply.value;
  return isRow(data) ? toRowCount(data['number'], data['is_exact']) : rejected(UNREACHABLE);
}

/** The exact number of rows counted by PostgREST. */
export function countedRows(reply: Outcome<Reply>): Outcome<RowCount> {
  return reply.ok ? toRowCount(reply.value.count, true) : reply;
}

/** A response without a number is not from the backend. */
function toRowCount(number: unknown, isExact: unknown): Outcome<RowCount> {
  return typeof number === 'number' && Number.isFinite(number) && typeof isExact === 'boolean'
    ? { ok: true, value: { number, isExact } }
    : rejected(UNREACHABLE);
}
