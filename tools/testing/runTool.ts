import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { root } from '../embedded/paths.ts';

/**
 * Runs a command of an installed package, and prints its duration.
 * @returns whether it succeeded
 */
export async function runTool(command: string, env: Record<string, string> = {}): Promise<boolean> {
  const [tool = '', ...args] = command.split(' ');
  const started = Date.now();
  // npm adds the commands of packages to the PATH.
  const child = spawn(tool, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  const [code] = (await once(child, 'close')) as [number | null];
  console.log(`── ${command}: ${code === 0 ? 'ok' : 'FAILED'}, ${((Date.now() - started) / 1000).toFixed(1)} s`);
  return code === 0;
}

/** Type checks the app and the tools. */
export async function checkTypes(): Promise<boolean[]> {
  return [await runTool('tsc -p tsconfig.json'), await runTool('tsc -p tsconfig.node.json')];
}

/** Lints everything. */
export function lint(): Promise<boolean> {
  return runTool('eslint --max-warnings 0 .');
}
