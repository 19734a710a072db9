import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** The places a page may speak to: its own origin, and the Supabase project with its sockets where there is one. */
function connections(projectUrl: string | undefined): string {
  if (projectUrl === undefined || !URL.canParse(projectUrl)) return "'self'";
  const { origin, host } = new URL(projectUrl);
  return `'self' ${origin} wss://${host}`;
}

/** The inline scripts of a page, each as the source that a policy allows it by. */
export function inlineScriptSources(page: string): string[] {
  return [...page.matchAll(/<script>([^]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
}

/**
 * Writes the Content-Security-Policy into the built page: nothing but its own files and its own inline scripts, to the
 * letter, runs. What only a header can say (frame-ancestors) is in public/_headers.
 * @param projectUrl the address of the hosted project; undefined when the backend is the page's own origin
 */
export function contentSecurityPolicy(projectUrl: string | undefined): Plugin {
  const policyOf = (page: string) =>
    [
      "default-src 'none'",
      ["script-src 'self'", ...inlineScriptSources(page)].join(' '),
      "style-src 'self'",
      "img-src 'self' data:",
      "manifest-src 'self'",
      `connect-src ${connections(projectUrl)}`,
      "base-uri 'none'",
      "form-action 'self'",
    ].join('; ');
  return {
    name: 'content-security-policy',
    apply: 'build',
    transformIndexHtml: {
      // Over all that the page has in the end.
      order: 'post',
      handler: (page) => [
        {
          tag: 'meta',
          attrs: { 'http-equiv': 'Content-Security-Policy', content: policyOf(page) },
          injectTo: 'head-prepend',
        },
      ],
    },
  };
}
