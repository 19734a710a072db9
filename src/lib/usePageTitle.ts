import { useEffect } from 'react';

const PRODUCT = 'Staff';

/** Names the screen in the browser's tab. */
export function usePageTitle(section: string): void {
  useEffect(() => {
    document.title = `${section} · ${PRODUCT}`;
  }, [section]);
}
