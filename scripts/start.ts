import { build, preview } from 'vite';

const mode = 'embedded';

// Unless this says so, Vite stops when its input ends, as it does in the background of a shell.
process.env['CI'] ??= 'true';

try {
  await build({ mode, logLevel: 'warn' });
  const server = await preview({ mode });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void server.close().finally(() => process.exit(0)));
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
