import { build, preview } from 'vite';
import { welcome } from './embedded/demoAccounts.ts';

const mode = 'embedded';

try {
  await build({ mode, logLevel: 'warn' });
  const server = await preview({ mode });
  console.log(welcome(server.resolvedUrls?.local[0] ?? 'http://localhost:5173/'));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void server.close().finally(() => process.exit(0)));
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
