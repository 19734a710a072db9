import { existsSync } from 'node:fs';
import { defineConfig } from 'eslint/config';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

type Restriction = {
  folders: string[];
  /** A forbidden import and the reason. */
  pattern: { message: string } & ({ group: string[] } | { regex: string });
};

const VIEWS = ['src/app', 'src/features', 'src/components', 'src/lib', 'src/theme'];
const PRODUCT = ['machines', 'src/backend', ...VIEWS];

/** All folders with code. A file belongs to the last folder that contains it. */
const FOLDERS = [...PRODUCT, 'charts', 'e2e', 'bench', 'tools', 'supabase/tests'];

/** The folders that may not import certain modules: the arrows of the architecture. */
const restrictions: Restriction[] = [
  {
    folders: FOLDERS,
    pattern: { group: ['**/e2e/**', '**/bench/**'], message: 'Nothing imports e2e/ or bench/.' },
  },
  {
    folders: ['machines'],
    pattern: {
      regex: '^(?!xstate($|/)|\\.|vitest$|@xstate/test$)',
      message: 'Charts import xstate and machines/ only.',
    },
  },
  {
    folders: [...PRODUCT, 'charts'],
    pattern: {
      group: ['**/tools/**', '**/supabase/tests/**'],
      message: 'The product imports no tests and no tools.',
    },
  },
  {
    folders: ['machines'],
    pattern: { group: ['**/src/**', '**/charts/**'], message: 'Charts import no other folder.' },
  },
  {
    folders: PRODUCT,
    pattern: { group: ['**/charts/src/**'], message: 'The product does not import the gallery.' },
  },
  {
    folders: [...VIEWS, 'charts'],
    pattern: { group: ['@supabase/*'], message: 'Only src/backend/ imports supabase-js.' },
  },
  {
    folders: ['src/features'],
    pattern: {
      regex: '/app/(?!session/|toasts/|paths[.]ts$)',
      message: 'Features import session, toasts and paths of src/app/ only.',
    },
  },
  {
    folders: ['src/backend'],
    pattern: {
      group: [
        'react',
        'react-dom',
        '@xstate/*',
        'react-*',
        '**/app/**',
        '**/features/**',
        '**/components/**',
        '**/theme/**',
      ],
      message: 'Adapters import no views.',
    },
  },
  {
    folders: ['src/components', 'src/lib'],
    pattern: {
      group: ['**/app/**', '**/features/**', '**/backend/**', '**/machines/**', '@xstate/*', 'xstate'],
      message: 'Components only depend on their props.',
    },
  },
  { folders: ['src/lib'], pattern: { group: ['**/components/**'], message: 'lib/ imports no components.' } },
  {
    folders: ['src/theme'],
    pattern: {
      group: [
        '**/app/**',
        '**/features/**',
        '**/backend/**',
        '**/components/**',
        '**/lib/**',
        '**/machines/**',
        'react',
        'xstate',
      ],
      message: 'Tokens import nothing of the product.',
    },
  },
  {
    folders: ['charts'],
    pattern: {
      group: ['**/src/backend/**'],
      message: 'The gallery calls no backend.',
    },
  },
  {
    folders: ['e2e'],
    pattern: {
      group: ['**/src/**', '**/supabase/tests/**'],
      message: 'Browser tests do not import the product.',
    },
  },
  {
    folders: ['bench', 'tools'],
    pattern: {
      regex: '(^|/)supabase/tests/(?!support/)',
      message: 'Only the support of supabase/tests/ may be imported.',
    },
  },
  {
    folders: ['bench', 'supabase/tests'],
    pattern: {
      // Except the audit log sentences, which the database searches, and the import, which is tested against it.
      regex:
        'src/(components|theme|features(?!/audit/audit(Sentence|Words)[.]ts$|/staff/import/importUsersLogic[.]ts$))/|^react(-dom)?$',
      message: 'The database is tested and measured without views.',
    },
  },
];

const NATIVE_FIELD = {
  selector: 'JSXOpeningElement[name.name=/^(form|input|select|textarea)$/]',
  message: 'Use Form and its fields: they also report values that were set without an event.',
};
const NATIVE_DATE = {
  selector: 'JSXAttribute[name.name="type"] Literal[value=/^(date|datetime-local|month|time|week)$/]',
  message: 'Use DateField: the value of an incomplete date is that of none.',
};

const DATE_FORMATS = [
  { object: 'Intl', property: 'DateTimeFormat' },
  { object: 'Intl', property: 'RelativeTimeFormat' },
  { property: 'toLocaleDateString' },
  { property: 'toLocaleTimeString' },
].map((format) => ({ ...format, message: 'Use the formats of machines/rules/dates.ts.' }));

for (const folder of FOLDERS) {
  if (!existsSync(folder)) throw new Error(`eslint.config.ts: the folder ${folder}/ does not exist`);
}

/** All restrictions of a folder in one rule, because a later configuration of the same rule replaces an earlier one. */
function importRule(folder: string): ['error', { patterns: object[] }] {
  const own = restrictions.filter(({ folders }) => folders.includes(folder));
  return ['error', { patterns: own.map(({ pattern }) => pattern) }];
}

export default defineConfig(
  {
    ignores: [
      'dist*/',
      '.local/',
      'node_modules/',
      'test-results/',
      'playwright-report/',
      'docs/',
      'public/',
      'bench/compare/',
    ],
  },
  tseslint.configs.strictTypeChecked,
  {
    languageOptions: { parserOptions: { project: ['./tsconfig.json', './tsconfig.node.json'] } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'no-console': 'error',
      eqeqeq: 'error',
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'as' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': true, 'ts-ignore': true }],
    },
  },
  { files: ['src/**/*.{ts,tsx}'], extends: [reactHooks.configs.flat['recommended-latest']] },
  ...FOLDERS.map((folder) => ({
    files: [`${folder}/**/*.{ts,tsx}`],
    rules: { '@typescript-eslint/no-restricted-imports': importRule(folder) },
  })),
  { files: ['src/**/*.tsx'], rules: { 'no-restricted-syntax': ['error', NATIVE_FIELD, NATIVE_DATE] } },
  {
    files: ['src/components/form/*.tsx', 'src/patterns/personPicker/PaletteInput.tsx'],
    rules: { 'no-restricted-syntax': ['error', NATIVE_DATE] },
  },
  { files: ['src/**/*.{ts,tsx}'], rules: { 'no-restricted-properties': ['error', ...DATE_FORMATS] } },
  {
    files: ['machines/**/*.ts'],
    ignores: ['machines/**/*.test.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...[
          'window',
          'document',
          'localStorage',
          'sessionStorage',
          'navigator',
          'fetch',
          'setTimeout',
          'setInterval',
        ].map((name) => ({
          name,
          message: 'Charts use no DOM, storage, network or timers. Provide them as actors.',
        })),
      ],
      'no-restricted-properties': [
        'error',
        ...DATE_FORMATS,
        { object: 'Date', property: 'now', message: 'Read the time in an actor, or pass it in an event.' },
        { object: 'Math', property: 'random', message: 'Generate random values in an actor.' },
      ],
    },
  },
  { files: ['machines/rules/dates.ts'], rules: { 'no-restricted-properties': 'off' } },
  { files: ['tools/**/*.ts', 'bench/**/*.ts', 'e2e/size.spec.ts'], rules: { 'no-console': 'off' } },
  // The only place where the app writes to the console.
  { files: ['src/lib/logger.ts'], rules: { 'no-console': 'off' } },
);
