import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** `vite build --mode react-admin` or `--mode refine`, each into its own folder under .local/. */
export default defineConfig(({ mode }) => ({
  root: mode,
  plugins: [react()],
  build: {
    outDir: `../../../.local/compare/${mode}`,
    emptyOutDir: true,
    target: 'es2022',
    chunkSizeWarningLimit: 5000,
  },
}));
