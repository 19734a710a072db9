import { build, preview } from 'vite';
import { exitWithStarter } from './embedded/exitWithStarter.ts';

const mode = 'embedded';

// Without CI, Vite stops when its stdin ends, such as in a background job.
process.env['CI'] ??= 'true';
exitWithStarter();

try {
  await build({ mode, logLevel: 'warn' });
  await preview({ mode });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
