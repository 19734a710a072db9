import { ESLint } from 'eslint';
import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';

const RULE = '@typescript-eslint/no-restricted-imports';
const eslint = new ESLint({
  ruleFilter: ({ ruleId }) => ruleId === RULE || ruleId === 'no-restricted-syntax',
  // The rules need no types.
  overrideConfig: { languageOptions: { parserOptions: { project: null } } },
});

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts') && !name.includes('node_modules'))
    .map((name) => `${folder}/${name}`);
}

/** Returns the messages of the import rule for a file of `folder` that imports `source`. */
const messagesAbout = (folder: string, source: string) => lint(`import '${source}';\n`, filesIn(folder)[0] ?? folder);

async function lint(code: string, filePath: string): Promise<string> {
  const [result] = await eslint.lintText(code, { filePath });
  return result?.messages.map(({ message }) => message).join('\n') ?? '';
}

/** A folder, an import that is not allowed there, and the message. */
type Case = [folder: string, source: string, message: string];

const VIEWS = ['src/app', 'src/features', 'src/components', 'src/lib', 'src/theme', 'charts'];
const PRODUCT = ['machines', 'src/backend', ...VIEWS];
const FOLDERS = [...PRODUCT, 'e2e', 'bench', 'tools', 'supabase/tests'];
const OUTSIDE = ['tools/test.ts', 'supabase/tests/support/fixtures.ts'];

const forbidden: Case[] = [
  ...FOLDERS.flatMap((folder): Case[] => [
    [folder, '../../e2e/support/test.ts', 'Nothing imports e2e/ or bench/.'],
    [folder, '../../bench/run.ts', 'Nothing imports e2e/ or bench/.'],
  ]),
  ...PRODUCT.flatMap((folder) =>
    OUTSIDE.map((file): Case => [folder, `../../${file}`, 'The product imports no tests and no tools.']),
  ),
  ...VIEWS.map((folder): Case => [folder, '@supabase/supabase-js', 'Only src/backend/ imports supabase-js.']),
  ['machines', 'react', 'Charts import xstate and machines/ only.'],
  ['machines', '../../src/components/button/Button.tsx', 'Charts import no other folder.'],
  ['src/app', '../../charts/src/model/chartModel.ts', 'The product does not import the gallery.'],
  ['src/features', '../../app/Gate.tsx', 'Features import session, toasts and paths of src/app/ only.'],
  ['src/backend', 'react', 'Adapters import no views.'],
  ['src/backend', '../app/paths.ts', 'Adapters import no views.'],
  ['src/components', '../../../machines/shared/entities.ts', 'Components only depend on their props.'],
  ['src/components', '../../app/paths.ts', 'Components only depend on their props.'],
  ['src/lib', '../components/button/Button.tsx', 'lib/ imports no components.'],
  ['src/theme', '../components/button/Button.tsx', 'Tokens import nothing of the product.'],
  ['charts', '../../src/backend/wire/client.ts', 'The gallery calls no backend.'],
  ['e2e', '../src/components/button/Button.tsx', 'Browser tests do not import the product.'],
  ['bench', '../supabase/tests/audit.test.ts', 'Only the support of supabase/tests/ may be imported.'],
  ['tools', '../supabase/tests/audit.test.ts', 'Only the support of supabase/tests/ may be imported.'],
  ['bench', '../src/components/button/Button.tsx', 'The database is tested and measured without views.'],
  ['supabase/tests', '../../src/components/button/Button.tsx', 'The database is tested and measured without views.'],
];

it.each(forbidden)('in %s/ an import of %s is an error', async (folder, source, message) => {
  expect(await messagesAbout(folder, source)).toContain(message);
});

it.each([
  ['machines', '../rules/limits.ts'],
  ['src/app', '../../machines/shared/entities.ts'],
  ['src/backend', '@supabase/supabase-js'],
  ['src/features', '../../components/button/Button.tsx'],
  ['src/features', '../../app/session/SessionContext.ts'],
  ['src/components', '../../theme/media.ts'],
  ['charts', '../../src/components/button/Button.tsx'],
  ['e2e', './testing/chromium.ts'],
  ['bench', './testing/embeddedServer.ts'],
  ['tools', '../supabase/tests/support/server.ts'],
  ['supabase/tests', '../../src/backend/backend.ts'],
])('in %s/ an import of %s is allowed', async (folder, source) => {
  expect(await messagesAbout(folder, source)).toBe('');
});

it.each(['src/components/form/Field.tsx', 'src/features/staff/PersonFields.tsx'])(
  'in %s only DateField is a date input',
  async (file) => {
    const inputs = ['<input type="date" />', "<input type={'date'} />", '<Field type="date" />'];
    for (const input of inputs) expect(await lint(`export const added = ${input};\n`, file)).toContain('Use DateField');
  },
);

it('every folder with code has an import rule', async () => {
  const files = ['machines', 'src', 'charts', 'e2e', 'bench', 'tools', 'supabase'].flatMap(filesIn);
  const hasRule = async (file: string) => {
    const config = (await eslint.calculateConfigForFile(file)) as { rules?: Record<string, unknown> } | undefined;
    // Undefined if the file is not linted.
    return config === undefined || config.rules?.[RULE] !== undefined;
  };
  for (const file of files) expect(await hasRule(file), file).toBe(true);
});
