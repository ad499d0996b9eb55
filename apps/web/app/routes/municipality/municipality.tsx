import { municipalityTexts } from '@gavel/texts';
import { browserApi } from '../../api/browser-api.ts';
import type { PageHandle } from '../../document/wait-to-begin.ts';
import { apiContext } from '../../page-context.ts';
import { useSite } from '../../site/use-site.ts';
import { useTexts } from '../../texts/use-texts.ts';
import type { Route } from './+types/municipality';
import { loadNewHouse } from './load-new-house.ts';
import { NewHouseScreen } from './new-house-screen.tsx';

export const loader = ({ context, request }: Route.LoaderArgs) => loadNewHouse(context.get(apiContext), request);
export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => loadNewHouse(await browserApi(), request);

export const handle: PageHandle = { begins: 'sign' };

/**
 * `/municipality`: the visitor chooses the municipality for the house in the address. Without a house in the address, the visitor chooses
 * for which municipality the site shows the prices of all houses.
 */
export default function Municipality({ loaderData }: Route.ComponentProps) {
  const t = useTexts(municipalityTexts);
  const { brand } = useSite();
  const { house } = loaderData;
  return (
    <NewHouseScreen
      newHouse={loaderData}
      title={house ? t('titleHouse', { house: house.title, brand: brand.name }) : t('title', { brand: brand.name })}
      description={t('description')}
    />
  );
}
