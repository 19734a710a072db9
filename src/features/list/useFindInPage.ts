import { startTransition, useEffect, useState } from 'react';

/** Whether a key opens the browser's own search, which finds only what is in the document. */
const isFindKey = ({ key, ctrlKey, metaKey }: KeyboardEvent) =>
  key === 'F3' || (key.toLowerCase() === 'f' && (ctrlKey || metaKey));

/** Whether somebody has opened the browser's own search since this is on screen, be it before its rows came. */
export function useFindInPage(): boolean {
  const [isOpened, setOpened] = useState(false);
  useEffect(() => {
    const notice = (event: KeyboardEvent) => isFindKey(event) && startTransition(() => setOpened(true));
    window.addEventListener('keydown', notice);
    return () => window.removeEventListener('keydown', notice);
  }, []);
  return isOpened;
}
