import { token as anyToken } from '@gavel/contract';
import { finalOrderTexts } from '@gavel/texts';
import { redirect, useNavigate } from 'react-router';
import { useSession } from '../../account/use-account.ts';
import { finalOrderAddress, linkAddress } from '../../addresses.ts';
import { ApiError } from '../../api/api-error.ts';
import { browserApi } from '../../api/browser-api.ts';
import type { Api } from '../../api/create-api.ts';
import { WholeHouse } from '../../compare/whole-house.tsx';
import { apiContext } from '../../page-context.ts';
import { useSite } from '../../site/use-site.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import type { Route } from './+types/final-order';
import { GuidePage } from './guide-page.tsx';
import './final-order.css';

export const loader = ({ context, params }: Route.LoaderArgs) => loadOrder(context.get(apiContext), params.token);
export const clientLoader = async ({ params }: Route.ClientLoaderArgs) => loadOrder(await browserApi(), params.token);

/** Null: there is none for who asks, and whether there is one for somebody else stays untold. What is no order opens as what it is. */
async function loadOrder(api: Api, token: string) {
  const account = await api.readAccount();
  if (!account) throw redirect(loginAddress(token));
  if (!anyToken.safeParse(token).success) return null;
  try {
    const order = await api.readConfiguration({ parameters: { id: token } });
    if (order.type !== 'base') throw redirect(linkAddress(token));
    return order;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'unknown-configuration') return null;
    throw error;
  }
}

/** `/base/{token}`: what has been ordered, for staff and for whom it was ordered. */
export default function FinalOrder({ loaderData: order, params }: Route.ComponentProps) {
  const t = useTexts(finalOrderTexts);
  const { brand } = useSite();
  const navigate = useNavigate();
  const { account, logOut } = useSession();

  /** Whoever is logged in would only be told that they are. */
  async function changeAccount() {
    if (await logOut()) await navigate(loginAddress(params.token));
  }

  // Whoever logs out here leaves nothing behind.
  if (!order || !account)
    return (
      <GuidePage hidden title={t('closedTitle', { brand: brand.name })} heading={t('heading')} lead={t('closed')}>
        <Button onClick={changeAccount}>{t('logIn')}</Button>
      </GuidePage>
    );
  const { name, houseTitle: house, municipalityName: municipality } = order;
  return (
    <GuidePage
      hidden
      title={t('title', { name, brand: brand.name })}
      heading={t('heading')}
      lead={t('lead', { name, house, municipality })}
    >
      <div className="final-order">
        <WholeHouse configuration={order} />
        <Button onClick={() => window.print()}>{t('print')}</Button>
      </div>
    </GuidePage>
  );
}

function loginAddress(token: string): string {
  return `/login?${new URLSearchParams({ returnUrl: finalOrderAddress(token) })}`;
}
