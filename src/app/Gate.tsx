import { useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { selectCondition, selectUser, type SessionCondition } from '../../machines/session/selectors.ts';
import { LateLink } from '../features/sign-in/links/LinkArrival.tsx';
import { onwardAddress } from '../session/returnTo.ts';
import { useSession } from '../session/SessionContext.ts';
import { SessionProblem } from '../session/SessionProblem.tsx';
import { WaitingPage } from '../components/feedback/Spinner.tsx';
import { type Access, signInAddress } from '../session/paths.ts';

type Decision = 'show' | 'wait' | 'late' | 'problem' | 'signIn' | 'landing' | 'login' | 'setup' | 'onward';

type Decisions = Record<SessionCondition, Decision>;

const PROTECTED: Decisions = {
  restoring: 'wait',
  unrestored: 'late',
  visiting: 'signIn',
  left: 'landing',
  timedOut: 'landing',
  expired: 'signIn',
  removed: 'login',
  suspended: 'login',
  signingOut: 'wait',
  opening: 'wait',
  unreadable: 'problem',
  uncreated: 'problem',
  passwordDue: 'setup',
  ready: 'show',
};

/** What a page shows in each condition of the session (specification, section 2; decisions). */
const DECISIONS: Record<Exclude<Access, 'public'>, Decisions> = {
  ready: PROTECTED,
  setup: { ...PROTECTED, visiting: 'login', expired: 'login', passwordDue: 'show', ready: 'onward' },
  guest: {
    restoring: 'wait',
    unrestored: 'show',
    visiting: 'show',
    left: 'show',
    timedOut: 'show',
    expired: 'show',
    removed: 'show',
    suspended: 'show',
    signingOut: 'show',
    opening: 'show',
    unreadable: 'show',
    uncreated: 'show',
    passwordDue: 'setup',
    ready: 'onward',
  },
};

/** Shows the page if the session allows it; otherwise redirects, waits or shows an error. */
export function Gate({ access }: { access: Exclude<Access, 'public'> }) {
  const condition = useSession(selectCondition);
  const user = useSession(selectUser);
  const location = useLocation();
  const decision = DECISIONS[access][condition];
  const [wasShown, setShown] = useState(false);
  if (decision === 'show' && !wasShown) setShown(true);
  const onward = decision === 'onward' && <Navigate to={onwardAddress(location.search, user?.userId)} replace />;
  // The sign-in form stays until the next page is loaded.
  if (decision === 'show' || (onward && wasShown)) {
    return (
      <>
        <Outlet />
        {onward}
      </>
    );
  }
  switch (decision) {
    case 'wait':
      return <WaitingPage />;
    case 'late':
      return <LateLink />;
    case 'problem':
      return <SessionProblem />;
    case 'signIn':
      return <Navigate to={signInAddress(location)} replace />;
    case 'login':
      return <Navigate to="/login" replace />;
    case 'landing':
      return <Navigate to="/" replace />;
    case 'setup':
      return <Navigate to="/setup" replace />;
    case 'onward':
      return onward;
  }
}
