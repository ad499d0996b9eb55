import { administrationTexts } from '@gavel/texts';
import { useSearchParams } from 'react-router';
import { fetcherContext } from '../../page-context.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { browserStaffApi } from '../access/browser-staff-api.ts';
import { forStaff } from '../access/for-staff.ts';
import { createStaffApi, type StaffApi } from '../access/staff-calls.ts';
import { ListSearch } from '../list-parts/list-head.tsx';
import { ACT } from '../parts/desk.ts';
import type { Route } from './+types/act';
import { ActForm } from './act-form.tsx';
import '../list-parts/list.css';
import './act.css';

export const loader = ({ context, request }: Route.LoaderArgs) => load(createStaffApi(context.get(fetcherContext)), request);
export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => load(await browserStaffApi(), request);

async function load(api: StaffApi, { url }: Request) {
  const search = new URL(url).searchParams.get('search')?.trim().slice(0, 100);
  return forStaff(api.listCustomers({ parameters: search ? { search } : {} }));
}

/** `/admin/act`: staff find a customer and begin to act for them. Before a search, the page lists the most recently active customers. */
export default function Act({ loaderData: page }: Route.ComponentProps) {
  const t = useTexts(administrationTexts);
  const [asked] = useSearchParams();
  const searched = asked.get('search') ?? '';
  if (!page) return null;
  return (
    <div className="desk-plain act">
      <h1>{t('actHeading')}</h1>
      <p>{t('actText')}</p>
      <ListSearch searched={searched} action={ACT} label={t('actSearch')} />
      <ActForm key={searched} customers={page.customers} hasMore={page.next !== null} searched={searched} />
    </div>
  );
}
