/** The public key of the embedded backend: it names the role anon, and protects nothing by itself. */
export const PUBLISHABLE_KEY = 'sb_publishable_embedded_backend';
