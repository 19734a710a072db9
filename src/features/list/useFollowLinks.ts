import { useCallback, type MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';

/** Whether a browser, left alone, would open the link in the same place: no key for a new tab or window is held. */
function isPlainPress({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;
}

/**
 * What the links of a list's rows are given to follow them without loading the page, as the router's Link does, of which
 * each would bring twenty hooks. They lead to other pages of ours.
 */
export function useFollowLinks() {
  const navigate = useNavigate();
  return useCallback(
    (event: MouseEvent<HTMLAnchorElement>) => {
      if (!isPlainPress(event)) return;
      event.preventDefault();
      const { pathname, search } = event.currentTarget;
      void navigate(pathname + search);
    },
    [navigate],
  );
}
