import { AlertDialog } from '@base-ui/react/alert-dialog';
import type { Account } from '@gavel/contract';
import { otherAccountTexts } from '@gavel/texts';
import { useRef } from 'react';
import { reloadForAccount } from '../parts/reload-page.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { fullName, type Session } from './use-account.ts';
import '../ui/dialog.css';
import '../ui/veil.css';

interface OtherAccountDialogProps extends Pick<Session, 'logOut'> {
  readonly shown: Account;
  /** Who is logged in by now. */
  readonly other: Account;
  /** Nothing is decided: what the page sends is refused, and it asks again. */
  onLater(): void;
}

/** Asks whose the page is to be, after somebody else has logged in in another tab. Focus begins where Enter alone changes nothing. */
export function OtherAccountDialog({ shown, other, logOut, onLater }: OtherAccountDialogProps) {
  const t = useTexts(otherAccountTexts);
  const later = useRef<HTMLButtonElement>(null);
  const names = { name: fullName(shown), other: fullName(other), email: other.email };
  return (
    <AlertDialog.Root open onOpenChange={(open) => !open && onLater()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="veil" />
        <AlertDialog.Popup className="dialog" initialFocus={later}>
          <AlertDialog.Title className="dialog-title">{t('heading')}</AlertDialog.Title>
          <AlertDialog.Description className="dialog-text">{t('text', names)}</AlertDialog.Description>
          <div className="dialog-actions">
            <AlertDialog.Close ref={later} render={<Button />}>
              {t('later')}
            </AlertDialog.Close>
            <Button onClick={() => void logOut().then((isOut) => isOut && reloadForAccount())}>{t('logOut', names)}</Button>
            <Button kind="primary" onClick={reloadForAccount}>
              {t('goOn', names)}
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
