import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { GO_ON, OWN_VISIT, tokenOf } from '../addresses.ts';
import { isReloadingPage } from '../parts/reload-page.ts';
import { useLoaded } from '../ui/use-loaded.ts';
import { useConfigurator } from '../visit/use-configurator.tsx';

/** Asks before unsaved changes are left, inside the site in our words and for a closing tab in the browser's. */
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

  // It is there before it is needed: something was changed some time before one leaves.
  const { progress } = useLoaded(loadDialog, unsaved, true);
  const isBlocked = blocker.state === 'blocked';
  const hasFailed = isBlocked && progress.kind === 'failed';
  useEffect(() => {
    // Who cannot be asked loses nothing: every change lies in the browser.
    if (hasFailed) blocker.proceed?.();
  }, [hasFailed, blocker]);
  if (progress.kind !== 'loaded') return null;
  const { LeaveDialog } = progress.value;
  return <LeaveDialog open={isBlocked} onLeave={() => blocker.proceed?.()} onStay={() => blocker.reset?.()} />;
}

const loadDialog = () => import('./leave-dialog.tsx');

/** Steps of the visit, also under its address from before the first save, and the address that goes on with what this tab keeps. */
function isSameVisit(here: string, next: string): boolean {
  const token = tokenOf(next);
  return token === tokenOf(here) || token === OWN_VISIT || next === GO_ON;
}

/** What opens in another program: the page stays, yet browsers ask as if it were left. */
const ELSEWHERE = 'a[href^="mailto:"], a[href^="tel:"]';
/** Between the press and the browser's asking, which it does once for each press. */
const ASKED_WITHIN_MS = 500;

/** Has the browser ask before the page is left; gives a function that ends it. */
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
