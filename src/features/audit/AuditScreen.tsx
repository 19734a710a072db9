import { usePageTitle } from '../../lib/usePageTitle.ts';
import { AuditDirectory } from './AuditDirectory.tsx';
import { AuditPage } from './AuditPage.tsx';

/** Audit Logs (specification, section 2). */
export function Component() {
  usePageTitle('Audit Logs');
  return (
    <AuditDirectory>
      <AuditPage />
    </AuditDirectory>
  );
}
