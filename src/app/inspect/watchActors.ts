import { Actor, type AnyActorRef, type InspectionEvent } from 'xstate';

type Inspect = (event: InspectionEvent) => void;

/**
 * Reports everything that every actor does, from now on: each is caught where it starts, so that no place that makes
 * one needs to know of the inspector.
 * @returns stops watching further ones
 */
export function watchActors(inspect: Inspect): () => void {
  const watched = new WeakSet();
  const start = Reflect.get(Actor.prototype, 'start') as (this: object) => Actor<never>;
  Actor.prototype.start = function startWatched(this: Actor<never>) {
    const root = this as unknown as AnyActorRef;
    if (root._parent === undefined && !watched.has(root)) {
      watched.add(root);
      root.system.inspect(inspect);
      announce(root, root.sessionId, inspect);
    }
    return start.call(this);
  };
  return () => {
    Actor.prototype.start = start;
  };
}

/** Actors are reported when they are made: those that were made before anybody watched are reported now. */
function announce(actorRef: AnyActorRef, rootId: string, inspect: Inspect): void {
  inspect({ type: '@xstate.actor', actorRef, rootId });
  const { children = {} } = actorRef.getSnapshot() as { children?: Record<string, AnyActorRef | undefined> };
  for (const child of Object.values(children)) if (child) announce(child, rootId, inspect);
}
