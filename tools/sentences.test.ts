import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

function contents(folder: string, isRead: RegExp): string {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => isRead.test(name));
  return names.map((name) => readFileSync(`${folder}/${name}`, 'utf8')).join('\n');
}

/** The sentences of both, with the reason. */
const IN_BOTH = [
  // Validated before the request.
  'Enter a valid email address',
  'There is no role “${isolated(text)}”',
  'This name is reserved. Choose another one',
  // A policy rejects the update of a user without a message.
  'You do not have permission to edit this user',
  // The help text of the fields.
  'Your first and last name are changed by those who manage your account',
];

it('the app repeats no sentence of the database', () => {
  const raised = contents('supabase/migrations', /[.]sql$/).matchAll(/raise exception '((?:[^']|'')+)'/g);
  const product = ['machines', 'src'].map((folder) =>
    contents(folder, /^(?!.*(test|cases|Fixtures)[.]tsx?$|testing\/|list\/tests\/).*[.]tsx?$/),
  );
  const code = product
    .join('\n')
    .replace(/\/\*\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ');
  const sentences = new Set(Array.from(raised, ([, text = '']) => text.replaceAll("''", "'").replace(/[.]$/, '')));
  expect(sentences.size).toBeGreaterThan(40);
  const repeated = [...sentences].flatMap((sentence) => {
    const words = sentence.replaceAll('.', '[.]').replaceAll('%', '[^.`]{1,40}');
    return Array.from(code.matchAll(new RegExp(`(${words})[.]? ?['"\`<](?!s )`, 'g')), ([, text = '']) => text);
  });
  expect([...new Set(repeated)].sort()).toEqual(IN_BOTH);
});
