/** JavaScript that stands for itself: not written as a text. */
export class Code {
  constructor(text: string) {
    this.text = text;
  }
  readonly text: string;
}

const WIDTH = 110;

/** Writes a value as JavaScript: on one line where it fits, else a line for each entry. */
export function literal(value: unknown, indent = ''): string {
  if (value instanceof Code) return value.text;
  if (typeof value === 'string') return quoted(value);
  if (typeof value !== 'object' || value === null) return String(value);
  const deeper = `${indent}  `;
  const isList = Array.isArray(value);
  const entries = isList
    ? value.map((item) => literal(item, deeper))
    : Object.entries(value).map(([key, child]) => `${keyText(key)}: ${literal(child, deeper)}`);
  if (entries.length === 0) return isList ? '[]' : '{}';
  const line = isList ? `[${entries.join(', ')}]` : `{ ${entries.join(', ')} }`;
  if (!line.includes('\n') && indent.length + line.length < WIDTH) return line;
  const [open, close] = isList ? '[]' : '{}';
  return `${open}\n${entries.map((entry) => `${deeper}${entry},`).join('\n')}\n${indent}${close}`;
}

function keyText(key: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : quoted(key);
}

function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;
}
