import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { selectCondition, selectIsRecovery } from '../../../../machines/session/selectors.ts';
import { WaitingPage } from '../../../components/feedback/WaitingPage.tsx';
import { useSession } from '../../../app/session/SessionContext.ts';
import { LateLink } from './LateLink.tsx';
import { comesFromMail } from './mailLink.ts';

/** The landing page, unless a reset link leads there: whoever opened it goes on to /setup (decisions, sign-in). */
export function LinkArrival({ children }: { children: ReactNode }) {
  const condition = useSession(selectCondition);
  const isRecovery = useSession(selectIsRecovery);
  if (isRecovery) return <Navigate to="/setup" replace />;
  if (comesFromMail && (condition === 'restoring' || condition === 'opening')) return <WaitingPage />;
  if (condition === 'unrestored') return <LateLink />;
  return children;
}
