import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './freePort.ts';

type PostgresServer = { url: string; version: string; stop: () => void };

const DEBIAN = '/usr/lib/postgresql';

/**
 * The folder of the PostgreSQL binaries (POSTGRES_BIN, Debian's PostgreSQL 15, or the newest version), or null.
 */
export function findBinaries(): string | null {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((one, other) => Number(other) - Number(one)) : [];
  const folders = [process.env['POSTGRES_BIN'], ...['15', ...versions].map((version) => join(DEBIAN, version, 'bin'))];
  return folders.find((folder) => folder !== undefined && existsSync(join(folder, 'initdb'))) ?? null;
}

/** Postgres does not run as root, so it then runs as the account of its package. */
function unprivileged(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
  return { uid: id('-u'), gid: id('-g') };
}

/**
 * Starts a PostgreSQL server with a temporary data folder on loopback; null if none is installed. It stops with this
 * process.
 */
export async function startPostgres(): Promise<PostgresServer | null> {
  const binaries = findBinaries();
  if (binaries === null) return null;
  const identity = unprivileged();
  const folder = mkdtempSync(join(tmpdir(), 'rules-postgres-'));
  if (identity.uid !== undefined && identity.gid !== undefined) chownSync(folder, identity.uid, identity.gid);
  const data = join(folder, 'data');
  const run = (command: string, ...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(join(binaries, command), args, {
      ...identity,
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    if (status !== 0) throw new Error(`${command} failed: ${stderr}`);
    return stdout;
  };
  const port = await freePort();
  run('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync');
  const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off -c max_connections=200`;
  run('pg_ctl', '-D', data, '-w', '-l', join(folder, 'log'), '-o', settings, 'start');
  let isRunning = true;
  const stop = () => {
    if (!isRunning) return;
    isRunning = false;
    run('pg_ctl', '-D', data, '-m', 'immediate', 'stop');
    rmSync(folder, { recursive: true, force: true });
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      stop();
      process.exit(1);
    });
  }
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, version: run('postgres', '--version').trim(), stop };
}
