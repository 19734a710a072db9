/** What stands for a masked value. */
export const MASK = '•••';

/** Fields that hold a secret, whatever is in them. */
const SECRET_NAME = /password|token|secret|email|authorization/i;
/** Fields that hold what a person typed or what an effect made, such as the temporary password: texts of any kind. */
const FREE_TEXT = new Set(['value', 'text', 'input', 'output', 'data']);
const EMAIL = /[^\s"'<>(),:;@]+@[^\s"'<>(),:;@]+/g;
const JSON_WEB_TOKEN = /\beyJ[\w-]*\.[\w-]*\.?[\w-]*/g;

/**
 * Takes passwords, tokens and emails out of what the inspector is sent.
 * @param message anything made of plain values, as JSON has them
 * @returns the same shape, with texts that are or may be secret replaced
 */
export function maskSecrets(message: unknown): unknown {
  return masked(message, false);
}

function masked(value: unknown, isSecret: boolean): unknown {
  if (typeof value === 'string') return isSecret && value !== '' ? MASK : withoutPatterns(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => masked(item, isSecret));
  return Object.fromEntries(
    Object.entries(value).map(([name, child]: [string, unknown]) => [
      name,
      masked(child, isSecret || SECRET_NAME.test(name) || (FREE_TEXT.has(name) && typeof child === 'string')),
    ]),
  );
}

function withoutPatterns(text: string): string {
  return text.replaceAll(EMAIL, MASK).replaceAll(JSON_WEB_TOKEN, MASK);
}
