import type { ListedCustomer } from '@gavel/contract/staff';
import { customersTexts } from '@gavel/texts';
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
import { CUSTOMERS, customerAddress, useDesk } from '../parts/desk.ts';
import { useRequestWords } from '../parts/desk-words.ts';
import { RequestStateMark } from '../parts/milestone-mark.tsx';
import type { Route } from './+types/customers';
import '../list-parts/list.css';
import './customers.css';

export const loader = ({ context, request }: Route.LoaderArgs) => load(createStaffApi(context.get(fetcherContext)), request);
export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => load(await browserStaffApi(), request);

async function load(api: StaffApi, { url }: Request) {
  const { searchParams: asked } = new URL(url);
  const search = searchOf(asked);
  const after = asked.get('after')?.slice(0, 100);
  return forStaff(api.listCustomers({ parameters: { ...(search && { search }), ...(after && { after }) } }));
}

/** Returns the search words in the address, without spaces around them and at most 100 characters long; empty if there are none. */
function searchOf(asked: URLSearchParams): string {
  return asked.get('search')?.trim().slice(0, 100) ?? '';
}

/** `/admin/customers`: everybody who has sent a request or has an account, most recently active first. */
export default function Customers({ loaderData: page }: Route.ComponentProps) {
  const t = useTexts(customersTexts);
  const { brand } = useSite();
  const { now } = useDesk();
  const [asked] = useSearchParams();
  const searched = searchOf(asked);
  if (!page) return null;
  const address = (after: string | null) =>
    `${CUSTOMERS}?${new URLSearchParams({ ...(searched && { search: searched }), ...(after && { after }) })}`;
  return (
    <div className="leads customers">
      <PageHead title={t('title', { brand: brand.name })} hidden />
      <div className="leads-list">
        <div className="leads-top">
          <h1>{t('heading')}</h1>
          <ListSearch searched={searched} action={CUSTOMERS} label={t('search')} />
          <ButtonAnchor className="slim" href={fileAddress('csv', searched)} download>
            {t('export')}
          </ButtonAnchor>
          <a className="text-link" href={fileAddress('json', searched)} download aria-label={t('exportJson')}>
            JSON
          </a>
        </div>
        {page.customers.length === 0 ? (
          <p className="leads-empty">{t(searched ? 'emptySearch' : 'empty')}</p>
        ) : (
          <CustomerTable customers={page.customers} now={now} />
        )}
        <div className="leads-foot">
          <span className="num">{t('shown', { count: page.customers.length })}</span>
          {asked.has('after') && <TextLink to={address(null)}>{t('first')}</TextLink>}
          {page.next && <TextLink to={address(page.next)}>{t('more')}</TextLink>}
          <ListKeys />
        </div>
      </div>
    </div>
  );
}

/** The table of customers. It looks like the table of requests: it has ruled lines, and on a phone each customer has three lines. */
function CustomerTable({ customers, now }: { customers: readonly ListedCustomer[]; now: number }) {
  const t = useTexts(customersTexts);
  const words = useRequestWords(now);
  return (
    <div className="leads-table">
      {/* biome-ignore lint/a11y/noRedundantRoles: block layout removes the role of a table */}
      <table role="table">
        <caption className="visually-hidden">{t('caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('customer')}</th>
            <th scope="col">{t('municipality')}</th>
            <th scope="col">{t('state')}</th>
            <th scope="col">{t('asked')}</th>
            <th scope="col" className="is-figure">
              {t('houses')}
            </th>
            <th scope="col" className="is-figure">
              {t('seen')}
            </th>
          </tr>
        </thead>
        <tbody>
          {customers.map(({ id, name, municipalityName, latest, houses, seenAt }) => (
            // biome-ignore lint/a11y/noRedundantRoles: as above
            <tr key={id} role="row">
              <td className="lead-customer">
                <Link to={customerAddress(id)} className="lead-name">
                  {name || t('noName')}
                </Link>
              </td>
              <td className="lead-house">{municipalityName}</td>
              <td className="lead-at">{latest && <RequestStateMark request={latest} today={words.today} />}</td>
              <td className="lead-next">{latest ? words.house(latest) : t('hasAccount')}</td>
              <td className="lead-price customers-houses">{t('houseCount', { count: houses })}</td>
              <td className="lead-waited num">{words.age(seenAt)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function fileAddress(kind: 'csv' | 'json', searched: string): string {
  return `/api/admin/customers.${kind}${searched && `?${new URLSearchParams({ search: searched })}`}`;
}
