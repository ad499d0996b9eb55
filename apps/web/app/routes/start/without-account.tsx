import { accountPagesTexts } from '@gavel/texts';
import { ArrowLeft } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { useSite } from '../../site/use-site.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { TextLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { BuilderContact } from './builder-contact.tsx';
import { GuidePage } from './guide-page.tsx';
import { returnAddress } from './return-address.ts';
import './without-account.css';

/** What the pages of the account say while there are none: what one can do without, and how to reach the builder. */
export function WithoutAccount({ page }: { page: 'register' | 'login' | 'profile' }) {
  const t = useTexts(accountPagesTexts);
  const { brand } = useSite();
  const [search] = useSearchParams();
  return (
    <GuidePage
      hidden
      title={t(`${page}Title`, { brand: brand.name })}
      heading={t(`${page}Heading`)}
      lead={t(`${page}Text`)}
      back={
        page !== 'profile' && (
          <Link to={returnAddress(search.get('returnUrl'))}>
            <Icon icon={ArrowLeft} small />
            {t('back')}
          </Link>
        )
      }
    >
      <section className="guide-part">
        <h2>{t('withoutHeading')}</h2>
        <ul className="without-account">
          <li>
            {t.rich('keep', {
              projects: (words) => (
                <TextLink key="projects" to="/my-projects">
                  {words}
                </TextLink>
              ),
            })}
          </li>
          <li>{t('share')}</li>
        </ul>
      </section>
      <section className="guide-part">
        <h2>{t('contactHeading')}</h2>
        <div className="without-account-contact">
          <p>{t('contactText')}</p>
          <BuilderContact />
        </div>
      </section>
    </GuidePage>
  );
}
