import { accountTexts } from '@gavel/texts';
import { mail, telephone } from '../contact/contact-details.tsx';
import { useSite } from '../site/use-site.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { useView } from '../visit/use-view.ts';

/** What a visitor can do without an account: keep the house, pass it on, reach somebody. */
export function AccountNotYet() {
  const t = useTexts(accountTexts);
  const { brand } = useSite();
  const { open } = useView();
  return (
    <>
      <section className="flyout-part">
        <h3>{t('keptHeading')}</h3>
        <p>{t('kept')}</p>
        <div className="flyout-actions">
          <Button kind="primary" onClick={() => open('save')}>
            {t('keep')}
          </Button>
          <Button onClick={() => open('contact')}>{t('contact')}</Button>
        </div>
      </section>
      <section className="flyout-part">
        <h3>{t('helpHeading')}</h3>
        <p>
          {t.rich('help', {
            email: brand.customerService,
            phone: brand.phone,
            mail: (text) => (
              <a className="text-link" href={mail(brand.customerService, brand.name)}>
                {text}
              </a>
            ),
            call: (text) => (
              <a className="text-link num" href={telephone(brand.phone)}>
                {text}
              </a>
            ),
          })}
        </p>
      </section>
    </>
  );
}
