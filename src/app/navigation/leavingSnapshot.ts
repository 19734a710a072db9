import { toObserver, type AnyMachineSnapshot, type Observer, type Subscription } from 'xstate';
import { afterPaint } from '../../ui/afterPaint.ts';

/** What is followed of a chart. */
type Followed<Snapshot> = {
  getSnapshot: () => Snapshot;
  subscribe: (observer: (snapshot: Snapshot) => void) => Subscription;
};

/**
 * A dialog's chart as its views see it: when it closes, they see it as it was until the frame without the dialog has
 * been painted. The dialog is gone at once, and what takes longer comes after: the browser styles the whole page anew
 * when a modal dialog closes.
 */
export function leavingSnapshot<Snapshot extends AnyMachineSnapshot>(actor: Followed<Snapshot>) {
  const observers = new Set<Observer<Snapshot>>();
  let shown = actor.getSnapshot();
  let following: Subscription | undefined;

  function tell(): void {
    for (const observer of observers) observer.next?.(shown);
  }
  function catchUp(): void {
    const latest = actor.getSnapshot();
    if (latest === shown) return;
    shown = latest;
    tell();
  }
  function follow(snapshot: Snapshot): void {
    if (!snapshot.matches('closed') || shown.matches('closed')) {
      catchUp();
      return;
    }
    tell();
    afterPaint(catchUp);
  }

  return {
    getSnapshot: () => (following === undefined ? actor.getSnapshot() : shown),
    /** Whether the dialog is closed, and still rendered. */
    isLeaving: () => following !== undefined && !shown.matches('closed') && actor.getSnapshot().matches('closed'),
    subscribe: (next: Observer<Snapshot> | ((snapshot: Snapshot) => void)): Subscription => {
      if (following === undefined) {
        shown = actor.getSnapshot();
        following = actor.subscribe(follow);
      }
      const observer = toObserver(next);
      observers.add(observer);
      return {
        unsubscribe: () => {
          observers.delete(observer);
          if (observers.size > 0) return;
          following?.unsubscribe();
          following = undefined;
        },
      };
    },
  };
}
