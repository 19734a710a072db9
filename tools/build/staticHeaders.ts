import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

type Rule = { path: string; name: string; value: string | null };

/** Parses a `_headers` file: indented headers below a path; `!` removes a header of an earlier path. */
function rulesOf(text: string): Rule[] {
  let path = '';
  return text.split('\n').flatMap((line) => {
    const [, removed, name = '', value = null] = /^\s+(! )?([\w-]+)(?:: (.+))?$/.exec(line) ?? [];
    if (/^\S/.test(line)) path = line.trim().replace('*', '');
    return name === '' ? [] : [{ path, name, value: removed === undefined ? value : null }];
  });
}

/** Sends the headers of the built `_headers` in `vite preview`, as a static host does. */
export function staticHeaders(): Plugin {
  return {
    name: 'static-headers',
    configurePreviewServer({ config, middlewares }) {
      const rules = rulesOf(readFileSync(resolve(config.root, config.build.outDir, '_headers'), 'utf8'));
      middlewares.use(({ url = '' }, response, next) => {
        for (const { path, name, value } of rules.filter((rule) => url.startsWith(rule.path))) {
          if (value === null) response.removeHeader(name);
          else response.setHeader(name, value);
        }
        next();
      });
    },
  };
}
