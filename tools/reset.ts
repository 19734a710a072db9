import { removeData } from './embedded/dataFolder.ts';
import { demoDataFolder } from './embedded/paths.ts';

try {
  removeData(demoDataFolder);
  console.log('The next npm start creates fresh demo data.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
