import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { focusHeading } from '../ui/focus-heading.ts';

/**
 * Puts focus on the new page's heading after a move within the site. A change of the address behind the path (a filter, a municipality)
 * leaves focus where it is.
 */
export function useFocusOnNavigation(): void {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (!hash) focusHeading();
  }, [pathname, hash]);
}
