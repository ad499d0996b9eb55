import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { keepsFocus } from '../addresses.ts';
import { focusHeading } from '../ui/focus-heading.ts';

/**
 * Puts focus on the new page's heading after a move within the site. A change of the address behind the path (a filter, a municipality)
 * leaves focus where it is, and so does another address in the place of the page's own.
 */
export function useFocusOnNavigation(): void {
  const { pathname, hash, state } = useLocation();
  const isSamePage = useNavigationType() === 'REPLACE' && keepsFocus(state);
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (!hash && !isSamePage) focusHeading();
  }, [pathname, hash, isSamePage]);
}
