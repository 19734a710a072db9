/** The public key of the embedded backend. It selects the role anon, and is not a secret. */
export const PUBLISHABLE_KEY = 'sb_publishable_embedded_backend';
