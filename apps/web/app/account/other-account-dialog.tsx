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
  /** The user who is logged in now, in another tab. */
  readonly other: Account;
  /** Called if the user wants to decide later. Until they decide, the server refuses what the page sends, and the page asks again. */
  onLater(): void;
}

/**
 * Asks which account the page should use after another user has logged in in another tab. The initial focus is on the button that
 * postpones the decision.
 */
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
