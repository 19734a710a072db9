import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockDataFolder, removeData } from './dataFolder.ts';

describe('F-61 data folder', () => {
  let parent: string;
  let folder: string;

  beforeEach(() => {
    parent = mkdtempSync(join(tmpdir(), 'data-folder-'));
    folder = join(parent, 'data');
  });
  afterEach(() => rmSync(parent, { recursive: true, force: true }));

  it('is locked for a second server, with instructions to stop the first one or remove a stale lock', () => {
    writeFileSync(`${folder}.pid`, String(process.ppid));
    const instructions = `is in use by process ${process.ppid}. Stop that one first (Ctrl+C where it runs, or: kill ${process.ppid}). If process ${process.ppid} is something else, which got the number of a server that was cut off, remove ${folder}.pid.`;
    expect(() => lockDataFolder(folder)).toThrow(instructions);
    mkdirSync(folder);
    expect(() => removeData(folder)).toThrow(instructions);
    expect(existsSync(folder)).toBe(true);
  });

  it('is unlocked when its server stops or was killed', () => {
    lockDataFolder(folder)();
    expect(existsSync(`${folder}.pid`)).toBe(false);
    const { pid } = spawnSync(process.execPath, ['--version']);
    writeFileSync(`${folder}.pid`, String(pid));
    const giveBack = lockDataFolder(folder);
    expect(readFileSync(`${folder}.pid`, 'utf8')).toBe(String(process.pid));
    giveBack();
  });

  it('is removed with its content', () => {
    mkdirSync(folder);
    writeFileSync(join(folder, 'PG_VERSION'), '17');
    removeData(folder);
    expect(existsSync(folder)).toBe(false);
  });
});
