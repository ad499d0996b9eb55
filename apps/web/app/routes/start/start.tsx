import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { browserApi } from '../../api/browser-api.ts';
import { HouseList } from '../../houses/house-list.tsx';
import { revalidateWithMunicipality } from '../../houses/revalidate-with-municipality.ts';
import { useKeptHouse } from '../../kept-house/use-kept-house.ts';
import { apiContext } from '../../page-context.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { useSite } from '../../shell/use-site.ts';
import { Message } from '../../ui/message.tsx';
import type { Route } from './+types/start';
import { loadStart } from './load-start.ts';
import { Splash } from './splash.tsx';
import { Welcome } from './welcome.tsx';
import './start.css';

export const loader = ({ context }: Route.LoaderArgs) => loadStart(context.get(apiContext));
export const clientLoader = async () => loadStart(await browserApi());
export const shouldRevalidate = revalidateWithMunicipality;

/** The guide's start: what the builder has to tell now, a welcome, and all houses. */
export default function Start({ loaderData: { houses, campaign } }: Route.ComponentProps) {
  const t = useTranslations('start');
  const { brand } = useSite();
  const [search] = useSearchParams();
  const kept = useKeptHouse() ?? null;
  return (
    <>
      <PageHead
        title={t('title', { brand: brand.name })}
        description={t('description', { count: houses.length, brand: brand.name })}
        canonical="/"
      />
      {search.get('notice') === 'unknown-configuration' && (
        <div className="start-notice">
          <Message>{t('noticeUnknownConfiguration')}</Message>
        </div>
      )}
      <Splash campaign={campaign} houses={houses} kept={kept} />
      <Welcome slogan={brand.slogan} text={brand.welcome} />
      <HouseList houses={houses} municipality={null} current={kept?.houseId ?? null} />
    </>
  );
}
