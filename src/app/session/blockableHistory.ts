import { NavigationType, type UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import type { AnswerBack } from '../../components/dialog/BackContext.ts';

type History = ReturnType<typeof createBrowserHistory>;

/** Asked before another page is led to: true keeps the person here, and `proceed` goes there later, unasked. */
export type Hold = (proceed: () => void) => boolean;

/** After so long without another change of the address all that were asked for have come, in milliseconds. */
const ARRIVED = 50;

export type BlockableHistory = {
  history: History;
  /** Asks `hold` before a link, Back or Forward leads to another page, until the returned function is called. */
  blockNavigation: (hold: Hold) => () => void;
  /** Calls `proceed`, which leaves the page otherwise than by its address: at once, or when the hold lets it. */
  leave: (proceed: () => void) => void;
  /** Has Back or Forward call the newest `onBack` instead; no hold is asked then. */
  answerBack: AnswerBack;
};

/**
 * A history that can be held, as the data router's blocker does it: a link waits, and a Back that has happened is
 * taken back. Redirects, which replace the address, are never held.
 * @param inner the browser's history, which tells its listener of every change
 */
export function createBlockableHistory(inner: History): BlockableHistory {
  let currentHold: Hold | null = null;
  const answers: (() => void)[] = [];
  /** How far the browser has gone from the page that is shown, while that is taken back. */
  let away = 0;
  let takingBack: ReturnType<typeof setTimeout> | undefined;
  let isLetThrough = false;
  let shown = inner.location.pathname;

  const history: History = {
    get action() {
      return inner.action;
    },
    get location() {
      return inner.location;
    },
    createHref: (to) => inner.createHref(to),
    createURL: (to) => inner.createURL(to),
    encodeLocation: (to) => inner.encodeLocation(to),
    go: (delta) => inner.go(delta),
    replace: (to, state) => inner.replace(to, state),
    push: (to, state) => {
      const proceed = () => inner.push(to, state);
      if (inner.createURL(to).pathname === shown) proceed();
      else leave(proceed);
    },
    listen: (listener) =>
      inner.listen((update) => {
        const { action, delta } = update;
        if (away !== 0 && delta !== null) {
          away += delta;
          clearTimeout(takingBack);
          // Another Back was faster than the way back: it is taken back, too, once all have arrived.
          if (away !== 0) takingBack = setTimeout(() => inner.go(-away), ARRIVED);
          return;
        }
        const isAsked = action === NavigationType.Pop && !isLetThrough;
        const leaves = update.location.pathname !== shown;
        isLetThrough = false;
        if (isAsked && delta !== null && (answered() || (leaves && currentHold?.(() => goOn(delta))))) {
          away = delta;
          inner.go(-delta);
          return;
        }
        shown = update.location.pathname;
        listener(update);
      }),
  };

  function goOn(delta: number): void {
    isLetThrough = true;
    inner.go(delta);
  }

  function blockNavigation(hold: Hold): () => void {
    currentHold = hold;
    return () => {
      if (currentHold === hold) currentHold = null;
    };
  }

  function leave(proceed: () => void): void {
    if (!currentHold?.(proceed)) proceed();
  }

  function answered(): boolean {
    const answer = answers.at(-1);
    answer?.();
    return answer !== undefined;
  }

  function answerBack(onBack: () => void): () => void {
    answers.push(onBack);
    return () => void answers.splice(answers.lastIndexOf(onBack), 1);
  }

  return { history, blockNavigation, leave, answerBack };
}
