import { build, preview } from 'vite';
import { exitWithStarter } from './embedded/exitWithStarter.ts';

const mode = 'embedded';

// Unless this says so, Vite stops when its input ends, as it does in the background of a shell.
process.env['CI'] ??= 'true';
exitWithStarter();

try {
  await build({ mode, logLevel: 'warn' });
  await preview({ mode });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
