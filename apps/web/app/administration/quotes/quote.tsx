import { salesOfferTexts } from '@gavel/texts';
import { fetcherContext } from '../../page-context.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { useSite } from '../../site/use-site.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { TextLink } from '../../ui/button.tsx';
import { browserStaffApi } from '../access/browser-staff-api.ts';
import { forStaff } from '../access/for-staff.ts';
import { createStaffApi, type StaffApi } from '../access/staff-calls.ts';
import { leadAddress } from '../parts/request-addresses.ts';
import type { Route } from './+types/quote';
import { OfferDeskView } from './quote-desk.tsx';
import './quote.css';

export const loader = ({ context, params }: Route.LoaderArgs) => load(createStaffApi(context.get(fetcherContext)), params.lead);
export const clientLoader = async ({ params }: Route.ClientLoaderArgs) => load(await browserStaffApi(), params.lead);

/** Null: there is no such request, or it is about no house that can be offered. */
async function load(api: StaffApi, id: string) {
  return forStaff(api.readOfferDesk({ parameters: { id } }), [409]);
}

/** `/admin/leads/{id}/offer`: writes an offer, and shows those that were sent. */
export default function Offer({ loaderData: desk, params }: Route.ComponentProps) {
  const t = useTexts(salesOfferTexts);
  const { brand } = useSite();
  return desk ? (
    <>
      <PageHead title={t('title', { name: desk.customerName, brand: brand.name })} hidden />
      <OfferDeskView key={params.lead} loaded={desk} />
    </>
  ) : (
    <div className="desk-plain">
      <PageHead title={t('newHeading')} hidden />
      <h1>{t('newHeading')}</h1>
      <p>{t('gone')}</p>
      <TextLink to={leadAddress(params.lead)}>{t('back')}</TextLink>
    </div>
  );
}
