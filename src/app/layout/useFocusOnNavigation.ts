import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { focusHeading } from '../../lib/focusHeading.ts';

/**
 * Gives the focus to the heading of the page that was led to, once nothing lies over it. Where the shell appears with
 * a load or with Back, the browser puts the focus.
 * @param isCovered whether the sidebar lies over the page: closing it gives the focus to its toggle first
 */
export function useFocusOnNavigation(isCovered: boolean): void {
  const { pathname } = useLocation();
  const navigation = useNavigationType();
  const known = useRef(navigation === NavigationType.Pop ? pathname : null);
  useEffect(() => {
    if (isCovered || known.current === pathname) return;
    known.current = pathname;
    window.scrollTo(0, 0);
    // Whoever has opened a menu or dialog while the page was still fetched keeps it.
    if (document.activeElement?.closest('[role="menu"], dialog')) return;
    focusHeading();
  }, [isCovered, pathname]);
}
