import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { freePort } from '../testing/freePort.ts';
import { root } from './paths.ts';
import { PUBLISHABLE_KEY } from './publishableKey.ts';

const START_TIMEOUT = 150_000;
const STOP_TIMEOUT = 10_000;
const email = 'employee@example.org';

const parent = mkdtempSync(join(tmpdir(), 'signals-'));
const dataFolder = join(parent, 'data');
afterAll(() => rmSync(parent, { recursive: true, force: true }));

/** Runs an npm script in a new process group, like a terminal. @returns the id of the group */
function startScript(script: string, port: number): number {
  const env: NodeJS.ProcessEnv = { ...process.env, PORT: String(port), DATA_FOLDER: dataFolder };
  // Set by Vitest, and would change the build.
  delete env['NODE_ENV'];
  delete env['VITEST'];
  const npm = spawn('npm', ['run', script], {
    cwd: root,
    detached: true,
    env,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  if (npm.pid === undefined) throw new Error('npm did not start');
  return npm.pid;
}

async function isUp(address: string): Promise<boolean> {
  try {
    return (await fetch(address)).ok;
  } catch {
    return false;
  }
}

/** The running processes of a group. */
function runningIn(group: number): string[] {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pgid=,stat=,args='], { encoding: 'utf8' });
  return stdout.split('\n').filter((line) => {
    const [pgid, stat = ''] = line.trim().split(/\s+/);
    return Number(pgid) === group && !stat.startsWith('Z');
  });
}

/** Returns the employee's display name, after saving `next` if it is given. */
async function displayName(address: string, next?: string): Promise<unknown> {
  const headers = { apikey: PUBLISHABLE_KEY, 'content-type': 'application/json' };
  const signedIn = await fetch(`${address}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email, password: 'staff-demo' }),
  });
  const { access_token: token } = (await signedIn.json()) as { access_token: string };
  const answer = await fetch(`${address}/rest/v1/users?email=eq.${email}&select=display_name`, {
    ...(next === undefined ? {} : { method: 'PATCH', body: JSON.stringify({ display_name: next }) }),
    headers: { ...headers, authorization: `Bearer ${token}`, prefer: 'return=representation' },
  });
  const [row] = (await answer.json()) as { display_name: unknown }[];
  return row?.display_name;
}

/** The ways to end the process. Each starts the app, so `npm test` only runs the most different ones. */
const ENDINGS = [
  { command: 'start', reason: 'SIGTERM to npm', end: (pid: number) => process.kill(pid, 'SIGTERM') },
  { command: 'start', reason: 'a closed terminal', end: (pid: number) => process.kill(-pid, 'SIGHUP') },
  { command: 'dev', reason: 'Ctrl+C', end: (pid: number) => process.kill(-pid, 'SIGINT') },
  { command: 'dev', reason: 'SIGKILL to npm', end: (pid: number) => process.kill(pid, 'SIGKILL') },
  ...(process.env['TEST_ALL'] === undefined
    ? []
    : [
        { command: 'dev', reason: 'SIGTERM to npm', end: (pid: number) => process.kill(pid, 'SIGTERM') },
        { command: 'dev', reason: 'SIGHUP to npm', end: (pid: number) => process.kill(pid, 'SIGHUP') },
        { command: 'dev', reason: 'SIGKILL to all', end: (pid: number) => process.kill(-pid, 'SIGKILL') },
      ]),
];

describe('F-91 leaves no processes and loses no data', () => {
  let saved: string | undefined;

  it.each(ENDINGS)(
    'npm run $command after $reason',
    async ({ command, reason, end }) => {
      const port = await freePort();
      const address = `http://localhost:${port}`;
      const pid = startScript(command, port);
      try {
        await expect.poll(() => isUp(address), { timeout: START_TIMEOUT, interval: 250 }).toBe(true);
        if (saved !== undefined) expect(await displayName(address)).toBe(saved);
        saved = `${command} ${reason}`;
        expect(await displayName(address, saved)).toBe(saved);
        end(pid);
        await expect.poll(() => runningIn(pid), { timeout: STOP_TIMEOUT }).toEqual([]);
        expect(await isUp(address)).toBe(false);
        expect(existsSync(dataFolder)).toBe(true);
      } finally {
        if (runningIn(pid).length > 0) process.kill(-pid, 'SIGKILL');
      }
    },
    START_TIMEOUT + 4 * STOP_TIMEOUT,
  );
});
