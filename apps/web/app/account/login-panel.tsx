import { accountTexts } from '@gavel/texts';
import { useTexts } from '../texts/use-texts.ts';
import { Flyout } from '../ui/flyout.tsx';
import type { ViewProps } from '../visit/use-view.ts';
import { AccountNotYet } from './account-not-yet.tsx';

/** "Logga in": says that there are no accounts yet, what becomes of the house, and whom to ask. */
export function LoginPanel({ open, onClose }: ViewProps) {
  const t = useTexts(accountTexts);
  return (
    <Flyout open={open} onClose={onClose} title={t('loginHeading')}>
      <p className="flyout-lead">{t('notYet')}</p>
      <AccountNotYet />
    </Flyout>
  );
}
