import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { honoMiddleware } from '@supabase/lite/vite';
import type { Connect, Plugin } from 'vite';
import { openBackend } from './backend.ts';
import { makeData } from './newData.ts';
import { printedMails } from './printedMails.ts';
import { PUBLISHABLE_KEY } from './publishableKey.ts';
import { welcome } from './demoAccounts.ts';
import { lockDataFolder } from './dataFolder.ts';
import { localFolder } from './paths.ts';
import { signingSecret } from './secret.ts';

type Server = {
  middlewares: Connect.Server;
  httpServer: { once: (event: 'close' | 'listening', listener: () => void) => unknown } | null;
};

/**
 * Serves the embedded backend from Vite's own process, in `vite` and `vite preview`, under /auth/v1 and /rest/v1,
 * and tells the app that its backend is the page's origin.
 * @param dataFolder where the database lives
 * @param siteUrl the address the app is served at, for the links in mails
 */
export function embeddedBackend(dataFolder: string, siteUrl: string): Plugin {
  async function serve(server: Server): Promise<void> {
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
    server.middlewares.use(honoMiddleware(app, ['/auth/v1', '/rest/v1']));
    const stop = () => {
      unlock();
      void backend.close();
    };
    server.httpServer?.once('listening', () => console.log(welcome(siteUrl)));
    server.httpServer?.once('close', stop);
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
