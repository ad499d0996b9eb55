import { useTranslations } from 'use-intl';
import { browserApi } from '../../api/browser-api.ts';
import { apiContext } from '../../page-context.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { CONTENT_ID } from '../../shell/skip-link.tsx';
import { useSite } from '../../shell/use-site.ts';
import { PlacedPicture } from '../../ui/placed-picture.tsx';
import { Wordmark } from '../../ui/wordmark.tsx';
import type { Route } from './+types/municipality';
import { loadNewHouse } from './load-new-house.ts';
import { NewHouseSheet } from './new-house-sheet.tsx';
import './municipality.css';

export const loader = ({ context, request }: Route.LoaderArgs) => loadNewHouse(context.get(apiContext), request);
export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => loadNewHouse(await browserApi(), request);

/** Municipality selection: the house as a picture, and on a sheet beside it where it is to stand and what it is called. */
export default function Municipality({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('municipality');
  const navigation = useTranslations('navigation');
  const { brand } = useSite();
  const { house, picture } = loaderData;
  return (
    <main id={CONTENT_ID} tabIndex={-1} className="new-house">
      <PageHead
        title={house ? t('titleHouse', { house: house.title, brand: brand.name }) : t('title', { brand: brand.name })}
        description={t('description')}
      />
      {picture && <PlacedPicture className="new-house-picture" src={picture} alt={house?.title ?? ''} />}
      <Wordmark look="sheet" name={brand.name} logo={brand.logo} label={navigation('home', { brand: brand.name })} />
      <NewHouseSheet newHouse={loaderData} />
    </main>
  );
}
