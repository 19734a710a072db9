import { useCallback, useEffect, useRef, type MouseEvent } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { sectionOf } from '../../session/paths.ts';

/** Whether a click opens the link in this tab. */
function isPlainClick({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;
}

/** The address of the list with its query: the current one, or the one that led to the current page. */
function listOf({ pathname, search, state }: Location<unknown>): unknown {
  if (sectionOf(pathname)?.path === pathname) return pathname + search;
  return typeof state === 'object' && state !== null && 'list' in state ? state.list : null;
}

/** The address of the list at `path`, with the query that it had when a link in it led to this page. */
export function useListAddress(path: string): string {
  const list = listOf(useLocation() as Location<unknown>);
  return typeof list === 'string' && list.split('?')[0] === path ? list : path;
}

/** One click handler for the links of all rows: a router Link per row would add about twenty hooks each. */
export function useFollowLinks() {
  const navigate = useNavigate();
  const location = useLocation() as Location<unknown>;
  // A changed handler would render all rows.
  const current = useRef(location);
  useEffect(() => {
    current.current = location;
  }, [location]);
  return useCallback(
    (event: MouseEvent<HTMLAnchorElement>) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      const { pathname, search } = event.currentTarget;
      void navigate(pathname + search, { state: { list: listOf(current.current) } });
    },
    [navigate],
  );
}
