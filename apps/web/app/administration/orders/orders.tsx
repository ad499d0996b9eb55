import type { ListedOrder } from '@gavel/contract/staff';
import { formatKr, stockholmDay } from '@gavel/core';
import { orderStates } from '@gavel/core/orders';
import { ordersTexts } from '@gavel/texts';
import { Link, useSearchParams } from 'react-router';
import { fetcherContext } from '../../page-context.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { useSite } from '../../site/use-site.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { ButtonAnchor, TextLink } from '../../ui/button.tsx';
import { browserStaffApi } from '../access/browser-staff-api.ts';
import { forStaff } from '../access/for-staff.ts';
import { createStaffApi, type StaffApi } from '../access/staff-calls.ts';
import { ListSearch } from '../list-parts/list-head.tsx';
import { ListKeys } from '../list-parts/list-keys.tsx';
import { ORDERS, useDesk } from '../parts/desk.ts';
import { useRequestWords } from '../parts/desk-words.ts';
import { orderAddress } from '../parts/request-addresses.ts';
import type { Route } from './+types/orders';
import '../list-parts/list.css';
import './orders.css';

export const loader = ({ context, request }: Route.LoaderArgs) => load(createStaffApi(context.get(fetcherContext)), request);
export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => load(await browserStaffApi(), request);

async function load(api: StaffApi, { url }: Request) {
  const asked = new URL(url).searchParams;
  const after = asked.get('after')?.slice(0, 20);
  return forStaff(api.listOrders({ parameters: { ...filterOf(asked), ...(after && { after }) } }));
}

/** Returns the filters of the address; skips invalid ones. */
function filterOf(asked: URLSearchParams) {
  const state = orderStates.find((one) => one === asked.get('state'));
  const search = asked.get('search')?.trim().slice(0, 100);
  return { ...(state && { state }), ...(search && { search }) };
}

/** `/admin/orders`: the final orders, latest first. */
export default function Orders({ loaderData: page }: Route.ComponentProps) {
  const t = useTexts(ordersTexts);
  const { brand } = useSite();
  const { now } = useDesk();
  const [asked] = useSearchParams();
  if (!page) return null;
  const filter = filterOf(asked);
  const addressOf = (path: string, parts: Readonly<Record<string, string>>) => {
    const search = new URLSearchParams(parts).toString();
    return search === '' ? path : `${path}?${search}`;
  };
  const view = filter.state ? t(`state_${filter.state}`) : t('all');
  return (
    <div className="leads orders">
      <PageHead title={t('title', { brand: brand.name })} hidden />
      <div className="leads-list">
        <div className="leads-top">
          <h1>{t('heading')}</h1>
          <ListSearch searched={filter.search ?? ''} action={ORDERS} label={t('search')} />
          <ButtonAnchor className="slim" href={addressOf('/api/admin/orders.csv', filter)} download>
            {t('export')}
          </ButtonAnchor>
          <a className="text-link" href={addressOf('/api/admin/orders.json', filter)} download aria-label={t('exportJson')}>
            JSON
          </a>
        </div>
        <nav className="leads-views" aria-label={t('views')}>
          {[undefined, ...orderStates].map((state) => (
            <Link
              key={state ?? 'all'}
              to={addressOf(ORDERS, state ? { state } : {})}
              aria-current={filter.state === state ? 'page' : undefined}
            >
              {state ? t(`state_${state}`) : t('all')}
            </Link>
          ))}
        </nav>
        {page.orders.length === 0 ? (
          <p className="leads-empty">{t(filter.search ? 'emptySearch' : 'empty')}</p>
        ) : (
          <OrderTable orders={page.orders} caption={t('caption', { view })} now={now} />
        )}
        <div className="leads-foot">
          <span className="num">{t('shown', { count: page.orders.length })}</span>
          {asked.has('after') && <TextLink to={addressOf(ORDERS, filter)}>{t('first')}</TextLink>}
          {page.next && <TextLink to={addressOf(ORDERS, { ...filter, after: page.next })}>{t('more')}</TextLink>}
          <ListKeys />
        </div>
      </div>
    </div>
  );
}

/** The table of orders. It looks like the table of requests: with ruled lines, and on a phone with three lines a row. */
function OrderTable({ orders, caption, now }: { orders: readonly ListedOrder[]; caption: string; now: number }) {
  const t = useTexts(ordersTexts);
  const words = useRequestWords(now);
  return (
    <div className="leads-table">
      {/* biome-ignore lint/a11y/noRedundantRoles: block layout removes the role of a table */}
      <table role="table">
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t('customer')}</th>
            <th scope="col">{t('house')}</th>
            <th scope="col">{t('state')}</th>
            <th scope="col">{t('number')}</th>
            <th scope="col" className="is-figure">
              {t('price')}
            </th>
            <th scope="col" className="is-figure">
              {t('made')}
            </th>
          </tr>
        </thead>
        <tbody>
          {orders.map(
            ({ token, number, state, customerName, houseTitle: house, municipalityName: municipality, price, madeAt }) => (
              // biome-ignore lint/a11y/noRedundantRoles: as above
              <tr key={token} role="row">
                <td className="lead-customer">
                  <Link to={orderAddress(token)} className="lead-name">
                    {customerName}
                  </Link>
                </td>
                <td className="lead-house">{t('houseIn', { house, municipality })}</td>
                <td className={`lead-at order-is-${state}`}>{t(`state_${state}`)}</td>
                <td className="lead-next num">{number}</td>
                <td className="lead-price" translate="no">
                  {formatKr(price)}
                </td>
                <td className="lead-waited">{words.day(stockholmDay(madeAt))}</td>
              </tr>
            ),
          )}
        </tbody>
      </table>
    </div>
  );
}
