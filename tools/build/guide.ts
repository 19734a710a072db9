import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { marked } from 'marked';
import type { Plugin } from 'vite';
import { root } from '../embedded/paths.ts';

const docs = join(root, 'docs');
const POLICY = "default-src 'none'; style-src 'self'; img-src 'self'";

/** The guide for staff as a page, from docs/guide.md. Styled by public/guide.css. */
function guidePage(): string {
  const content = marked.parse(readFileSync(join(docs, 'guide.md'), 'utf8'), { async: false });
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="${POLICY}" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>Guide - Staff</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="/guide.css" />
  </head>
  <body>
    <main>${content}</main>
  </body>
</html>
`;
}

/** Adds the guide and its pictures to the build, as /guide.html; in development, serves them. */
export function guide(): Plugin {
  return {
    name: 'guide',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'guide.html', source: guidePage() });
      for (const file of readdirSync(join(docs, 'pictures')).filter((name) => name.startsWith('guide-'))) {
        this.emitFile({
          type: 'asset',
          fileName: `pictures/${file}`,
          source: readFileSync(join(docs, 'pictures', file)),
        });
      }
    },
    configureServer({ middlewares }) {
      middlewares.use('/guide.html', (_, response) => void response.end(guidePage()));
      middlewares.use('/pictures', ({ url = '' }, response) => {
        response.end(readFileSync(join(docs, 'pictures', basename(url))));
      });
    },
  };
}
