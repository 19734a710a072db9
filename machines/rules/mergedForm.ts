/**
 * A form whose version was replaced by somebody else meanwhile: what the person changed stays, the rest follows the
 * newer version.
 * @param groups the fields, those that only make sense together in one group
 */
export function mergedForm<Field extends string>(
  typed: Record<Field, string>,
  base: Record<Field, string>,
  newer: Record<Field, string>,
  groups: readonly (readonly Field[])[],
): Record<Field, string> {
  const untouched = groups.filter((fields) => fields.every((field) => typed[field] === base[field])).flat();
  return { ...typed, ...Object.fromEntries(untouched.map((field) => [field, newer[field]])) };
}
