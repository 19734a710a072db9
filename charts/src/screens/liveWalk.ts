import type { AnyActor, AnyEventObject, AnyStateMachine } from 'xstate';
import { goOn, startWalk, type Walk } from '../../../machines/testing/walk.ts';
import { announce, announceFailure, announceSuccess } from '../../../src/app/toasts/announce.ts';

/** A walk that is extended by the events of a view, and by steps from the gallery. */
export type LiveWalk = {
  actor: AnyActor;
  /** Sends an event of the view; ignored until `open` is called, because views also send events on their own. */
  send: (event: AnyEventObject) => void;
  /** Called when the user does something. */
  open: () => void;
  /** Called when the views are mounted: executes the visible actions of the last step. */
  showActions: () => void;
  /** Takes the further steps of `next`; false if `next` does not continue this walk. */
  follow: (next: Walk) => boolean;
};

/** The actions that are executed, because the user sees them. */
const VISIBLE: Record<string, (params: { text?: string; theme?: string }) => void> = {
  announce: ({ text = '' }) => announce(text),
  announceFailure: ({ text = '' }) => announceFailure(text),
  announceSuccess: ({ text = '' }) => announceSuccess(text),
  applyTheme: ({ theme }) => document.documentElement.classList.toggle('dark', theme === 'dark'),
};

/**
 * Starts a walk, and executes the visible actions of its last step and of all later ones.
 * @param onWalk receives the extended walk after each event of the view
 * @throws if the walk cannot be taken
 */
export function startLiveWalk(machine: AnyStateMachine, walk: Walk, onWalk: (next: Walk) => void): LiveWalk {
  let current: Walk = { ...walk, steps: [] };
  let isOpen = false;
  let isMounted = false;
  let waiting: (() => void)[] = [];
  const { actor, take } = startWalk(machine, walk.input, {
    onSend: (step) => {
      current = goOn(current, step);
      onWalk(current);
    },
    inspect: (event) => {
      if (event.type !== '@xstate.action') return;
      const { type, params } = event.action;
      const act = () => VISIBLE[type]?.(params ?? {});
      if (isMounted) act();
      else waiting.push(act);
    },
  });
  const follow = (next: Walk) => {
    const { length } = current.steps;
    const known = { ...next, steps: next.steps.slice(0, length) };
    if (JSON.stringify(known) !== JSON.stringify(current)) return false;
    for (const step of next.steps.slice(length)) {
      waiting = [];
      take(step);
    }
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
    showActions: () => {
      isMounted = true;
      for (const act of waiting) act();
    },
    follow,
  };
}
