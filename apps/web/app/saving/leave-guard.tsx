import { AlertDialog } from '@base-ui/react/alert-dialog';
import { leaveTexts } from '@gavel/texts';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { GO_ON, tokenOf } from '../addresses.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { useConfigurator } from '../visit/use-configurator.tsx';
import '../ui/dialog.css';

/** Asks before unsaved changes are left, inside the site in our words and for a closing tab in the browser's. */
export function LeaveGuard() {
  const t = useTexts(leaveTexts);
  const unsaved = useConfigurator((state) => state.unsaved);
  const storageFails = useConfigurator((state) => state.storageFails);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsaved && !isSameVisit(currentLocation.pathname, nextLocation.pathname),
  );

  useEffect(() => (unsaved ? warnOfLeaving() : undefined), [unsaved]);

  return (
    <AlertDialog.Root open={blocker.state === 'blocked'} onOpenChange={(open) => !open && blocker.reset?.()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="veil" />
        <AlertDialog.Popup className="dialog">
          <AlertDialog.Title className="dialog-title">{t('heading')}</AlertDialog.Title>
          <AlertDialog.Description className="dialog-text">{t('question')}</AlertDialog.Description>
          <p className="dialog-text">{t(storageFails ? 'lost' : 'kept')}</p>
          <div className="dialog-actions">
            <Button onClick={() => blocker.proceed?.()}>{t('leave')}</Button>
            <AlertDialog.Close render={<Button kind="primary" />}>{t('stay')}</AlertDialog.Close>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}

/** Steps of the visit, and the address that goes on with what this tab keeps. */
function isSameVisit(here: string, next: string): boolean {
  return tokenOf(next) === tokenOf(here) || next === GO_ON;
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
    if (event.timeStamp - pressedAt > ASKED_WITHIN_MS) event.preventDefault();
    pressedAt = Number.NEGATIVE_INFINITY;
  };
  addEventListener('click', press, { capture: true });
  addEventListener('beforeunload', warn);
  return () => {
    removeEventListener('click', press, { capture: true });
    removeEventListener('beforeunload', warn);
  };
}
