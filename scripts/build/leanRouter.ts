import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);
const PRODUCTION = join(dirname(require.resolve('react-router/package.json')), 'dist', 'production');

const DISPLAY_NAME = /^\w+\.displayName = "[^"]*";$/gm;
const COMPONENT_OR_CONTEXT = / = (?=React\d*\.(?:createContext|forwardRef|memo)\()/g;

/**
 * Builds with React Router's own production files, which its package does not offer to bundlers, and without what the
 * product does not use of them, such as forms and scroll restoration: a component that is made by a call, or has a name
 * given to it, is kept otherwise. 1.9 kB gz of the first file.
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      resolve: {
        alias: [
          { find: /^react-router$/, replacement: join(PRODUCTION, 'index.mjs') },
          { find: /^react-router\/dom$/, replacement: join(PRODUCTION, 'dom-export.mjs') },
        ],
      },
    }),
    transform(code, id) {
      if (!id.startsWith(PRODUCTION)) return null;
      return { code: code.replace(DISPLAY_NAME, '').replace(COMPONENT_OR_CONTEXT, ' = /* @__PURE__ */ '), map: null };
    },
  };
}
