import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Sends the headers of the built `_headers` in `vite preview`, as a static host does: indented below their path. */
export function staticHeaders(): Plugin {
  return {
    name: 'static-headers',
    configurePreviewServer({ config, middlewares }) {
      const lines = readFileSync(resolve(config.root, config.build.outDir, '_headers'), 'utf8').split('\n');
      middlewares.use(({ url = '' }, response, next) => {
        let isPath = false;
        for (const line of lines) {
          const [, name, value] = /^\s+(?:! )?([\w-]+)(?:: (.+))?$/.exec(line) ?? [];
          if (name === undefined) isPath = line !== '' && url.startsWith(line.replace('*', ''));
          else if (isPath && value === undefined) response.removeHeader(name);
          else if (isPath && value !== undefined) response.setHeader(name, value);
        }
        next();
      });
    },
  };
}
