import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { localFolder, root } from '../embedded/paths.ts';
import { freePort } from './freePort.ts';
import { templateFolder } from './prepareData.ts';

export type Server = {
  address: string;
  /** The output of the backend so far, including emails. */
  output: () => string;
  /** Stops the server and deletes its data. @param inspect reads the data folder in between */
  stop: (inspect?: (dataFolder: string) => Promise<void>) => Promise<void>;
};

const START_TIMEOUT = 60_000;

/**
 * Serves the app with its own embedded backend, on a copy of the migrated and seeded data.
 * @param worker the name of the copy
 * @param command `preview` serves the production build, `serve` the sources as `npm run dev` does
 * @param template the data folder to copy
 */
export async function startServer(
  worker: number | string,
  command: 'preview' | 'serve' = 'preview',
  template = templateFolder(),
): Promise<Server> {
  const port = await freePort();
  const address = `http://localhost:${port}`;
  const dataFolder = join(localFolder, `worker-${worker}`);
  rmSync(dataFolder, { recursive: true, force: true });
  cpSync(template, dataFolder, { recursive: true });
  const child = spawn(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), command, '--mode', 'embedded'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_FOLDER: dataFolder,
      // The lowest cost: tests create many accounts.
      LITE_AUTH_BCRYPT_COST: '4',
      NO_COLOR: '1',
    },
    // Vite stops when its stdin ends: an open pipe ends with this process.
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let output = '';
  const collect = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);

  const deadline = Date.now() + START_TIMEOUT;
  while (!(await answers(address))) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`The server did not start:\n${output}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    address,
    output: () => output,
    stop: async (inspect) => {
      if (child.exitCode === null) {
        const exited = once(child, 'exit');
        child.kill('SIGTERM');
        await exited;
      }
      await inspect?.(dataFolder);
      rmSync(dataFolder, { recursive: true, force: true });
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
