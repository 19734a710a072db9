import { fieldsOf } from './fields.ts';

/**
 * Merges a form with a newer saved version: fields that the user changed keep their value, the others get the newer
 * one.
 * @param groups fields that are merged together; all other fields are merged one by one
 */
export function mergedForm<Field extends string>(
  typed: Record<Field, string>,
  base: Record<Field, string>,
  newer: Record<Field, string>,
  groups: readonly (readonly Field[])[] = [],
): Record<Field, string> {
  const merged = { ...typed };
  for (const field of fieldsOf(newer)) {
    const group = groups.find((fields) => fields.includes(field)) ?? [field];
    if (group.every((member) => typed[member] === base[member])) merged[field] = newer[field];
  }
  return merged;
}

/** The note of a form after Use theirs: whether there are unsaved changes. */
export function takenNewerText(isChanged: boolean): string {
  return isChanged
    ? 'Your changes are not saved yet. Press Save to save them.'
    : 'These are the values they saved. There is nothing left to save.';
}
