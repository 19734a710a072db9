import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { localFolder, root } from '../../embedded/paths.ts';
import { walkedActorsPlugin } from './walkedActorsPlugin.ts';
import { chartSamplesPlugin } from '../samples/samplesPlugin.ts';

const port = Number(process.env['PORT'] ?? 5174);

/** The gallery of charts: `npm run charts`, and `npm run charts:build` for a static site that works in any folder. */
export default defineConfig({
  root: join(root, 'charts'),
  base: './',
  publicDir: false,
  cacheDir: join(localFolder, 'charts-cache'),
  plugins: [walkedActorsPlugin(), react(), vanillaExtractPlugin(), chartSamplesPlugin()],
  server: { port, strictPort: true, host: 'localhost', fs: { allow: [root] } },
  build: {
    outDir: join(root, 'dist-charts'),
    emptyOutDir: true,
    target: 'es2022',
    rolldownOptions: { input: ['charts/index.html', 'charts/screen.html'].map((page) => join(root, page)) },
  },
});
