import { token as anyToken } from '@gavel/contract';
import { type FinalOrder, orderEndpoints } from '@gavel/contract/orders';
import { finalOrderTexts } from '@gavel/texts';
import { redirect, useNavigate } from 'react-router';
import { useSession } from '../../account/use-account.ts';
import { finalOrderAddress, linkAddress } from '../../addresses.ts';
import { ApiError } from '../../api/api-error.ts';
import { browserApi } from '../../api/browser-api.ts';
import { type Api, createCalls } from '../../api/create-api.ts';
import type { Fetcher } from '../../api/fetcher.ts';
import { accountOrErrorPage } from '../../errors/account-or-error-page.ts';
import { GuidePage } from '../../guide/guide-page.tsx';
import { fetchOwn } from '../../network/reachability.ts';
import { apiContext, fetcherContext } from '../../page-context.ts';
import { useSite } from '../../site/use-site.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import type { Route } from './+types/final-order';
import { OrderedHouse } from './ordered-house.tsx';

export const loader = ({ context, params }: Route.LoaderArgs) =>
  loadOrder(context.get(apiContext), context.get(fetcherContext), params.token);
export const clientLoader = async ({ params }: Route.ClientLoaderArgs) =>
  loadOrder(await browserApi(), { fetch: fetchOwn }, params.token);

/**
 * Loads the order. Returns null if the order does not exist or belongs to another user; the page does not show which of these is the
 * reason. If the token belongs to a house that is not ordered, redirects to the house.
 */
async function loadOrder(api: Api, server: Fetcher, token: string): Promise<FinalOrder | null> {
  const account = await accountOrErrorPage(api);
  if (!account) throw redirect(loginAddress(token));
  if (!anyToken.safeParse(token).success) return null;
  const order = await orNull('unknown-order', createCalls(orderEndpoints, server).readOrder({ parameters: { id: token } }));
  if (order) return order;
  const house = await orNull('unknown-configuration', api.readConfiguration({ parameters: { id: token } }));
  if (house?.type === 'guide') throw redirect(linkAddress(token));
  return null;
}

async function orNull<Value>(code: string, answer: Promise<Value>): Promise<Value | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && (error.code === code || error.code === 'unknown-configuration')) return null;
    throw error;
  }
}

/** `/base/{token}`: a final order, for staff and for the customer of the order. */
export default function FinalOrderPage({ loaderData: order, params }: Route.ComponentProps) {
  const t = useTexts(finalOrderTexts);
  const { brand } = useSite();
  const navigate = useNavigate();
  const { account, logOut } = useSession();

  /** Logs out before it opens the login page, because for a logged-in user that page has no login form. */
  async function changeAccount() {
    if (await logOut()) await navigate(loginAddress(params.token), { replace: true });
  }

  // After a logout, do not show the order any longer.
  if (!order || !account)
    return (
      <GuidePage hidden title={t('closedTitle', { brand: brand.name })} heading={t('heading')} lead={t('closed')}>
        <Button onClick={changeAccount}>{t('logIn')}</Button>
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
      <OrderedHouse order={order} orderKey={null} />
    </GuidePage>
  );
}

function loginAddress(token: string): string {
  return `/login?${new URLSearchParams({ returnUrl: finalOrderAddress(token) })}`;
}
