/** A function's source with one thing changed. */
export type SourceMutant = { change: string; source: string };

/** Finds what to replace, and with what; `$1` and so on stand for its groups. */
type Operator = { pattern: RegExp; replacements: string[] };

const OPERATORS: Operator[] = [
  // Conditions as a whole.
  { pattern: /(?<!end )\bif\s+([\s\S]+?)\s+then\b/g, replacements: ['if false then', 'if true then'] },
  { pattern: /\bcase\s+when\s+([\s\S]+?)\s+then\b/g, replacements: ['case when false then', 'case when true then'] },
  // Parts of conditions.
  { pattern: /\band\b/gi, replacements: ['or'] },
  { pattern: /\bor\b/gi, replacements: ['and'] },
  { pattern: /\bnot exists\b/gi, replacements: ['exists'] },
  { pattern: /(?<!not )\bexists\b/gi, replacements: ['not exists'] },
  { pattern: /(?<!is )\bnot (?!exists|null|distinct)/gi, replacements: [''] },
  { pattern: /\bis distinct from\b/gi, replacements: ['is not distinct from'] },
  { pattern: /\bis not distinct from\b/gi, replacements: ['is distinct from'] },
  { pattern: /\bis null\b/gi, replacements: ['is not null'] },
  { pattern: /\bis not null\b/gi, replacements: ['is null'] },
  { pattern: /(?<=\s)=(?=\s)(?! '\d{5}')/g, replacements: ['<>'] },
  { pattern: /(?<=\s)<>(?=\s)/g, replacements: ['='] },
  { pattern: /(?<=\s)>(?=\s)/g, replacements: ['<'] },
  { pattern: /(?<=\s)<(?=\s)/g, replacements: ['>='] },
  // What a refusal is known by.
  { pattern: /errcode = '(?!P0001)\w{5}'/g, replacements: ["errcode = 'P0001'"] },
  { pattern: /'http_code', 403/g, replacements: ["'http_code', 200"] },
  // What is done besides.
  { pattern: /(?<=\n\s*)new\.\w+ := [^;]+;/g, replacements: ['null;'] },
  { pattern: /(?<=\n\s*)perform (?!from )[^;]+;/g, replacements: ['null;'] },
  { pattern: /(?<=\n\s*)delete from [^;]+;/g, replacements: ['null;'] },
  { pattern: /(?<=\n\s*)update public\.[^;]+;/g, replacements: ['null;'] },
  { pattern: /(?<=\n\s*)insert into public\.[^;]+ on conflict[^;]+;/g, replacements: ['null;'] },
  { pattern: /\blower\(([^()]+(?:\([^()]*\))?)\)/g, replacements: ['$1'] },
  { pattern: /\bpublic\.(?:trimmed|visible|normalized_\w+)\(([^()]+)\)/g, replacements: ['$1'] },
  // The edit table: each role that an editor's row names.
  { pattern: /'[A-Z]+'::text, (?=.*\])/g, replacements: [''] },
  { pattern: /, '[A-Z]+'::text\]/g, replacements: [']'] },
  { pattern: /(?<=THEN )ARRAY\[(?!'ADMIN)/g, replacements: ["ARRAY['ADMIN'::text, "] },
];

/** The source without its comments, which are not to be broken. */
function withoutComments(source: string): string {
  return source.replace(/--[^\n]*/g, '');
}

/** Where the words for people stand: no rule is in them. */
function messagesIn(code: string): { start: number; end: number }[] {
  return [...code.matchAll(/raise exception '(?:[^']|'')*'/g)].map(({ 0: text, index }) => ({
    start: index,
    end: index + text.length,
  }));
}

/** Every way to break a function in one place that the operators know. */
export function sourceMutants(source: string): SourceMutant[] {
  const code = withoutComments(source);
  const messages = messagesIn(code);
  const bodyStart = Math.max(code.search(/\bAS \$|\bRETURN\b(?!S)/), 0);
  return OPERATORS.flatMap(({ pattern, replacements }) =>
    [...code.matchAll(pattern)]
      .filter(({ index }) => index > bodyStart && !messages.some(({ start, end }) => index > start && index < end))
      .flatMap((match) =>
        replacements.map((template) => {
          const replacement = template.replace('$1', match[1] ?? '');
          const end = match.index + match[0].length;
          const line = code.slice(bodyStart, match.index).split('\n').length;
          const before = match[0].replace(/\s+/g, ' ').slice(0, 70);
          return {
            change: `line ${line}: ${before} → ${replacement.replace(/\s+/g, ' ').slice(0, 50) || 'nothing'}`,
            source: code.slice(0, match.index) + replacement + code.slice(end),
          };
        }),
      ),
  );
}
