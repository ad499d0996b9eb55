import type { ListedHouse } from '@gavel/contract';
import { startTexts } from '@gavel/texts';
import { memo, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { useAccount } from '../../account/use-account.ts';
import { browserApi } from '../../api/browser-api.ts';
import type { PageHandle } from '../../document/wait-to-begin.ts';
import { Welcome } from '../../guide/welcome.tsx';
import { HouseList } from '../../houses/house-list.tsx';
import { revalidateWithMunicipality } from '../../houses/revalidate-with-municipality.ts';
import '../../kept-house/my-houses-styles.ts';
import { useKeptHouses } from '../../kept-house/use-kept-house.ts';
import { apiContext } from '../../page-context.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { useSite } from '../../site/use-site.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Message } from '../../ui/message.tsx';
import { whenLoaded } from '../../ui/when-loaded.ts';
import type { Route } from './+types/start';
import { loadStart } from './load-start.ts';
import { Splash } from './splash.tsx';
import './start.css';
import './my-houses-section.css';

export const loader = ({ context, request }: Route.LoaderArgs) => loadStart(context.get(apiContext), request);
export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => loadStart(await browserApi(), request);
export const shouldRevalidate = revalidateWithMunicipality;

const MyHousesSection = whenLoaded(async () => (await import('./my-houses-section.tsx')).MyHousesSection);

type Notice = Extract<keyof (typeof startTexts)['messages'], `notice${string}`>;

/** The notices of the start page, by their names in the address. */
const NOTICES = new Map<string, Notice>([
  ['unknown-configuration', 'noticeUnknownConfiguration'],
  ['kept-gone', 'noticeKeptGone'],
  ['account-deleted', 'noticeAccountDeleted'],
  ['not-acting', 'noticeNotActing'],
  ['acting-failed', 'noticeActingFailed'],
]);

export const handle: PageHandle = { begins: 'sign' };

/** The start page: a large picture, the welcome text and all houses. */
export default function Start({ loaderData: { houses, municipality, campaign, saved } }: Route.ComponentProps) {
  const t = useTexts(startTexts);
  const { brand } = useSite();
  const [search] = useSearchParams();
  const notice = NOTICES.get(search.get('notice') ?? '');
  // Offer the latest house whose house model is in the list, because a house of another model may no longer be offered.
  const kept = useKeptHouses().houses?.find(({ houseId }) => houses.some(({ id }) => id === houseId)) ?? null;
  const account = useAccount();
  const latest = (account && saved?.[0]) ?? null;
  return (
    <>
      <PageHead
        title={t('title', { brand: brand.name })}
        description={t('description', { count: houses.length, brand: brand.name })}
        canonical="/"
      />
      {notice && (
        <div className="start-notice">
          <Message>{t(notice)}</Message>
        </div>
      )}
      <Splash campaign={campaign} houses={houses} kept={kept} saved={latest} />
      <Welcome slogan={brand.slogan} text={brand.welcome} />
      {account && saved && latest && <OwnHouses houses={saved} />}
      <HouseList houses={houses} municipality={municipality} current={kept?.houseId ?? null} />
    </>
  );
}

/**
 * The saved houses of the account. Memoized, because React removes a part that the server has rendered if the part changes before its
 * script has loaded.
 */
const OwnHouses = memo(function OwnHouses({ houses }: { houses: readonly ListedHouse[] }) {
  return (
    <Suspense>
      <MyHousesSection houses={houses} />
    </Suspense>
  );
});
