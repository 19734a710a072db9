import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBackend } from './backend.ts';

const parent = mkdtempSync(join(tmpdir(), 'embedded-backend-'));
const template = join(parent, 'template');

async function open(dataFolder: string) {
  return await openBackend({ dataFolder, siteUrl: 'http://localhost', signingSecret: 'secret' });
}

/** A copy of the migrated data folder after an SQL statement. */
async function folderAfter(name: string, statement: string): Promise<string> {
  const folder = join(parent, name);
  cpSync(template, folder, { recursive: true });
  const { database, close } = await open(folder);
  await database.exec(statement);
  await close();
  return folder;
}

describe('A data folder', () => {
  beforeAll(async () => {
    const { close } = await open(template);
    await close();
  }, 60_000);
  afterAll(() => rmSync(parent, { recursive: true, force: true }));

  const history = 'supabase_migrations.schema_migrations';

  it('opens again with its data if its migrations are current', async () => {
    const { database, close } = await open(await folderAfter('same', `delete from public.teams where false`));
    expect((await database.query('select from public.users')).rows).toHaveLength(140);
    await close();
  });

  it.each([
    [
      'changed',
      `update ${history} set statements = '{select 1}' where version = (select max(version) from ${history})`,
    ],
    ['gone', `insert into ${history} (version, name, statements) values ('20200101000000', 'gone', '{select 1}')`],
    ['unknown', `update ${history} set statements = null`],
  ])('fails with a hint at npm run reset if a migration is %s', async (name, statement) => {
    await expect(open(await folderAfter(name, statement))).rejects.toThrow('Run npm run reset');
  });
});
