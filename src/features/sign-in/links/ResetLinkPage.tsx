import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { selectIsOpen } from '../../../../machines/resetLink/selectors.ts';
import { selectCondition } from '../../../../machines/session/selectors.ts';
import { ResetLinkActor, resetLinkLogic } from './resetLinkActor.ts';
import { routeAt } from '../../../app/paths.ts';
import { WaitingPage } from '../../../components/feedback/WaitingPage.tsx';
import { useSession } from '../../../app/session/SessionContext.ts';
import { EXPIRED_LINK } from './failedLink.ts';
import { ResetLinkQuestion } from './ResetLinkQuestion.tsx';

type Props = { tokenHash: string; children: ReactNode };

/** What the app shows after a reset link was opened: at /setup its page, until the link is used or dismissed. */
export default function ResetLinkPage({ tokenHash, children }: Props) {
  const navigate = useNavigate();
  const logic = resetLinkLogic.provide({
    actions: { reportExpired: () => void navigate('/', { replace: true, state: EXPIRED_LINK }) },
  });
  return (
    <ResetLinkActor.Provider logic={logic} options={{ input: { tokenHash } }}>
      <UntilClosed>{children}</UntilClosed>
    </ResetLinkActor.Provider>
  );
}

function UntilClosed({ children }: { children: ReactNode }) {
  const isOpen = ResetLinkActor.useSelector(selectIsOpen);
  const condition = useSession(selectCondition);
  const { pathname } = useLocation();
  if (!isOpen || routeAt(pathname) !== '/setup') return children;
  // Until it is known who is signed in here.
  if (condition === 'restoring' || condition === 'signingOut') return <WaitingPage />;
  return <ResetLinkQuestion />;
}
