import { NavLink } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Brand } from '../api/create-api.ts';
import { Wordmark } from '../ui/wordmark.tsx';
import './page-header.css';

/** The builder's sign and the ways into the guide. */
export function PageHeader({ brand }: { brand: Brand }) {
  const t = useTranslations('navigation');
  return (
    <header className="page-header">
      <Wordmark name={brand.name} logo={brand.logo} label={t('home', { brand: brand.name })} />
      <nav aria-label={t('label')}>
        <NavLink to="/" end>
          {t('start')}
        </NavLink>
        <NavLink to="/house">{t('newHouse')}</NavLink>
      </nav>
    </header>
  );
}
