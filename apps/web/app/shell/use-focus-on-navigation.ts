import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { keepsFocus } from '../addresses.ts';
import { focusHeading } from '../ui/focus-heading.ts';

/**
 * Moves the focus to the heading of the new page after a navigation. The focus stays where it is in three cases: only the query has changed
 * (for a filter or a municipality), the address has a `#` part, or the new address replaces another address of the same page.
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
