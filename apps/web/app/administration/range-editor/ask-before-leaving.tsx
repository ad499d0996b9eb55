import { AlertDialog } from '@base-ui/react/alert-dialog';
import { rangeDeskTexts } from '@gavel/texts';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { isReloadingPage } from '../../parts/reload-page.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { ConfirmPopup } from '../../ui/confirm-popup.tsx';
import { RANGE } from '../parts/desk.ts';
import { type UnsavedValues, useUnsavedValues } from './parts/unsaved-values.ts';

/**
 * Asks before the user leaves the range editor with unsaved texts or rules, which would be lost: with our own dialog for another page of
 * the site, with the dialog of the browser for closing the tab.
 */
export function AskBeforeLeaving({ unsaved }: { unsaved: UnsavedValues }) {
  const t = useTexts(rangeDeskTexts);
  // If the user left a page of the editor before a save ended, the saved value is still in this list, but it equals `read`.
  const values = [...useUnsavedValues(unsaved).values()];
  const count = values.filter(({ value, read }) => value.normalize('NFC') !== (read ?? '')).length;
  const hasUnsaved = count > 0;
  const blocker = useBlocker(({ nextLocation }) => hasUnsaved && !isInEditor(nextLocation.pathname));
  useEffect(() => {
    // A save ended while the question was open.
    if (blocker.state === 'blocked' && !hasUnsaved) blocker.proceed();
  }, [blocker, hasUnsaved]);
  useEffect(() => {
    if (!hasUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (!isReloadingPage()) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [hasUnsaved]);
  return (
    <AlertDialog.Root open={blocker.state === 'blocked'} onOpenChange={(open) => !open && blocker.reset?.()}>
      <ConfirmPopup
        question={t('leaveHeading')}
        text={t('leaveText', { count })}
        act={t('leave')}
        safe={t('stay')}
        onAct={() => blocker.proceed?.()}
      />
    </AlertDialog.Root>
  );
}

function isInEditor(path: string): boolean {
  return path === RANGE || path.startsWith(`${RANGE}/`);
}
