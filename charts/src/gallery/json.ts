import { isRecord } from '../walk/choices.ts';

/** A value as JSON to edit; undefined becomes null. */
export function jsonText(value: unknown): string {
  return JSON.stringify(value === undefined ? null : value, null, 2);
}

/** A value as one line of JSON, truncated to `most` characters. */
export function shortJson(value: unknown, most = 72): string {
  const text = JSON.stringify(value === undefined ? null : value);
  return text.length > most ? `${text.slice(0, most - 1)}…` : text;
}

/** The differences between two values by field: `target.role: "ADMIN"`; the value itself if there are none. */
export function differenceText(value: unknown, from: unknown): string {
  const fields = differences(value, from).map(([path, part]) =>
    path === '' ? shortJson(part) : `${path}: ${shortJson(part)}`,
  );
  return fields.length === 0 ? shortJson(value) : fields.join(', ');
}

function differences(value: unknown, from: unknown, path = ''): [string, unknown][] {
  if (JSON.stringify(value) === JSON.stringify(from)) return [];
  if (!isRecord(value) || !isRecord(from)) return [[path, value]];
  return [...new Set([...Object.keys(from), ...Object.keys(value)])].flatMap((name) =>
    differences(value[name], from[name], path === '' ? name : `${path}.${name}`),
  );
}

/** Parses JSON; null if it is invalid. */
export function parseJson(text: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return null;
  }
}
