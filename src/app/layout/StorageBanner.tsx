import { SESSION_STORAGE_KEY } from '../../../machines/rules/limits.ts';
import { safeStorage } from '../../backend/storage.ts';
import { Banner } from '../../components/feedback/Notice.tsx';

/** Says that the session ends with the tab, where the browser refuses to keep it. */
export function StorageBanner() {
  if (safeStorage.isPersistent(SESSION_STORAGE_KEY)) return null;
  return (
    <Banner tone="warning">
      This browser does not let the page store anything. You will be signed out when the tab closes.
    </Banner>
  );
}
