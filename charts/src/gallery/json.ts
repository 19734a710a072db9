import { isRecord } from '../walk/choices.ts';

/** A value as JSON to edit; undefined becomes null. */
export function jsonText(value: unknown): string {
  return JSON.stringify(value ?? null, null, 2);
}

/** A value as one line of JSON, truncated to `most` characters. */
export function shortJson(value: unknown, most = 72): string {
  const text = JSON.stringify(value ?? null);
  return text.length > most ? `${text.slice(0, most - 1)}…` : text;
}

/** The fields of a value that differ from those of another one: `target.role: "ADMIN"`. */
export function differenceText(value: unknown, from: unknown, path = ''): string {
  if (!isRecord(value) || !isRecord(from)) return path === '' ? shortJson(value) : `${path}: ${shortJson(value)}`;
  return Object.keys({ ...from, ...value })
    .filter((name) => JSON.stringify(value[name]) !== JSON.stringify(from[name]))
    .map((name) => differenceText(value[name], from[name], path === '' ? name : `${path}.${name}`))
    .join(', ');
}
