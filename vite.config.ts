import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { contentSecurityPolicy } from './tools/build/contentSecurityPolicy.ts';
import { guide } from './tools/build/guide.ts';
import { staticHeaders } from './tools/build/staticHeaders.ts';
import { exitWithStarter } from './tools/embedded/exitWithStarter.ts';
import { demoDataFolder, embeddedBuildFolder, root } from './tools/embedded/paths.ts';
import { embeddedBackend } from './tools/embedded/vitePlugin.ts';

export default defineConfig(({ command, mode, isPreview }) => {
  const env = loadEnv(mode, root, 'VITE_');
  const hosted = Boolean(env['VITE_SUPABASE_URL'] && env['VITE_SUPABASE_ANON_KEY']);
  // `npm start` and the browser tests build with --mode embedded.
  const embedded = mode === 'embedded' || (command === 'serve' && isPreview !== true && !hosted);
  const server = { port: Number(process.env['PORT'] ?? 5173), strictPort: true, host: 'localhost' };
  const dataFolder = process.env['DATA_FOLDER'] ?? demoDataFolder;
  if (command === 'serve') exitWithStarter();
  return {
    plugins: [
      contentSecurityPolicy(embedded ? undefined : env['VITE_SUPABASE_URL']),
      react(),
      guide(),
      vanillaExtractPlugin({ identifiers: command === 'build' ? 'short' : 'debug' }),
      embedded && embeddedBackend(dataFolder, `http://localhost:${server.port}`),
      // After the backend, whose responses have their own headers.
      staticHeaders(),
    ],
    // Not the pages of bench/, which have their own packages, including another React.
    // Not the pages of charts/, which have their own config.
    optimizeDeps: { entries: 'index.html' },
    server,
    preview: server,
    build: {
      outDir: embedded ? embeddedBuildFolder : 'dist',
      emptyOutDir: true,
      target: 'es2022',
      sourcemap: true,
      // One file instead of one per component: fewer requests before the first screen.
      cssCodeSplit: false,
      rolldownOptions: {
        output: {
          codeSplitting: {
            // One file for the landing page; a few of at least 4 kB for code that screens share.
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
