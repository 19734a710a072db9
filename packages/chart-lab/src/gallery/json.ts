/** A value as JSON to edit; undefined becomes null. */
export function jsonText(value: unknown): string {
  return JSON.stringify(value ?? null, null, 2);
}

/** A value as one line of JSON, truncated to `most` characters. */
export function shortJson(value: unknown, most = 72): string {
  const text = JSON.stringify(value ?? null);
  return text.length > most ? `${text.slice(0, most - 1)}…` : text;
}
