import { useCallback, type MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';

/** Whether a click opens the link in this tab. */
function isPlainClick({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;
}

/** One click handler for the links of all rows: a router Link per row would add about twenty hooks each. */
export function useFollowLinks() {
  const navigate = useNavigate();
  return useCallback(
    (event: MouseEvent<HTMLAnchorElement>) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      const { pathname, search } = event.currentTarget;
      void navigate(pathname + search);
    },
    [navigate],
  );
}
