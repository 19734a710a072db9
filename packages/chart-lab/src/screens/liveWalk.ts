import type { AnyActorRef, AnyStateMachine, InspectionEvent } from 'xstate';
import { addressOf } from '../walk/address.ts';
import { goOn, pathOf, startWalk, type Walk } from '../walk/walk.ts';
import { seen } from './walkedActors.ts';

/** A walk that is extended by the events of a view, and by steps from the gallery. */
export type LiveWalk = {
  chart: string;
  /** The actor for the views. It ignores events until `open` is called, because views also send events on their own. */
  actor: AnyActorRef;
  /** Called when the user does something. */
  open: () => void;
  /** Called when the views are mounted: executes the visible actions of the last step. */
  showActions: () => void;
  /** Takes the additional steps of `next`; false if `next` does not continue this walk. */
  follow: (next: Walk) => boolean;
};

/** The actions that are executed because users see them, by their names. */
export type VisibleActions = Record<string, (params: Record<string, string | undefined>) => void>;

/**
 * Starts a walk, and executes the visible actions of its last step and of all later ones.
 * @param onWalk receives the extended walk after each event of the view
 * @throws if the walk cannot be taken
 */
export function startLiveWalk(
  machine: AnyStateMachine,
  walk: Walk,
  visible: VisibleActions,
  onWalk: (next: Walk) => void,
): LiveWalk {
  let current: Walk = { ...walk, steps: [] };
  let isOpen = false;
  let isFollowing = true;
  let isMounted = false;
  let waiting: (() => void)[] = [];
  const inspect = (inspected: InspectionEvent) => {
    if (inspected.type === '@xstate.action') {
      const { type, params } = inspected.action;
      const act = () => visible[type]?.((params ?? {}) as Record<string, string>);
      if (isMounted) act();
      else waiting.push(act);
    }
    // An event without a source is one of the view, even if a child chart receives it.
    if (inspected.type === '@xstate.event' && !isFollowing && inspected.sourceRef === undefined) {
      const to = pathOf(inspected.actorRef as AnyActorRef);
      current = goOn(current, { event: inspected.event, ...(to !== '' && { to }) });
      onWalk(current);
    }
  };
  const { actor, take } = startWalk(machine, walk.input, { inspect });
  const follow = (next: Walk) => {
    const { length } = current.steps;
    const known = { ...next, steps: next.steps.slice(0, length) };
    if (addressOf({ chart: machine.id, walk: known }) !== addressOf({ chart: machine.id, walk: current })) return false;
    isFollowing = true;
    for (const step of next.steps.slice(length)) {
      waiting = [];
      take(step);
    }
    isFollowing = false;
    current = next;
    return true;
  };
  follow(walk);
  return {
    chart: machine.id,
    actor: seen(actor, (event) => {
      if (isOpen) actor.send(event);
    }),
    open: () => {
      isOpen = true;
    },
    showActions: () => {
      isMounted = true;
      for (const act of waiting) act();
    },
    follow,
  };
}
