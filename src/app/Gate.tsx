import { useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { selectCondition, selectUser, type SessionCondition } from '../../machines/session/selectors.ts';
import { LateLink } from '../features/sign-in/links/LateLink.tsx';
import { onwardAddress } from './session/onward.ts';
import { useSession } from './session/SessionContext.ts';
import { SessionProblem } from './session/SessionProblem.tsx';
import { WaitingPage } from '../components/feedback/WaitingPage.tsx';
import { signInAddress, type Access } from './paths.ts';

type Decision = 'show' | 'wait' | 'late' | 'problem' | 'signIn' | 'landing' | 'login' | 'setup' | 'onward';

/** What a route does in each condition of the session: the only place where the product decides who sees what. */
const DECISIONS: Record<Exclude<Access, 'public'>, Record<SessionCondition, Decision>> = {
  guest: {
    restoring: 'wait',
    unrestored: 'show',
    visiting: 'show',
    left: 'show',
    timedOut: 'show',
    expired: 'show',
    removed: 'show',
    signingOut: 'show',
    opening: 'show',
    unreadable: 'show',
    uncreated: 'show',
    passwordDue: 'setup',
    ready: 'onward',
  },
  setup: {
    restoring: 'wait',
    unrestored: 'late',
    visiting: 'login',
    left: 'landing',
    timedOut: 'landing',
    expired: 'login',
    removed: 'login',
    signingOut: 'wait',
    opening: 'wait',
    unreadable: 'problem',
    uncreated: 'problem',
    passwordDue: 'show',
    ready: 'onward',
  },
  ready: {
    restoring: 'wait',
    unrestored: 'late',
    visiting: 'signIn',
    left: 'landing',
    timedOut: 'landing',
    expired: 'signIn',
    removed: 'login',
    signingOut: 'wait',
    opening: 'wait',
    unreadable: 'problem',
    uncreated: 'problem',
    passwordDue: 'setup',
    ready: 'show',
  },
};

/** Shows a route's content, or what the session's condition asks for instead (specification, section 2; decisions). */
export function Gate({ access }: { access: Exclude<Access, 'public'> }) {
  const condition = useSession(selectCondition);
  const user = useSession(selectUser);
  const location = useLocation();
  const decision = DECISIONS[access][condition];
  const [wasShown, setShown] = useState(false);
  if (decision === 'show' && !wasShown) setShown(true);
  const onward = decision === 'onward' && <Navigate to={onwardAddress(location.search, user?.userId)} replace />;
  // The form that led on stays until there is what it leads to.
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
