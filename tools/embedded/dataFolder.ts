import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Whether a process is running. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/**
 * Locks a data folder for this process, because two processes on one folder would corrupt it.
 * @returns a function that unlocks it
 * @throws with a message for the terminal if another process has locked it
 */
export function lockDataFolder(folder: string): () => void {
  const file = `${folder}.pid`;
  mkdirSync(dirname(file), { recursive: true });
  const holder = holderOf(folder);
  if (holder !== null) {
    throw new Error(
      `The data in ${folder} is in use by process ${holder}. Stop that one first (Ctrl+C where it runs, or: kill ${holder}). ` +
        `If process ${holder} is something else, which got the number of a server that was cut off, remove ${file}.`,
    );
  }
  writeFileSync(file, String(process.pid));
  return () => rmSync(file, { force: true });
}

function holderOf(folder: string): number | null {
  try {
    const pid = Number(readFileSync(`${folder}.pid`, 'utf8'));
    return pid !== process.pid && isAlive(pid) ? pid : null;
  } catch {
    return null;
  }
}

/**
 * Removes the database in a folder atomically, so that a killed process leaves no partial data.
 * @throws with a message for the terminal if another process has locked it
 */
export function removeData(folder: string): void {
  const unlock = lockDataFolder(folder);
  const removed = `${folder}.removed`;
  rmSync(removed, { recursive: true, force: true });
  if (existsSync(folder)) renameSync(folder, removed);
  rmSync(removed, { recursive: true, force: true });
  unlock();
}
