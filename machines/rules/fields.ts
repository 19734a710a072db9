/** The fields of a record, in its order. */
export function fieldsOf<Field extends string>(record: Record<Field, unknown>): Field[] {
  return Object.keys(record) as Field[];
}

/** Whether `record` has the same value in each of the `expected` fields. The type requires `expected` to be complete. */
export function hasFields<Fields extends object>(record: Fields, expected: Fields): boolean {
  const fields = Object.keys(expected) as (keyof Fields)[];
  return fields.every((field) => record[field] === expected[field]);
}
