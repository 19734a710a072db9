import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PUBLISHABLE_KEY } from '../../tools/embedded/publishableKey.ts';
import { root } from '../../tools/embedded/paths.ts';
import { reactAdmin, refine, type Contender } from './contenders.ts';

const COMPARE = join(root, 'bench/compare');

function run(folder: string, ...args: string[]): void {
  const env = { ...process.env, VITE_SUPABASE_ANON_KEY: PUBLISHABLE_KEY };
  const { status } = spawnSync('npx', args, { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(`${args.join(' ')} failed in ${folder}`);
}

/** Builds the app, and the others where `npm ci` has been run in bench/compare; gives those that are there. */
export function build(): Contender[] {
  run(root, 'vite', 'build', '--mode', 'embedded', '--logLevel', 'warn');
  if (!existsSync(join(COMPARE, 'node_modules'))) {
    console.log('The comparison is left out: run `npm ci` in bench/compare for it.');
    return [];
  }
  for (const mode of ['react-admin', 'refine']) run(COMPARE, 'vite', 'build', '--mode', mode, '--logLevel', 'error');
  return [reactAdmin, refine];
}
