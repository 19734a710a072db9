import { useCallback, useState } from 'react';

/** Which entries are open, and since when: kept beside the rows, which leave the document when they scroll away. */
export function useOpenEntries(): { openedAt: ReadonlyMap<string, number>; toggle: (id: string) => void } {
  const [openedAt, setOpenedAt] = useState<ReadonlyMap<string, number>>(new Map());
  const toggle = useCallback((id: string) => {
    const now = Date.now();
    setOpenedAt((before) => {
      const after = new Map(before);
      if (!after.delete(id)) after.set(id, now);
      return after;
    });
  }, []);
  return { openedAt, toggle };
}
