import { accountTexts } from '@gavel/texts';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { Flyout } from '../ui/flyout.tsx';
import { useView, type ViewProps } from '../visit/use-view.ts';

/** "Min profil" of somebody who is not logged in. */
export function ProfilePanel({ open, onClose }: ViewProps) {
  const t = useTexts(accountTexts);
  const { open: show } = useView();
  return (
    <Flyout open={open} onClose={onClose} title={t('profileHeading')}>
      <p className="flyout-lead">{t('loggedOut')}</p>
      <div className="flyout-actions">
        <Button kind="primary" onClick={() => show('login')}>
          {t('login')}
        </Button>
        <Button onClick={() => show('login')}>{t('register')}</Button>
      </div>
      <section className="flyout-part">
        <h3>{t('keptHeading')}</h3>
        <p>{t('kept')}</p>
        <div className="flyout-actions">
          <Button onClick={() => show('save')}>{t('keep')}</Button>
        </div>
      </section>
    </Flyout>
  );
}
