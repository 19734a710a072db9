import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';

/** Whether a browser, left alone, would open the link in the same place: no key for a new tab or window is held. */
function isPlainClick({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;
}

/**
 * A handler of clicks for what has many links of our own, such as a list: it follows a pressed one without loading the
 * page, as the router's Link does, of which each would bring twenty hooks.
 */
export function useFollowLinks() {
  const navigate = useNavigate();
  return (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    void navigate(link.pathname + link.search);
  };
}
