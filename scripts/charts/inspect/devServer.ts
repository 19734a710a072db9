import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../embedded/paths.ts';

const PATIENCE = 90_000;

/** The app as `npm run dev` serves it, with an embedded backend of its own. */
export async function startDevServer(port: number): Promise<{ address: string; stop: () => Promise<void> }> {
  const address = `http://localhost:${port}`;
  const folder = mkdtempSync(join(tmpdir(), 'inspect-'));
  const child = spawn(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), '--mode', 'embedded'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_FOLDER: join(folder, 'data'), NODE_ENV: 'development' },
    // Vite stops when its input ends: an open one ends with this process.
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const deadline = Date.now() + PATIENCE;
  while (!(await answers(address))) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error('The development server did not start');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return {
    address,
    stop: async () => {
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function answers(address: string): Promise<boolean> {
  try {
    return (await fetch(address)).ok;
  } catch {
    return false;
  }
}
