import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { GO_ON, OWN_VISIT, tokenOf } from '../addresses.ts';
import { isReloadingPage } from '../parts/reload-page.ts';
import { useLoaded } from '../ui/use-loaded.ts';
import { useConfigurator } from '../visit/use-configurator.tsx';

/**
 * Asks before the visitor leaves unsaved changes: with our own dialog for another page of the site, with the dialog of the browser for
 * closing the tab.
 */
export function LeaveGuard() {
  const unsaved = useConfigurator((state) => state.unsaved);
  const origin = useConfigurator((state) => state.origin);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved &&
      !isSameVisit(currentLocation.pathname, nextLocation.pathname) &&
      tokenOf(nextLocation.pathname) !== origin?.token,
  );

  useEffect(() => (unsaved ? warnOfLeaving() : undefined), [unsaved]);

  // Load the dialog as soon as something changes, so that it is ready before the visitor can leave.
  const { progress } = useLoaded(loadDialog, unsaved, true);
  const isBlocked = blocker.state === 'blocked';
  const hasFailed = isBlocked && progress.kind === 'failed';
  useEffect(() => {
    // If the dialog cannot be loaded, let the visitor leave. The browser has stored every change, unless its storage fails.
    if (hasFailed) blocker.proceed?.();
  }, [hasFailed, blocker]);
  if (progress.kind !== 'loaded') return null;
  const { LeaveDialog } = progress.value;
  return <LeaveDialog open={isBlocked} onLeave={() => blocker.proceed?.()} onStay={() => blocker.reset?.()} />;
}

const loadDialog = () => import('./leave-dialog.tsx');

/**
 * Returns whether both addresses belong to the same visit. Two more addresses also belong to the visit: the address from before the first
 * save, and the address that continues the house of this tab.
 */
function isSameVisit(here: string, next: string): boolean {
  const token = tokenOf(next);
  return token === tokenOf(here) || token === OWN_VISIT || next === GO_ON;
}

/** Links that open another program. The page stays open, but browsers still ask whether to leave it. */
const ELSEWHERE = 'a[href^="mailto:"], a[href^="tel:"]';
/** For this time after a click on a link in `ELSEWHERE`, in ms, the browser does not ask. Each click skips at most one confirmation. */
const ASKED_WITHIN_MS = 500;

/** Makes the browser ask before the visitor leaves the page. Returns a function that ends this. */
function warnOfLeaving(): () => void {
  let pressedAt = Number.NEGATIVE_INFINITY;
  const press = ({ target, timeStamp }: MouseEvent) => {
    if (target instanceof Element && target.closest(ELSEWHERE)) pressedAt = timeStamp;
  };
  const warn = (event: BeforeUnloadEvent) => {
    if (event.timeStamp - pressedAt > ASKED_WITHIN_MS && !isReloadingPage()) event.preventDefault();
    pressedAt = Number.NEGATIVE_INFINITY;
  };
  addEventListener('click', press, { capture: true });
  addEventListener('beforeunload', warn);
  return () => {
    removeEventListener('click', press, { capture: true });
    removeEventListener('beforeunload', warn);
  };
}
