import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const SHARED = ['react', 'react-dom'];

/** What the names of the shared modules begin with. */
export const SHARED_PREFIX = '\0shared:';

/**
 * Has the whole build share one module of React's exports. React is CommonJS: otherwise each file of the build makes a
 * copy of it out of forty bound getters, and every call of a hook goes through one of them.
 */
export function shareReact(): Plugin {
  const require = createRequire(import.meta.url);
  return {
    name: 'share-react',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer, { kind }) {
      if (kind === 'require-call' || importer?.startsWith(SHARED_PREFIX) === true) return null;
      return SHARED.includes(source) ? SHARED_PREFIX + source : null;
    },
    load(id) {
      if (!id.startsWith(SHARED_PREFIX)) return null;
      const source = id.slice(SHARED_PREFIX.length);
      return [
        // Not imported: that would make a copy of it with a bound getter for each export.
        `const shared = require('${source}');`,
        'export default shared;',
        // Marked, so that what nobody imports is left out: reading a property could have an effect.
        ...Object.keys(require(source) as object).map(
          (name) => `export const ${name} = /* @__PURE__ */ (() => shared.${name})();`,
        ),
      ].join('\n');
    },
  };
}
