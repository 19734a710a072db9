import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { honoMiddleware } from '@supabase/lite/vite';
import type { Plugin, PreviewServer, ViteDevServer } from 'vite';
import { makeData, openBackend } from './backend.ts';
import { printedMails, welcome } from './terminal.ts';
import { PUBLISHABLE_KEY } from './publishableKey.ts';
import { lockDataFolder } from './dataFolder.ts';
import { localFolder } from './paths.ts';
import { signingSecret } from './secret.ts';

/**
 * Serves the embedded backend in the process of `vite` and `vite preview`, under /auth/v1 and /rest/v1, and configures
 * the app to use the page's origin as its backend.
 * @param dataFolder the folder of the database
 * @param siteUrl the URL of the app, for links in emails
 */
export function embeddedBackend(dataFolder: string, siteUrl: string): Plugin {
  async function serve({ middlewares, httpServer }: ViteDevServer | PreviewServer): Promise<void> {
    const unlock = lockDataFolder(dataFolder);
    process.once('exit', unlock);
    if (!existsSync(dataFolder)) await makeData(dataFolder);
    const backend = await openBackend({
      dataFolder,
      siteUrl,
      signingSecret: signingSecret(join(localFolder, 'signing-secret')),
      email: printedMails,
    });
    // The package declares App twice, once for each of its entry points.
    const app = backend.app as unknown as Parameters<typeof honoMiddleware>[0];
    middlewares.use(honoMiddleware(app, ['/auth/v1', '/rest/v1']));
    httpServer?.once('listening', () => console.log(welcome(siteUrl)));
    httpServer?.once('close', () => {
      unlock();
      void backend.close();
    });
  }

  return {
    name: 'embedded-backend',
    config: () => ({
      define: {
        'import.meta.env.VITE_SUPABASE_URL': 'window.location.origin',
        'import.meta.env.VITE_SUPABASE_ANON_KEY': JSON.stringify(PUBLISHABLE_KEY),
      },
    }),
    configureServer: serve,
    configurePreviewServer: serve,
  };
}
