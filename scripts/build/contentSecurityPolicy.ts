import type { Plugin } from 'vite';

/** The places a page may speak to: its own origin, and the Supabase project with its sockets where there is one. */
function connections(projectUrl: string | undefined): string {
  if (projectUrl === undefined || !URL.canParse(projectUrl)) return "'self'";
  const { origin, host } = new URL(projectUrl);
  return `'self' ${origin} wss://${host}`;
}

/**
 * Writes the Content-Security-Policy into the built page: nothing but its own files runs, inline scripts included.
 * What only a header can say (frame-ancestors) is in public/_headers.
 * @param projectUrl the address of the hosted project; undefined when the backend is the page's own origin
 */
export function contentSecurityPolicy(projectUrl: string | undefined): Plugin {
  const content = [
    "default-src 'none'",
    "script-src 'self'",
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
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content }, injectTo: 'head-prepend' },
    ],
  };
}
