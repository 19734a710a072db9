import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../scripts/embedded/paths.ts';
import type { ToBench, ToServer, Worker } from './messages.ts';

export type ServerProcess = {
  url: string;
  people: Worker[];
  /** The memory of its process, in bytes. */
  memory: () => Promise<number>;
  stop: () => Promise<void>;
};

/** Starts the backend in a process of its own: embedded, or on the PostgreSQL server at `postgresUrl`. */
export async function startServerProcess(postgresUrl: string | null): Promise<ServerProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'load-'));
  const child = fork(join(root, 'bench/load/server.ts'), [join(folder, 'data'), postgresUrl ?? ''], {
    cwd: root,
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const exited = once(child, 'exit');

  async function next<Type extends ToBench['type']>(type: Type): Promise<Extract<ToBench, { type: Type }>> {
    for (;;) {
      const reply = await Promise.race([once(child, 'message'), exited.then(() => null)]);
      if (reply === null) throw new Error('The server ended');
      const [message] = reply as [ToBench];
      if (message.type === type) return message as Extract<ToBench, { type: Type }>;
    }
  }
  const tell = (message: ToServer) => child.send(message);

  const { url, people } = await next('ready');
  return {
    url,
    people,
    memory: async () => {
      const reply = next('memory');
      tell({ type: 'measure' });
      return (await reply).bytes;
    },
    stop: async () => {
      tell({ type: 'stop' });
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
