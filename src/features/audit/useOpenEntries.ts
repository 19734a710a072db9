import { useCallback, useState } from 'react';

/** Which entries are open: kept beside the rows, which leave the document when they scroll away. */
export function useOpenEntries(): { openIds: ReadonlySet<string>; toggle: (id: string) => void } {
  const [openIds, setOpenIds] = useState<ReadonlySet<string>>(new Set());
  const toggle = useCallback((id: string) => {
    setOpenIds((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  }, []);
  return { openIds, toggle };
}
