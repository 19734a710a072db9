import { Suspense, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { selectCondition } from '../../../../machines/session/selectors.ts';
import { useSession } from '../../../session/SessionContext.ts';
import { WaitingPage } from '../../../components/feedback/Spinner.tsx';
import { lazyComponent } from '../../../lib/lazyComponent.tsx';
import { hadResetLink, REOPENS_LINK, resetToken } from '../../../session/mailLink.ts';

type PageProps = { tokenHash: string; children: ReactNode };

const ResetLinkPage = lazyComponent<PageProps>(() => import('./ResetLinkPage.tsx'));

/** Shows the page of a reset link instead of the app until the link is used or dismissed. */
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
  // After a reload the token is gone, but the link in the email still works.
  if (hadResetLink(location.state) && condition === 'visiting') {
    return <Navigate to="/login" replace state={REOPENS_LINK} />;
  }
  return children;
}
