import { removeData } from './embedded/dataFolder.ts';
import { demoDataFolder } from './embedded/paths.ts';

try {
  removeData(demoDataFolder);
  console.log('The demo data is fresh again at the next npm start.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
