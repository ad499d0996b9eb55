import { salesQuoteTexts } from '@gavel/texts';
import { fetcherContext } from '../../page-context.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { useSite } from '../../site/use-site.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { TextLink } from '../../ui/button.tsx';
import { browserStaffApi } from '../access/browser-staff-api.ts';
import { forStaff } from '../access/for-staff.ts';
import { createStaffApi, type StaffApi } from '../access/staff-calls.ts';
import { requestAddress } from '../parts/request-addresses.ts';
import type { Route } from './+types/quote';
import { QuoteDeskView } from './quote-desk.tsx';
import './quote.css';

export const loader = ({ context, params }: Route.LoaderArgs) => load(createStaffApi(context.get(fetcherContext)), params.lead);
export const clientLoader = async ({ params }: Route.ClientLoaderArgs) => load(await browserStaffApi(), params.lead);

/** Returns null if the request does not exist or if staff cannot write a quote for its house. */
async function load(api: StaffApi, id: string) {
  return forStaff(api.readOfferDesk({ parameters: { id } }), [409]);
}

/** `/admin/leads/{id}/offer`: the page where staff write a quote for a request and see the quotes that were sent. */
export default function Quote({ loaderData: desk, params }: Route.ComponentProps) {
  const t = useTexts(salesQuoteTexts);
  const { brand } = useSite();
  return desk ? (
    <>
      <PageHead title={t('title', { name: desk.customerName, brand: brand.name })} hidden />
      <QuoteDeskView key={params.lead} loaded={desk} />
    </>
  ) : (
    <div className="desk-plain">
      <PageHead title={t('newHeading')} hidden />
      <h1>{t('newHeading')}</h1>
      <p>{t('gone')}</p>
      <TextLink to={requestAddress(params.lead)}>{t('back')}</TextLink>
    </div>
  );
}
