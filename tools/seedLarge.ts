import { parseArgs } from 'node:util';
import { lockDataFolder } from './embedded/dataFolder.ts';
import { addLargeData } from './embedded/largeData.ts';
import { demoDataFolder } from './embedded/paths.ts';

// `npm run seed:large -- [--people 10000] [--audit 100000]`: adds people and audit log entries to the demo data.
try {
  const { values } = parseArgs({
    options: { people: { type: 'string', default: '10000' }, audit: { type: 'string', default: '100000' } },
  });
  const [people, audit] = [Number(values.people), Number(values.audit)];
  if (!(people >= 1 && audit >= 1)) throw new Error('--people and --audit take a number of at least 1.');
  const folder = process.env['DATA_FOLDER'] ?? demoDataFolder;
  const unlock = lockDataFolder(folder);
  process.once('exit', unlock);
  console.log(`Adding ${people} people and ${audit} audit log entries to ${folder} …`);
  await addLargeData(folder, people, audit);
  console.log('Done. Run npm start to see it, or npm run reset to restore the demo data.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
