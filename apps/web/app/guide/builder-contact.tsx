import { reachTexts } from '@gavel/texts';
import { useSite } from '../site/use-site.ts';
import { useTexts } from '../texts/use-texts.ts';
import './builder-contact.css';

/** The builder's contact details: telephone, e-mail, opening hours and address. */
export function BuilderContact() {
  const t = useTexts(reachTexts);
  const { brand } = useSite();
  return (
    <dl className="builder-contact">
      <div>
        <dt>{t('phone')}</dt>
        <dd>
          <a className="num" href={`tel:${brand.phone.replace(/[^+\d]/g, '')}`}>
            {brand.phone}
          </a>
          <span className="muted">{brand.hours}</span>
        </dd>
      </div>
      <MailRow term={t('email')} address={brand.email} />
      {brand.customerService !== brand.email && <MailRow term={t('customerService')} address={brand.customerService} />}
      <div>
        <dt>{t('address')}</dt>
        <dd>{brand.address}</dd>
      </div>
    </dl>
  );
}

function MailRow({ term, address }: { term: string; address: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>
        <a href={`mailto:${address}`}>{address}</a>
      </dd>
    </div>
  );
}
