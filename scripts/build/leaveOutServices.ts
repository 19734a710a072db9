import type { Plugin } from 'vite';

/** Throws where somebody begins to use what is left out, and names this file. */
const missing = (service: string) =>
  `throw new Error('${service} is left out of the build: see scripts/build/leaveOutServices.ts')`;

/**
 * What supabase-js imports of its services, for those that the product does not use. The client makes one of each when
 * it is created, and hands the session's token to Realtime.
 */
const STAND_INS: Record<string, string> = {
  '@supabase/realtime-js': `export class RealtimeClient {
    setAuth() { return Promise.resolve(); }
    getChannels() { return []; }
    channel() { ${missing('Realtime')}; }
  }`,
  '@supabase/storage-js': `export class StorageApiError extends Error {}
  export class StorageClient { from() { ${missing('Storage')}; } }`,
  '@supabase/functions-js': `export class FunctionsError extends Error {}
  export class FunctionsFetchError extends FunctionsError {}
  export class FunctionsHttpError extends FunctionsError {}
  export class FunctionsRelayError extends FunctionsError {}
  export const FunctionRegion = {};
  export class FunctionsClient { invoke() { ${missing('Edge Functions')}; } }`,
};

/** What the auth client imports of its own files for ways to sign in that the product does not use. */
const AUTH_STAND_INS: Record<string, string> = {
  './lib/webauthn': `const unused = () => { ${missing('WebAuthn')}; };
  export class WebAuthnApi {}
  export const webAuthnAbortService = {};
  export {
    unused as browserSupportsWebAuthn, unused as createCredential, unused as deserializeCredentialCreationOptions,
    unused as deserializeCredentialRequestOptions, unused as getCredential,
    unused as serializeCredentialCreationResponse, unused as serializeCredentialRequestResponse,
  };`,
  './lib/web3/ethereum': `const unused = () => { ${missing('Ethereum')}; };
  export { unused as createSiweMessage, unused as fromHex, unused as getAddress, unused as toHex };`,
};

const AUTH_CLIENT = /\/@supabase\/auth-js\/.*\/GoTrueClient\.js$/;

const PREFIX = '\0left-out:';

/** Leaves the services of supabase-js that the product does not use out of production builds: 26 of its 58 kB gz. */
export function leaveOutServices(): Plugin {
  const standIns = { ...STAND_INS, ...AUTH_STAND_INS };
  const waiting = new Set(Object.keys(standIns));
  return {
    name: 'leave-out-services',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      const isPartOfAuth = Object.hasOwn(AUTH_STAND_INS, source) && AUTH_CLIENT.test(importer ?? '');
      if (!isPartOfAuth && !Object.hasOwn(STAND_INS, source)) return null;
      waiting.delete(source);
      return PREFIX + source;
    },
    load: (id) => (id.startsWith(PREFIX) ? (standIns[id.slice(PREFIX.length)] ?? null) : null),
    buildEnd(error) {
      if (!error && waiting.size > 0) this.error(`leaveOutServices: nothing imports ${[...waiting].join(', ')}`);
    },
  };
}
