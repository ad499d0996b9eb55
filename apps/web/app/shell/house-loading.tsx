import { bootstrapTexts, generalTexts } from '@gavel/texts';
import { useLocation, useNavigation } from 'react-router';
import { opensHouse, tokenOf } from '../addresses.ts';
import { withoutPreview } from '../preview/own-address.ts';
import { useSite } from '../site/use-site.ts';
import { useTexts } from '../texts/use-texts.ts';
import { LoadingScreen } from '../ui/loading-screen.tsx';
import { CONTENT_ID } from './skip-link.tsx';
import './house-loading.css';

/** The loading screen that a page load shows until the house of the page has loaded. */
export function HouseLoading() {
  const general = useTexts(generalTexts);
  const { brand } = useSite();
  return (
    <>
      <HouseLoadingHead />
      <main id={CONTENT_ID} tabIndex={-1}>
        <LoadingScreen text={general('loadingHouse')} logo={brand.logo} isPage />
        <noscript>
          <p className="house-loading-noscript">{general('needsJavaScript')}</p>
        </noscript>
      </main>
    </>
  );
}

/** The title of a page whose house has not loaded yet. */
export function HouseLoadingHead() {
  const t = useTexts(bootstrapTexts);
  const { brand } = useSite();
  return (
    <>
      <title>{t('title', { brand: brand.name })}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}

/** Covers the current page with the loading screen while a house loads, until the first step of the house shows. */
export function PendingHouse() {
  const t = useTexts(generalTexts);
  const { brand } = useSite();
  const { pathname } = useLocation();
  const target = withoutPreview(useNavigation().location?.pathname ?? '');
  const pending = tokenOf(pathname) === null && opensHouse(target);
  return pending ? <LoadingScreen text={t('loadingHouse')} logo={brand.logo} /> : null;
}
