import type { ListedHouse } from '@gavel/contract';
import { securityTexts } from '@gavel/texts';
import { Download } from 'lucide-react';
import { ConfirmForm } from '../../account/confirm-form.tsx';
import { browserApi } from '../../api/browser-api.ts';
import { forgetDeleted } from '../../stored/forget-deleted.ts';
import { forgetSavedHouses } from '../../stored/kept-houses.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { ButtonAnchor } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Icon } from '../../ui/icon.tsx';

/** The user can download their personal data, and delete the account with its houses. */
export function OwnData({ houses }: { houses: readonly Pick<ListedHouse, 'id'>[] }) {
  const t = useTexts(securityTexts);

  async function remove(password: string) {
    await (await browserApi()).deleteAccount({ body: { password } });
    forgetSavedHouses();
    forgetDeleted(houses.map(({ id }) => id));
    // A full page load, so that no data of the account stays in memory.
    location.assign('/?notice=account-deleted');
  }

  return (
    <section className="guide-part">
      <h2>{t('dataHeading')}</h2>
      <div className="profile-form">
        <p className="profile-text">{t('exportText')}</p>
        <p>
          <ButtonAnchor href="/api/account/export" download>
            <Icon icon={Download} small />
            {t('exportDo')}
          </ButtonAnchor>
        </p>
        <Disclosure look="link" label={t('deleteHeading')}>
          <div className="profile-form">
            <p>{t('deleteText')}</p>
            <p>{t('deleteStays')}</p>
            <ConfirmForm label={t('deleteDo')} send={remove} />
          </div>
        </Disclosure>
      </div>
    </section>
  );
}
