import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openBackend } from './embedded/backend.ts';
import { lockDataFolder } from './embedded/dataFolder.ts';
import { demoDataFolder, localFolder, root } from './embedded/paths.ts';
import { signingSecret } from './embedded/secret.ts';

const USAGE = `npm run seed:large -- [--people <how many>] [--audit <how many>]
Adds people, teams and a long audit trail to the demo data. npm run reset brings the demo data back.`;

/** A whole number of at least one. @throws with a sentence for the person at the terminal */
function amount(name: string, text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1)
    throw new Error(`--${name} takes a whole number of at least 1, not ${text}.`);
  return value;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      people: { type: 'string', default: '10000' },
      audit: { type: 'string', default: '100000' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(USAGE);
    return;
  }
  const people = amount('people', values.people);
  const audit = amount('audit', values.audit);
  const folder = process.env['DATA_FOLDER'] ?? demoDataFolder;
  const unlock = lockDataFolder(folder);
  try {
    console.log(`Adding ${people} people and ${audit} entries of the audit trail to ${folder} …`);
    const started = Date.now();
    const backend = await openBackend({
      dataFolder: folder,
      siteUrl: 'http://localhost:5173',
      signingSecret: signingSecret(join(localFolder, 'signing-secret')),
    });
    await backend.database.query(`select set_config('seed.people', $1, false), set_config('seed.audit', $2, false)`, [
      String(people),
      String(audit),
    ]);
    await backend.database.exec(readFileSync(join(root, 'bench/postgres/large.sql'), 'utf8'));
    await backend.close();
    console.log(`Done in ${Math.round((Date.now() - started) / 1000)} s. npm start shows it.`);
  } finally {
    unlock();
  }
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
