import { join } from 'node:path';
import type { Plugin } from 'vite';
import { root } from '../../embedded/paths.ts';

const SCREENS = join(root, 'charts/src/screens');
const WALKED_ACTORS = join(SCREENS, 'walkedActors.ts');

/** Lets the product's views in the gallery use walked actors, and no backend. */
export function walkedActorsPlugin(): Plugin {
  return {
    name: 'walked-actors',
    enforce: 'pre',
    resolveId(id, importer) {
      if (id === '@xstate/react' && importer !== WALKED_ACTORS) return WALKED_ACTORS;
      return id.endsWith('/backend/loadBackend.ts') ? join(SCREENS, 'noBackend.ts') : null;
    },
  };
}
