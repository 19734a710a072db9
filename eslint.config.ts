import { existsSync } from 'node:fs';
import { defineConfig } from 'eslint/config';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

type Zone = {
  /** The room whose imports are restricted. */
  room: string;
  /** Imports it must not use, and why. */
  forbidden: ({ group: string[]; message: string } | { regex: string; message: string })[];
};

/** Which room may not import what: the arrows of the architecture. */
const zones: Zone[] = [
  {
    room: 'machines',
    forbidden: [
      {
        regex: '^(?!xstate($|/)|\\.|vitest$|@xstate/test$)',
        message: 'Charts import xstate and machines/ only.',
      },
      { group: ['**/src/**', '**/e2e/**', '**/bench/**', '**/scripts/**'], message: 'Charts know no other room.' },
    ],
  },
  {
    room: 'src',
    forbidden: [
      { group: ['**/e2e/**', '**/bench/**', '**/scripts/**'], message: 'Nothing imports e2e/, bench/ or scripts/.' },
      { group: ['@supabase/*'], message: 'Only src/backend/ imports supabase-js.' },
    ],
  },
  {
    room: 'src/backend',
    forbidden: [
      { group: ['**/e2e/**', '**/bench/**', '**/scripts/**'], message: 'Nothing imports e2e/, bench/ or scripts/.' },
      {
        group: ['react', 'react-dom', '@xstate/*', 'react-*', '**/app/**', '**/screens/**', '**/ui/**', '**/theme/**'],
        message: 'Adapters know no view.',
      },
    ],
  },
  {
    room: 'src/ui',
    forbidden: [
      { group: ['@supabase/*'], message: 'Only src/backend/ imports supabase-js.' },
      {
        group: ['**/app/**', '**/screens/**', '**/backend/**', '**/machines/**', '@xstate/*', 'xstate'],
        message: 'Parts in ui/ are dumb: they know props only.',
      },
    ],
  },
  {
    room: 'src/theme',
    forbidden: [
      { group: ['@supabase/*'], message: 'Only src/backend/ imports supabase-js.' },
      { group: ['**/app/**', '**/screens/**', '**/backend/**', '**/ui/**'], message: 'Tokens stand on nothing.' },
    ],
  },
  {
    room: 'charts',
    forbidden: [
      { group: ['**/e2e/**', '**/bench/**', '**/scripts/**'], message: 'Nothing imports e2e/, bench/ or scripts/.' },
      {
        group: ['@supabase/*', '**/src/app/**', '**/src/backend/**', '**/src/screens/**'],
        message: 'The gallery shows charts, not the app.',
      },
    ],
  },
];

for (const { room } of zones) {
  if (!existsSync(room)) throw new Error(`eslint.config.ts: the room ${room}/ does not exist`);
}

export default defineConfig(
  {
    ignores: [
      'dist/',
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
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': true, 'ts-ignore': true }],
    },
  },
  { files: ['src/**/*.{ts,tsx}'], extends: [reactHooks.configs.flat['recommended-latest']] },
  ...zones.map(({ room, forbidden }) => ({
    files: [`${room}/**/*.{ts,tsx}`],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns: forbidden }] as ['error', object] },
  })),
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
          message: 'Charts know no DOM, storage, network or timer: take it in through an actor.',
        })),
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Date', property: 'now', message: 'The time comes in through an actor or an event.' },
        { object: 'Math', property: 'random', message: 'Chance comes in through an actor.' },
      ],
    },
  },
  { files: ['scripts/**/*.ts', 'bench/**/*.ts'], rules: { 'no-console': 'off' } },
  // The one place where the product writes to the console.
  { files: ['src/app/logger.ts'], rules: { 'no-console': 'off' } },
);
