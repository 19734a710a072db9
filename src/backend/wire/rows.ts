/** A row as sent by the server, not validated. */
export type Row = Record<string, unknown>;

type SnakeCase<Name extends string> = Name extends `${infer Head}${infer Tail}`
  ? `${Head extends Lowercase<Head> ? Head : `_${Lowercase<Head>}`}${SnakeCase<Tail>}`
  : '';

/** The columns of `Fields`: `firstName` is stored in `first_name`. A write that omits one is a type error. */
export type ColumnsOf<Fields> = { [Field in keyof Fields as SnakeCase<Field & string>]: Fields[Field] };

/** Asserts that a value is a row. @throws otherwise, because the schema and this code disagree */
export function rowOf(value: unknown): Row {
  if (!isRow(value)) throw new TypeError('The server sent a value that is not a row');
  return value;
}

/** Asserts that a value is a list of rows. @throws otherwise */
export function rowsOf(value: unknown): Row[] {
  if (!Array.isArray(value)) throw new TypeError('The server sent a value that is not a list');
  return value.map(rowOf);
}

/** A required string. @throws if it is missing */
export function textIn(row: Row, column: string): string {
  const value = row[column];
  if (typeof value !== 'string') throw new TypeError(`The server sent a row without ${column}`);
  return value;
}

/** An optional string; null if it is missing or empty. */
export function optionalTextIn(row: Row, column: string): string | null {
  const value = row[column];
  return typeof value === 'string' && value !== '' ? value : null;
}

/** A number; 0 if missing. */
export function numberIn(row: Row, column: string): number {
  const value = Number(row[column] ?? 0);
  return Number.isFinite(value) ? value : 0;
}

/** An embedded record: the first one of a list; null if missing. */
export function embeddedIn(row: Row, column: string): Row | null {
  const value = row[column];
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return isRow(first) ? first : null;
}

/** Whether a value is a row. */
export function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
