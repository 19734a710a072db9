/** A row as the server sent it, before anything is known about it. */
export type Row = Record<string, unknown>;

type SnakeCase<Name extends string> = Name extends `${infer Head}${infer Tail}`
  ? `${Head extends Lowercase<Head> ? Head : `_${Lowercase<Head>}`}${SnakeCase<Tail>}`
  : '';

/** The columns that store `Fields`: `firstName` is `first_name`. A write that leaves one out is a type error. */
export type ColumnsOf<Fields> = { [Field in keyof Fields as SnakeCase<Field & string>]: Fields[Field] };

/** Takes a value for a row. @throws when it is none: the server and this code disagree, which is a defect */
export function rowOf(value: unknown): Row {
  if (!isRow(value)) throw new TypeError('The server sent something that is no row');
  return value;
}

/** Takes a value for a list of rows. */
export function rowsOf(value: unknown): Row[] {
  if (!Array.isArray(value)) throw new TypeError('The server sent something that is no list');
  return value.map(rowOf);
}

/** A text that must be there. */
export function textIn(row: Row, column: string): string {
  const value = row[column];
  if (typeof value !== 'string') throw new TypeError(`The server sent a row without ${column}`);
  return value;
}

/** A text that may be missing; an empty one counts as missing. */
export function optionalTextIn(row: Row, column: string): string | null {
  const value = row[column];
  return typeof value === 'string' && value !== '' ? value : null;
}

/** A number; 0 when it is missing. */
export function numberIn(row: Row, column: string): number {
  const value = Number(row[column] ?? 0);
  return Number.isFinite(value) ? value : 0;
}

/** An embedded record: null when it is missing, the first one of a list. */
export function embeddedIn(row: Row, column: string): Row | null {
  const value = row[column];
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return isRow(first) ? first : null;
}

/** Whether a value is a row. */
export function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
