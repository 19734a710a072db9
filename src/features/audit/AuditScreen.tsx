import { usePageTitle } from '../../lib/usePageTitle.ts';
import { AuditList } from './AuditList.tsx';
import { AuditPage } from './AuditPage.tsx';

/** Audit Logs (specification, section 2). */
export function Component() {
  usePageTitle('Audit Logs');
  return (
    <AuditList>
      <AuditPage />
    </AuditList>
  );
}
