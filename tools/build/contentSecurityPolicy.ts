import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** The connect-src sources of a page: its own origin, and the Supabase project with its WebSockets. */
function connections(projectUrl: string | undefined): string {
  if (projectUrl === undefined || !URL.canParse(projectUrl)) return "'self'";
  const { origin, host } = new URL(projectUrl);
  return `'self' ${origin} wss://${host}`;
}

/** The hashes of the inline scripts of an HTML page, as sources of a policy. */
export function inlineScriptSources(page: string): string[] {
  return [...page.matchAll(/<script>([^]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
}

/**
 * Writes the Content-Security-Policy into the built page: only its own files and its own inline scripts run.
 * frame-ancestors, which only works in a header, is in public/_headers.
 * @param projectUrl the URL of the hosted project; undefined if the backend has the page's origin
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
      // After other plugins have added their scripts.
      order: 'post',
      handler: (page) => {
        const attrs = { 'http-equiv': 'Content-Security-Policy', content: policyOf(page) };
        return [{ tag: 'meta', attrs, injectTo: 'head-prepend' }];
      },
    },
  };
}
