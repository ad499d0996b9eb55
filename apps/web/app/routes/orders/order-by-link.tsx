import { type FinalOrder, orderEndpoints } from '@gavel/contract/orders';
import { finalOrderTexts } from '@gavel/texts';
import { data } from 'react-router';
import { ApiError } from '../../api/api-error.ts';
import { createCalls } from '../../api/create-api.ts';
import type { Fetcher } from '../../api/fetcher.ts';
import { GuidePage } from '../../guide/guide-page.tsx';
import { fetchOwn } from '../../network/reachability.ts';
import { fetcherContext } from '../../page-context.ts';
import { useSite } from '../../site/use-site.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import type { Route } from './+types/order-by-link';
import { OrderedHouse } from './ordered-house.tsx';

export const loader = ({ context, params }: Route.LoaderArgs) => load(context.get(fetcherContext), params.key);
export const clientLoader = ({ params }: Route.ClientLoaderArgs) => load({ fetch: fetchOwn }, params.key);

/** Everyone who knows the address can open the order. So no cache stores the page, and no search engine lists it. */
export const headers = () => ({
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex, nofollow',
});

async function load(server: Fetcher, key: string) {
  try {
    const order: FinalOrder = await createCalls(orderEndpoints, server).readOrderByKey({ parameters: { key } });
    return { order };
  } catch (error) {
    const isNone = error instanceof ApiError && ['unknown-order', 'malformed-query'].includes(error.code);
    if (isNone) return data({ order: null }, { status: 404 });
    throw error;
  }
}

/** `/order/{key}`: a final order, for a customer without an account. */
export default function OrderByLink({ loaderData: { order }, params }: Route.ComponentProps) {
  const t = useTexts(finalOrderTexts);
  const { brand } = useSite();
  if (!order)
    return (
      <GuidePage hidden title={t('closedTitle', { brand: brand.name })} heading={t('goneHeading')} lead={t('gone')}>
        <ButtonLink to="/">{t('toStart')}</ButtonLink>
      </GuidePage>
    );
  const { state, number } = order;
  const { name, houseTitle: house, municipalityName: municipality } = order.house;
  const lead = state === 'frozen' ? 'lead' : (`${state}Lead` as const);
  return (
    <GuidePage
      hidden
      title={t('title', { number: String(number), brand: brand.name })}
      heading={t('heading')}
      lead={t(lead, { name, house, municipality })}
    >
      <OrderedHouse order={order} orderKey={params.key} />
      <p>{t('private')}</p>
    </GuidePage>
  );
}
