import { renameSync, rmSync } from 'node:fs';
import { openBackend } from './backend.ts';

/** Makes a folder with the migrated and seeded data: the whole of it, or none when the process ends meanwhile. */
export async function makeData(folder: string): Promise<void> {
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  const backend = await openBackend({
    dataFolder: unfinished,
    siteUrl: 'http://localhost',
    signingSecret: 'only for making the data',
  });
  await backend.close();
  renameSync(unfinished, folder);
}
