import type { AnyActor, AnyEventObject, AnyStateMachine } from 'xstate';
import { goOn, startWalk, type Walk } from '../../../machines/testing/walk.ts';

/** A walk that is extended by the events of a view, and by steps from the gallery. */
export type LiveWalk = {
  actor: AnyActor;
  /** Sends an event of the view; ignored until `open` is called, because a mounting view also sends events. */
  send: (event: AnyEventObject) => void;
  open: () => void;
  /** Takes the further steps of `next`; false if `next` does not continue this walk. */
  follow: (next: Walk) => boolean;
};

/**
 * Starts a walk.
 * @param onWalk receives the extended walk after each event of the view
 * @throws if the walk cannot be taken
 */
export function startLiveWalk(machine: AnyStateMachine, walk: Walk, onWalk: (next: Walk) => void): LiveWalk {
  let current: Walk = { ...walk, steps: [] };
  let isOpen = false;
  const { actor, take } = startWalk(machine, walk.input, {
    onSend: (step) => {
      current = goOn(current, step);
      onWalk(current);
    },
  });
  const follow = (next: Walk) => {
    const { length } = current.steps;
    const known = { ...next, steps: next.steps.slice(0, length) };
    if (JSON.stringify(known) !== JSON.stringify(current)) return false;
    next.steps.slice(length).forEach(take);
    current = next;
    return true;
  };
  follow(walk);
  return {
    actor,
    send: (event) => {
      if (isOpen) actor.send(event);
    },
    open: () => {
      isOpen = true;
    },
    follow,
  };
}
