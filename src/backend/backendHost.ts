import { readEnvironment } from './environment.ts';

/** The name under which the backend is asked: what a firewall, an ad blocker or a name server may not let through. */
export function backendHost(): string {
  return new URL(readEnvironment(import.meta.env).url).host;
}
