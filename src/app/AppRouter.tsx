import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { NavigationType, Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { BackContext } from '../components/dialog/BackContext.ts';
import { showFailedLink } from '../features/sign-in/links/failedLink.ts';
import { createBlockableHistory } from './session/blockableHistory.ts';
import { NavigationBlocker } from './session/NavigationBlocker.ts';

/** The declarative router on a history that a screen can hold: 15 kB less than the data router for the same. */
export function AppRouter({ children }: { children: ReactNode }) {
  const [held] = useState(() => {
    const created = createBlockableHistory(createBrowserHistory({ v5Compat: true }));
    showFailedLink(created.history);
    return created;
  });
  const { history } = held;
  const [{ action, location }, show] = useState({ action: history.action, location: history.location });

  useLayoutEffect(() => {
    let { pathname } = history.location;
    return history.listen((update) => {
      const isRedirect = update.action === NavigationType.Replace && update.location.pathname !== pathname;
      pathname = update.location.pathname;
      // A redirect is what somebody waits for: in one go it is there sooner than in steps that give way.
      if (isRedirect) show(update);
      else startTransition(() => show(update));
    });
  }, [history]);

  return (
    <NavigationBlocker value={held}>
      <BackContext value={held.answerBack}>
        <Router navigator={history} location={location} navigationType={action}>
          {children}
        </Router>
      </BackContext>
    </NavigationBlocker>
  );
}
