import { navigationTexts } from '@gavel/texts';
import { Menu, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { NavLink, useLocation } from 'react-router';
import { LoginBar, LoginMenu } from '../account/login-bar.tsx';
import type { Brand } from '../api/create-api.ts';
import { useTexts } from '../texts/use-texts.ts';
import { IconButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Wordmark } from '../ui/wordmark.tsx';
import './page-header.css';

const MENU_ID = 'huvudmeny';

/** The builder’s logo, links to the main pages, and the login bar. On a phone the links are in a menu, which pushes the page down. */
export function PageHeader({ brand }: { brand: Brand }) {
  const t = useTexts(navigationTexts);
  const { key } = useLocation();
  const button = useRef<HTMLButtonElement>(null);
  // The key of the history entry in which the menu was opened. Each navigation changes the key and so closes the menu.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === key;

  useEffect(() => {
    if (!open) return;
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpenAt(null);
      button.current?.focus();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [open]);

  return (
    <header className="page-header">
      <Wordmark name={brand.name} logo={brand.logo} label={t('home', { brand: brand.name })} />
      <IconButton
        ref={button}
        className="page-menu-button"
        label={t(open ? 'closeMenu' : 'menu')}
        aria-expanded={open}
        aria-controls={MENU_ID}
        onClick={() => setOpenAt(open ? null : key)}
      >
        <Icon icon={open ? X : Menu} />
      </IconButton>
      <nav id={MENU_ID} className={open ? 'page-tabs is-open' : 'page-tabs'} aria-label={t('label')}>
        <NavLink to="/" end>
          {t('start')}
        </NavLink>
        <NavLink to="/my-profile">{t('myProfile')}</NavLink>
        <NavLink to="/my-projects">{t('myHouses')}</NavLink>
        <NavLink to="/new-project">{t('newHouse')}</NavLink>
        <NavLink to="/help">{t('help')}</NavLink>
        <LoginMenu />
      </nav>
      <LoginBar />
    </header>
  );
}
