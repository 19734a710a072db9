import { ESLint } from 'eslint';
import { expect, it } from 'vitest';

const RULES = /^(boundaries|no-restricted-syntax|@typescript-eslint.no-restricted-imports)/;
const eslint = new ESLint({
  ruleFilter: ({ ruleId }) => RULES.test(ruleId),
  // The rules need no types.
  overrideConfig: { languageOptions: { parserOptions: { project: null } } },
});

async function lint(code: string, filePath: string): Promise<string> {
  const [result] = await eslint.lintText(code, { filePath });
  return result?.messages.map(({ message }) => message).join('\n') ?? '';
}

it.each([
  ['machines/rules/roles.ts', '../../src/lib/logger.ts', 'machines may not import src/lib'],
  ['machines/rules/roles.ts', 'react', 'Charts only import xstate'],
  ['src/backend/environment.ts', '../features/audit/auditWords.ts', 'src/backend may not import src/features/audit'],
  ['src/components/form/Field.tsx', '@supabase/supabase-js', 'Components only depend on their props'],
  ['src/features/audit/auditWords.ts', '../staff/reasons.ts', 'src/features/audit may not import src/features/staff'],
  ['src/features/staff/reasons.ts', '../../app/Gate.tsx', 'src/features/staff may not import src/app'],
  ['packages/chart-lab/src/lab.ts', '../../../machines/rules/limits.ts', 'packages may not import machines'],
  ['src/patterns/list/listActor.ts', '@supabase/supabase-js', 'Only src/backend/ imports supabase-js'],
])('in %s an import of %s is an error', async (file, source, message) => {
  expect(await lint(`import '${source}';\n`, file)).toContain(message);
});

it('a folder that is not in ARROWS is an error', async () => {
  expect(await lint('export {};\n', 'src/features/unlisted/File.ts')).not.toBe('');
});

it.each(['src/components/form/Field.tsx', 'src/features/staff/PersonFields.tsx'])(
  'in %s only DateField is a date input',
  async (file) => {
    const inputs = ['<input type="date" />', "<input type={'date'} />", '<Field type="date" />'];
    for (const input of inputs) expect(await lint(`export const added = ${input};\n`, file)).toContain('Use DateField');
  },
);
