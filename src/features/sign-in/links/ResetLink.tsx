import { lazy, Suspense, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { selectCondition } from '../../../../machines/session/selectors.ts';
import { WaitingPage } from '../../../components/feedback/WaitingPage.tsx';
import { useSession } from '../../../app/session/SessionContext.ts';
import { hadResetLink, REOPENS_LINK } from './failedLink.ts';
import { resetToken } from './resetToken.ts';

const ResetLinkPage = lazy(() => import('./ResetLinkPage.tsx'));

/** The app, or the page of a reset link that waits for its button; fetched only when such a link was opened. */
export function ResetLink({ children }: { children: ReactNode }) {
  const location = useLocation();
  const condition = useSession(selectCondition);
  if (resetToken !== null) {
    return (
      <Suspense fallback={<WaitingPage />}>
        <ResetLinkPage tokenHash={resetToken}>{children}</ResetLinkPage>
      </Suspense>
    );
  }
  // Reloaded: the token was kept nowhere, and the link in the mail still works.
  if (hadResetLink(location.state) && condition === 'visiting')
    return <Navigate to="/login" replace state={REOPENS_LINK} />;
  return children;
}
