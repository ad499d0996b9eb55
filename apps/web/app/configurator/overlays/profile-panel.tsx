import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button.tsx';
import { useView } from '../use-view.ts';
import { Flyout } from './flyout.tsx';

/** "Min profil" of somebody who is not logged in. */
export function ProfilePanel({ open, onClose }: { open: boolean; onClose(): void }) {
  const t = useTranslations('account');
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
