import { AlertDialog } from '@base-ui/react/alert-dialog';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '../ui/button.tsx';
import { useConfigurator } from './use-configurator.tsx';
import './dialog.css';

/** Asks before unsaved changes are left, inside the site in our words and for a closing tab in the browser's. */
export function LeaveGuard() {
  const t = useTranslations('leave');
  const unsaved = useConfigurator((state) => state.unsaved);
  const blocker = useBlocker(({ nextLocation }) => unsaved && !staysWithTheVisit(nextLocation.pathname));

  useEffect(() => {
    if (!unsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [unsaved]);

  return (
    <AlertDialog.Root open={blocker.state === 'blocked'} onOpenChange={(open) => !open && blocker.reset?.()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="veil" />
        <AlertDialog.Popup className="dialog">
          <AlertDialog.Title className="dialog-title">{t('heading')}</AlertDialog.Title>
          <AlertDialog.Description className="dialog-text">{t('question')}</AlertDialog.Description>
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
function staysWithTheVisit(pathname: string): boolean {
  return pathname.startsWith('/configuration/') || pathname === '/start';
}
