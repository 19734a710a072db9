import { Actor, type AnyActorRef, type InspectionEvent } from 'xstate';
import { parentOf } from 'chart-lab/chart/internals.ts';

type Inspect = (event: InspectionEvent) => void;

/**
 * Reports all events of every actor that starts from now on. Patches the actor prototype, so that no other code depends
 * on the inspector.
 * @returns a function that stops watching
 */
export function watchActors(inspect: Inspect): () => void {
  const watched = new WeakSet();
  const start = Reflect.get(Actor.prototype, 'start') as (this: object) => Actor<never>;
  Actor.prototype.start = function startWatched(this: Actor<never>) {
    const root = this as unknown as AnyActorRef;
    if (parentOf(root) === undefined && !watched.has(root)) {
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

/** xstate reports an actor when it is created; actors created earlier are reported here. */
function announce(actorRef: AnyActorRef, rootId: string, inspect: Inspect): void {
  inspect({ type: '@xstate.actor', actorRef, rootId });
  const { children = {} } = actorRef.getSnapshot() as { children?: Record<string, AnyActorRef | undefined> };
  for (const child of Object.values(children)) if (child) announce(child, rootId, inspect);
}
