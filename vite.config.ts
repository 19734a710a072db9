import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { contentSecurityPolicy } from './tools/build/contentSecurityPolicy.ts';
import { exitWithStarter } from './tools/embedded/exitWithStarter.ts';
import { demoDataFolder, embeddedBuildFolder, root } from './tools/embedded/paths.ts';
import { embeddedBackend } from './tools/embedded/vitePlugin.ts';

/** The mode of a build that brings its own backend: `npm start` and the browser tests use it. */
const EMBEDDED_MODE = 'embedded';

export default defineConfig(({ command, mode, isPreview }) => {
  const env = loadEnv(mode, root, 'VITE_');
  const hosted = Boolean(env['VITE_SUPABASE_URL'] && env['VITE_SUPABASE_ANON_KEY']);
  const embedded = mode === EMBEDDED_MODE || (command === 'serve' && isPreview !== true && !hosted);
  const port = Number(process.env['PORT'] ?? 5173);
  if (command === 'serve') exitWithStarter();
  return {
    plugins: [
      contentSecurityPolicy(embedded ? undefined : env['VITE_SUPABASE_URL']),
      react(),
      vanillaExtractPlugin({ identifiers: command === 'build' ? 'short' : 'debug' }),
      ...(embedded ? [embeddedBackend(process.env['DATA_FOLDER'] ?? demoDataFolder, `http://localhost:${port}`)] : []),
    ],
    // Not the pages of bench/, which have packages of their own, another React among them.
    optimizeDeps: { entries: 'index.html' },
    server: { port, strictPort: true, host: 'localhost' },
    preview: { port, strictPort: true, host: 'localhost' },
    build: {
      outDir: embedded ? embeddedBuildFolder : 'dist',
      emptyOutDir: true,
      target: 'es2022',
      sourcemap: true,
      // One file instead of one for each component: fewer requests before the first screen.
      cssCodeSplit: false,
      rolldownOptions: {
        output: {
          // Merged files may import each other.
          strictExecutionOrder: true,
          codeSplitting: {
            // What the landing page needs is one file; what screens share is a few, of at least 4 kB.
            groups: [
              { name: 'initial', tags: ['$initial'], priority: 1 },
              { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 4_000 },
            ],
          },
        },
      },
    },
  };
});
