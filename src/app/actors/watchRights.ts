import type { Outcome } from '../../../machines/outcome.ts';
import type { SessionActor } from '../session/SessionContext.ts';

/** Passes the outcome of a write, or of a read that belongs to one, on. */
export type WatchRights = <Value>(request: Promise<Outcome<Value>>) => Promise<Outcome<Value>>;

/**
 * Makes a function that passes an outcome on, and tells the session when the server refused permission: the person's
 * rights may have changed, and the menus must follow.
 */
export function watchRights(session: SessionActor): WatchRights {
  return async (request) => {
    const outcome = await request;
    if (!outcome.ok && outcome.refusal.kind === 'permission') session.send({ type: 'profile.outdated' });
    return outcome;
  };
}
