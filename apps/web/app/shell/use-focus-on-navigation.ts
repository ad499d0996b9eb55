import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Puts focus on the new page's heading after a move within the site, as a browser puts it on a new document: screen readers read where
 * one is. A change of the address behind the path (a filter, a municipality) leaves focus where it is.
 */
export function useFocusOnNavigation(): void {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (hash) return;
    const heading = document.querySelector('h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname, hash]);
}
