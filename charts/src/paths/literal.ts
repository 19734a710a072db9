/** The number of characters in a line of code, as in prettier's options. */
export const WIDTH = 120;

/**
 * A value as a TypeScript literal, formatted like prettier: on one line if it fits, otherwise one property a line.
 * @param indent the number of spaces before its line
 * @param used the number of other characters on its first and last line
 */
export function literal(value: unknown, indent: number, used: number): string {
  const line = oneLine(value);
  if (!isComposite(value) || (indent + used + line.length <= WIDTH && !isTable(value))) return line;
  const inner = ' '.repeat(indent + 2);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const parts = entriesOf(value).map(([name, part]) => `${inner}${name}${literal(part, indent + 2, name.length + 1)},`);
  return [open, ...parts, `${' '.repeat(indent)}${close}`].join('\n');
}

function oneLine(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (!isComposite(value)) return String(value);
  const parts = entriesOf(value).map(([name, part]) => name + oneLine(part));
  if (Array.isArray(value)) return `[${parts.join(', ')}]`;
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
}

/** The parts of an array or object, each with the text before it; properties without a value are left out. */
function entriesOf(value: object): [string, unknown][] {
  if (Array.isArray(value)) return value.map((part: unknown) => ['', part]);
  const entries = Object.entries(value).filter(([, part]) => part !== undefined);
  return entries.map(([name, part]: [string, unknown]) => [
    `${/^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name)}: `,
    part,
  ]);
}

/** Whether prettier never writes an array on one line: one of several objects or arrays with several parts. */
function isTable(value: unknown): boolean {
  if (!isComposite(value)) return false;
  const parts = entriesOf(value).map(([, part]) => part);
  if (parts.some(isTable)) return true;
  const isLarge = (part: unknown) => isComposite(part) && entriesOf(part).length > 1;
  const isSameKind = parts.every((part) => Array.isArray(part) === Array.isArray(parts[0]));
  return Array.isArray(value) && parts.length > 1 && isSameKind && parts.every(isLarge);
}

function isComposite(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** A string literal with the quotes that need fewer escapes. */
export function quoted(text: string): string {
  const json = JSON.stringify(text);
  if (text.includes("'") && text.split("'").length > text.split('"').length) return json;
  return `'${json.slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}
