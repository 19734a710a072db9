/** A value as text to be edited; nothing at all becomes null. */
export function jsonText(value: unknown): string {
  return JSON.stringify(value === undefined ? null : value, null, 2);
}

/** A value on one line, cut where it is long. */
export function shortJson(value: unknown, most = 72): string {
  const text = JSON.stringify(value === undefined ? null : value);
  return text.length > most ? `${text.slice(0, most - 1)}…` : text;
}

/** The value of a text; null when it is not JSON. */
export function parseJson(text: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return null;
  }
}
