/** The source of the product. Only loaded in development, with the inspector or a recording. */
const SOURCES = import.meta.glob<string>(
  ['/{machines,src}/**/*.{ts,tsx}', '!**/{testing,tests}/**', '!**/{*.{test,cases,css}.*,*Fixtures.ts}'],
  { query: '?raw', import: 'default', eager: true },
);
const COMMENT = /\/\*[^]*?\*\/|(?<=^|\s)\/\/.*$/gm;
const LITERAL = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\\n]|\\.)*)`/g;

const literals = Object.values(SOURCES).flatMap((source) =>
  Array.from(source.replace(COMMENT, '').matchAll(LITERAL), ([, single, double, template]) =>
    (single ?? double ?? template ?? '').replace(/\\(.)/g, '$1'),
  ),
);
const texts = new Set(literals.filter((text) => /\p{L}{2}/u.test(text)).map(comparable));
/** Templates, those with most of their own text first. Every second group was inserted. */
const templates = [...new Set(literals)]
  .map((text) => text.split(/\$\{[^}]*\}/))
  .filter((parts) => parts.length > 1 && parts.some((part) => /\p{L}{4}/u.test(part)))
  .sort((one, other) => other.join('').length - one.join('').length)
  .map((parts) => parts.map((part) => part.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')).join(')([^]*?)('))
  .map((pattern) => new RegExp(`^(${pattern})$`));

/** Ignores case, spaces, hyphens and underscores, like the header of an import. */
function comparable(text: string): string {
  return text.toLowerCase().replace(/[\s_-]/g, '');
}

/** Replaces what is not the product's own text. Charts compare with that, and it reveals nothing about a person. */
export function withoutPrivate(text: string, replace: (part: string) => string): string {
  if (texts.has(comparable(text))) return text;
  const template = text.includes(' ') ? templates.find((pattern) => pattern.test(text)) : undefined;
  const parts = template?.exec(text)?.slice(1) ?? [];
  return parts.length === 0
    ? replace(text)
    : parts.map((part, index) => (index % 2 === 0 ? part : withoutPrivate(part, replace))).join('');
}
