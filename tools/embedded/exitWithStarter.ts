import { execFileSync } from 'node:child_process';
import { isAlive } from './dataFolder.ts';

const CHECK_INTERVAL = 500;
/**
 * Matches an npm command line, such as `npm run dev` or `node /usr/bin/npm start`, but not a path with a folder named
 * npm.
 */
const NPM = /[\s/]npm(-cli\.js)?(\s|$)/;

function exit(): void {
  process.exit(0);
}

/** The ancestor processes up to npm, or only the parent if npm is not among them. */
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
    // There is no ps (on Windows), or the process has just ended.
  }
  return [process.ppid];
}

/**
 * Ends this process on a signal, and when the terminal or npm ends: npm does not forward signals to its children. The
 * database is safe at any time, because Postgres recovers committed data.
 */
export function exitWithStarter(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, exit);
  const pids = starters();
  setInterval(() => {
    if (!pids.every(isAlive)) exit();
  }, CHECK_INTERVAL).unref();
}
