import { housesTexts } from '@gavel/texts';
import { browserApi } from '../../api/browser-api.ts';
import type { PageHandle } from '../../document/wait-to-begin.ts';
import { HouseList } from '../../houses/house-list.tsx';
import { loadHouseList } from '../../houses/load-house-list.ts';
import { revalidateWithMunicipality } from '../../houses/revalidate-with-municipality.ts';
import { useKeptHouse } from '../../kept-house/use-kept-house.ts';
import { apiContext } from '../../page-context.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { useSite } from '../../site/use-site.ts';
import { useTexts } from '../../texts/use-texts.ts';
import type { Route } from './+types/house';
import './house.css';

export const loader = ({ context, request }: Route.LoaderArgs) => loadHouseList(context.get(apiContext), request);
export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => loadHouseList(await browserApi(), request);
export const shouldRevalidate = revalidateWithMunicipality;

export const handle: PageHandle = { begins: 'sign' };

/** The list of houses, without the welcome text of the start page. With `?m=` the prices are for that municipality. */
export default function House({ loaderData: { houses, municipality } }: Route.ComponentProps) {
  const t = useTexts(housesTexts);
  const { brand } = useSite();
  const kept = useKeptHouse();
  return (
    <>
      <PageHead title={t('title', { brand: brand.name })} description={t('description', { brand: brand.name })} />
      <header className="house-heading">
        <h1>{t('heading')}</h1>
      </header>
      <HouseList first houses={houses} municipality={municipality} current={kept?.houseId ?? null} />
    </>
  );
}
