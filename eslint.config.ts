import { existsSync } from 'node:fs';
import { defineConfig } from 'eslint/config';
import boundaries from 'eslint-plugin-boundaries';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/**
 * The folders with code, and what each may import besides itself. A file belongs to the first folder that contains it.
 * In `src/` arrows lead down: app, features, patterns, session, backend, components.
 */
const BASE = ['src/components', 'src/lib', 'src/theme'];
const PATTERNS = ['src/patterns', 'src/session', 'src/backend', ...BASE, 'machines'];
const ARROWS: Record<string, string[]> = {
  packages: [],
  machines: [],
  'src/theme': [],
  'src/lib': ['src/theme'],
  'src/components': ['src/lib', 'src/theme'],
  'src/backend': ['src/lib', 'machines'],
  'src/session': ['src/backend', ...BASE, 'machines'],
  'src/patterns': PATTERNS,
  'src/features/audit': PATTERNS,
  'src/features/dashboard': ['src/features/audit', ...PATTERNS],
  'src/features/landing': PATTERNS,
  'src/features/sessions': PATTERNS,
  'src/features/settings': ['src/features/sessions', ...PATTERNS],
  'src/features/sign-in': PATTERNS,
  'src/features/staff': ['src/features/audit', 'src/features/sessions', ...PATTERNS],
  'src/features/teams': ['src/features/staff', ...PATTERNS],
  'src/app': ['src/features/*', ...PATTERNS],
  charts: ['src/app', 'src/features/*', 'src/patterns', 'src/session', ...BASE, 'machines'],
  'supabase/tests/support': ['tools', 'src/backend', 'machines'],
  'supabase/tests': ['supabase/tests/support', 'tools', 'src/features/*', 'src/session', 'src/backend', 'machines'],
  tools: ['supabase/tests/support', 'charts', 'src/*', 'src/features/*', 'machines'],
  bench: ['supabase/tests/support', 'tools', 'src/features/audit', 'src/backend', 'machines'],
  e2e: ['charts', 'tools', 'machines'],
};
const FOLDERS = Object.keys(ARROWS);

/** Packages by the folders that may not import them. */
const PACKAGES = [
  {
    folders: ['machines'],
    regex: '^(?!xstate($|/)|\\.|vitest$|@xstate/test$|chart-lab/)',
    message: 'Charts only import xstate.',
  },
  {
    folders: ['src/[!b]*', 'charts', 'packages'],
    regex: '^@supabase/',
    message: 'Only src/backend/ imports supabase-js.',
  },
  { folders: ['src/backend'], regex: '^(react|@xstate/react)', message: 'Adapters import no views.' },
  {
    folders: ['src/{components,lib}'],
    regex: '^(@supabase/|@xstate/|xstate)',
    message: 'Components only depend on their props.',
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

const errorOn = (regex: string, message: string): ['error', object] => ['error', { patterns: [{ regex, message }] }];

export default defineConfig(
  {
    ignores: ['dist*/', '.local/', 'node_modules/', 'test-results/', 'playwright-report/', 'docs/', 'public/'],
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
  {
    files: ['{packages,machines,src,charts,e2e,bench,tools,supabase}/**/*.{ts,tsx}'],
    plugins: { boundaries },
    settings: {
      'boundaries/elements': FOLDERS.map((folder) => ({
        type: folder,
        pattern: `${folder}/**`,
        partialMatch: false,
      })),
      'boundaries/dependency-nodes': ['import', 'dynamic-import', 'export'],
    },
    rules: {
      'boundaries/dependencies': [
        'error',
        {
          default: 'disallow',
          message: '{{from.element.types}} may not import {{to.element.types}}: see ARROWS in eslint.config.ts.',
          policies: Object.entries(ARROWS).map(([type, allowed]) => ({
            from: { element: { type } },
            allow: { to: { element: { types: { anyOf: [type, ...allowed] } } } },
          })),
        },
      ],
      'boundaries/no-unknown-files': 'error',
    },
  },
  ...PACKAGES.map(({ folders, regex, message }) => ({
    files: folders.map((folder) => `${folder}/**/*.{ts,tsx}`),
    rules: { '@typescript-eslint/no-restricted-imports': errorOn(regex, message) },
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
