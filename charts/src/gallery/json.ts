import { isRecord } from '../walk/choices.ts';

/** A value as text to be edited; nothing at all becomes null. */
export function jsonText(value: unknown): string {
  return JSON.stringify(value === undefined ? null : value, null, 2);
}

/** A value on one line, cut where it is long. */
export function shortJson(value: unknown, most = 72): string {
  const text = JSON.stringify(value === undefined ? null : value);
  return text.length > most ? `${text.slice(0, most - 1)}…` : text;
}

/** What tells a value from another one, field by field: `target.role: "ADMIN"`; the value itself where they are alike. */
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

/** The value of a text; null when it is not JSON. */
export function parseJson(text: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return null;
  }
}
