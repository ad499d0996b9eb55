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
 * Asks before the user leaves the range editor with unsaved texts or rules, which would be lost. Shows our own dialog if the user opens
 * another page of the site, and the browser’s dialog if the user closes the tab.
 */
export function AskBeforeLeaving({ unsaved }: { unsaved: UnsavedValues }) {
  const t = useTexts(rangeDeskTexts);
  // If the user left a page of the editor before a save ended, the saved value is still among the unsaved values. Such a value equals
  // `read`, so do not count it.
  const values = [...useUnsavedValues(unsaved).values()];
  const count = values.filter(({ value, read }) => value.normalize('NFC') !== (read ?? '')).length;
  const hasUnsaved = count > 0;
  const blocker = useBlocker(({ nextLocation }) => hasUnsaved && !isInEditor(nextLocation.pathname));
  useEffect(() => {
    // If a save ends while the dialog is open, nothing can be lost any more, so open the page that the user wanted.
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
