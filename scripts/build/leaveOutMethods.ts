import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { root } from '../embedded/paths.ts';
import { membersOf, mentionsIn, reachedNames, withoutUnreached } from './usedMembers.ts';

const PACKAGES = join(root, 'node_modules/@supabase');
const AUTH = join(PACKAGES, 'auth-js/dist/module');

/** The files with the classes of which the product uses a part. */
const CLASSES = [
  join(AUTH, 'GoTrueClient.js'),
  join(AUTH, 'GoTrueAdminApi.js'),
  join(PACKAGES, 'postgrest-js/dist/index.mjs'),
  join(PACKAGES, 'supabase-js/dist/index.mjs'),
];

/** The only folder that calls supabase-js, as the linter sees to. */
const BACKEND = join(root, 'src/backend');

/** Who may call those classes: the backend, and what the auth client is helped by, but for its part for passkeys. */
function callers(): string[] {
  const backend = readdirSync(BACKEND).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const helpers = readdirSync(join(AUTH, 'lib')).filter((file) => file.endsWith('.js') && !file.startsWith('webauthn'));
  return [...backend.map((file) => join(BACKEND, file)), ...helpers.map((file) => join(AUTH, 'lib', file))];
}

const read = (file: string) => readFileSync(file, 'utf8');

/**
 * Leaves out of builds what nobody calls of supabase-js: a method stays if src/backend mentions its name, or a method
 * that stays does. Bundlers keep every method of a class. 7.9 of the 35.9 kB gz of the backend's file.
 * @throws when a file of the library is gone, or has nothing to leave out any more
 */
export function leaveOutMethods(): Plugin {
  let reached = new Set<string>();
  const waiting = new Set(CLASSES);
  return {
    name: 'leave-out-methods',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      const libraries = CLASSES.map((file) => membersOf(file, read(file)));
      reached = reachedNames(
        libraries,
        callers().flatMap((file) => mentionsIn(file, read(file))),
      );
    },
    transform(code, id) {
      if (!CLASSES.includes(id)) return null;
      const left = withoutUnreached(id, code, reached);
      if (left !== code) waiting.delete(id);
      return { code: left, map: null };
    },
    buildEnd(error) {
      if (!error && waiting.size > 0) this.error(`leaveOutMethods: nothing to leave out of ${[...waiting].join(', ')}`);
    },
  };
}
