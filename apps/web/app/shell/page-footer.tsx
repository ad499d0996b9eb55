import { footerTexts } from '@gavel/texts';
import { useHref } from 'react-router';
import type { Brand } from '../api/create-api.ts';
import { useTexts } from '../texts/use-texts.ts';
import './page-footer.css';

/** The footer with the builder's contact details. */
export function PageFooter({ brand }: { brand: Brand }) {
  const t = useTexts(footerTexts);
  return (
    <footer className="page-footer">
      <p className="page-footer-name" translate="no">
        {brand.name}
      </p>
      <div>
        <h2>{t('contact')}</h2>
        <p>
          <a href={`tel:${brand.phone.replace(/[^+\d]/g, '')}`} className="num">
            {brand.phone}
          </a>
        </p>
        <p>
          <a href={`mailto:${brand.email}`}>{brand.email}</a>
        </p>
        <p className="muted">{brand.hours}</p>
      </div>
      <div>
        <h2>{t('address')}</h2>
        <p className="page-footer-address">{brand.address}</p>
      </div>
      <p className="muted page-footer-vat">
        {t('vat')} <a href={useHref('/accessibility')}>{t('access')}</a>
      </p>
    </footer>
  );
}
