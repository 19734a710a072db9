import { execFileSync } from 'node:child_process';
import { mkdtempSync, realpathSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../embedded/paths.ts';
import type { ChartFile } from './report.ts';

const LIMIT = 64 * 1024 * 1024;

/**
 * The charts of a project in its working tree.
 * @throws if a chart cannot be loaded
 */
export function chartsIn(project: string): ChartFile[] {
  const print = join(root, 'tools/charts/diff/print.ts');
  const output = execFileSync(process.execPath, ['--import', 'tsx', print, project], { cwd: root, maxBuffer: LIMIT });
  return JSON.parse(output.toString()) as ChartFile[];
}

/**
 * The charts of a project at a commit, loaded with the packages that are installed now.
 * @throws if there is no such commit, or a chart cannot be loaded
 */
export function chartsAt(commit: string, project: string): ChartFile[] {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: project, stdio: ['ignore', 'pipe', 'pipe'] });
  const hash = hashOf(commit, git);
  const folder = mkdtempSync(join(tmpdir(), 'charts-'));
  git('worktree', 'add', '--detach', folder, hash);
  try {
    symlinkSync(realpathSync(join(project, 'node_modules')), join(folder, 'node_modules'));
    return chartsIn(folder);
  } finally {
    git('worktree', 'remove', '--force', folder);
  }
}

function hashOf(commit: string, git: (...args: string[]) => Buffer): string {
  try {
    return git('rev-parse', '--verify', '--quiet', '--end-of-options', `${commit}^{commit}`).toString().trim();
  } catch {
    throw new Error(`There is no commit “${commit}”.`);
  }
}
