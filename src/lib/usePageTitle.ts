import { useEffect } from 'react';

/** Sets the title of the browser tab, followed by the product's name. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Staff`;
  }, [title]);
}
