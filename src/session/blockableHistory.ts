import { NavigationType, type UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import type { AnswerBack } from '../components/dialog/useAnswerBack.ts';

type History = ReturnType<typeof createBrowserHistory>;

/** Returns true to block a navigation to another page; `proceed` then continues it later. */
export type Blocker = (proceed: () => void) => boolean;

/** After this time without another navigation, all pending Backs have arrived, in milliseconds. */
const BACK_DELAY = 50;

export type BlockableHistory = {
  history: History;
  /** Calls `blocker` before a link, Back or Forward opens another page. Returns a function that removes it. */
  blockNavigation: (blocker: Blocker) => () => void;
  /** Calls `proceed`, which leaves the page without changing its path, unless the blocker blocks it. */
  leave: (proceed: () => void) => void;
  /** Calls the latest `onBack` instead of going back or forward; the blocker is not called then. */
  answerBack: AnswerBack;
};

/**
 * A history that can be blocked, like react-router's data router does it: a link waits, and a Back that has already
 * happened is undone. Redirects, which replace the entry, are never blocked.
 * @param inner the browser's history
 */
export function createBlockableHistory(inner: History): BlockableHistory {
  let blocker: Blocker | null = null;
  const backHandlers: (() => void)[] = [];
  /** The distance of the browser from the shown page while a Back is being undone. */
  let away = 0;
  let undoing: ReturnType<typeof setTimeout> | undefined;
  let isUnblocked = false;
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
          clearTimeout(undoing);
          // Another Back arrived before the first was undone.
          if (away !== 0) undoing = setTimeout(() => inner.go(-away), BACK_DELAY);
          return;
        }
        const isBack = action === NavigationType.Pop && !isUnblocked;
        const leaves = update.location.pathname !== shown;
        isUnblocked = false;
        if (isBack && delta !== null && (handleBack() || (leaves && blocker?.(() => goUnblocked(delta))))) {
          away = delta;
          inner.go(-delta);
          return;
        }
        shown = update.location.pathname;
        listener(update);
      }),
  };

  function goUnblocked(delta: number): void {
    isUnblocked = true;
    inner.go(delta);
  }

  function blockNavigation(next: Blocker): () => void {
    blocker = next;
    return () => {
      if (blocker === next) blocker = null;
    };
  }

  function leave(proceed: () => void): void {
    if (!blocker?.(proceed)) proceed();
  }

  function handleBack(): boolean {
    const handler = backHandlers.at(-1);
    handler?.();
    return handler !== undefined;
  }

  function answerBack(onBack: () => void): () => void {
    backHandlers.push(onBack);
    return () => void backHandlers.splice(backHandlers.lastIndexOf(onBack), 1);
  }

  return { history, blockNavigation, leave, answerBack };
}
