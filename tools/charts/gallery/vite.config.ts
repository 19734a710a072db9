import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { localFolder, root } from '../../embedded/paths.ts';

const port = Number(process.env['PORT'] ?? 5174);
const folder = join(root, 'charts');
const walkedActors = join(root, 'packages/chart-lab/src/screens/walkedActors.ts');

/** Lets the product's views in the gallery use walked actors, and no backend. */
const walkedActorsPlugin: Plugin = {
  name: 'walked-actors',
  enforce: 'pre',
  resolveId(id, importer) {
    if (id === '@xstate/react' && importer !== walkedActors) return walkedActors;
    return id.endsWith('/backend/loadBackend.ts') ? join(folder, 'screens/noBackend.ts') : null;
  },
};

/** The gallery of charts: `npm run charts`, and `npm run charts:build` for a static site that works in any folder. */
export default defineConfig({
  root: folder,
  base: './',
  publicDir: false,
  cacheDir: join(localFolder, 'charts-cache'),
  define: {
    // The sign-in page shows the server when it does not respond.
    'import.meta.env.VITE_SUPABASE_URL': JSON.stringify('https://project.example.org'),
    'import.meta.env.VITE_SUPABASE_ANON_KEY': JSON.stringify('none'),
  },
  plugins: [walkedActorsPlugin, react(), vanillaExtractPlugin()],
  server: { port, strictPort: true, host: 'localhost', fs: { allow: [root] } },
  build: {
    outDir: join(root, 'dist-charts'),
    emptyOutDir: true,
    target: 'es2022',
    rolldownOptions: {
      input: [join(folder, 'index.html'), join(folder, 'screen.html')],
      // The guards of xstate are told apart by the names of their functions, such as `and`.
      output: { keepNames: true },
    },
  },
});
