import { execFileSync } from 'node:child_process';
import { isAlive } from './dataFolder.ts';

const CHECK_EVERY = 500;
/** A command line of npm, as `npm run dev` or `node /usr/bin/npm start`; not a path with a folder of that name. */
const NPM = /[\s/]npm(-cli\.js)?(\s|$)/;

function exit(): void {
  process.exit(0);
}

/** The processes that started this one, up to npm; the parent alone where npm is not among them. */
function starters(): number[] {
  const pids = [process.ppid];
  try {
    for (let pid = process.ppid; pid > 1;) {
      const line = execFileSync('ps', ['-o', 'ppid=,args=', '-p', String(pid)], { encoding: 'utf8' }).trim();
      if (NPM.test(line)) return pids;
      pid = Number.parseInt(line, 10);
      pids.push(pid);
    }
  } catch {
    // No ps, as on Windows, or a process that has just ended.
  }
  return [process.ppid];
}

/**
 * Ends this process at a signal, with the terminal, and with npm: a signal ends npm and its shell, and they leave behind
 * what they started. The database is safe at any moment: Postgres recovers what was committed.
 */
export function exitWithStarter(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, exit);
  const pids = starters();
  setInterval(() => {
    if (!pids.every(isAlive)) exit();
  }, CHECK_EVERY).unref();
}
