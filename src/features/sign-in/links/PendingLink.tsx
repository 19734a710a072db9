import { lazy, Suspense } from 'react';
import { comesFromMail } from './mailLink.ts';

const PendingLinkDialog = lazy(() => import('./PendingLinkDialog.tsx'));

/** Where a link from a mail asks before it replaces somebody else's session; fetched only when a link was opened. */
export function PendingLink() {
  if (!comesFromMail) return null;
  return (
    <Suspense>
      <PendingLinkDialog />
    </Suspense>
  );
}
