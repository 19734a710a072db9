import { lazy, Suspense } from 'react';
import { comesFromMail } from './mailLink.ts';

const HeldLinkDialog = lazy(() => import('./HeldLinkDialog.tsx'));

/** Where a link from a mail asks before it replaces somebody else's session; fetched only when a link was opened. */
export function HeldLink() {
  if (!comesFromMail) return null;
  return (
    <Suspense>
      <HeldLinkDialog />
    </Suspense>
  );
}
