import { requestPageTexts } from '@gavel/texts';
import { X } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { fetcherContext } from '../../../page-context.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { Icon } from '../../../ui/icon.tsx';
import { browserStaffApi } from '../../access/browser-staff-api.ts';
import { forStaff } from '../../access/for-staff.ts';
import { createStaffApi, type StaffApi } from '../../access/staff-calls.ts';
import { type LoadedRequest, useDesk } from '../../parts/desk.ts';
import { listAddress } from '../../parts/request-addresses.ts';
import type { Route } from './+types/request';
import { RequestSheet } from './request-sheet.tsx';
import '../../parts/record.css';
import './request-print.css';

export const loader = ({ context, params }: Route.LoaderArgs) => load(createStaffApi(context.get(fetcherContext)), params.lead);
export const clientLoader = async ({ params }: Route.ClientLoaderArgs) => load(await browserStaffApi(), params.lead);

async function load(api: StaffApi, id: string): Promise<LoadedRequest | null> {
  const parameters = { id };
  const request = await forStaff(api.readWorkedLead({ parameters }));
  if (!request) return null;
  const since = request.configurationId === null ? null : await forStaff(api.readLeadChanges({ parameters }));
  return { request, changes: since?.changes ?? null, situation: since?.situation ?? null };
}

/** `/admin/leads/{id}`: one request, beside the list; on a phone as a separate screen. */
export default function CustomerRequest({ loaderData: loaded }: Route.ComponentProps) {
  const t = useTexts(requestPageTexts);
  const desk = useDesk();
  const [search] = useSearchParams();
  const back = listAddress(search, { after: search.get('after') });
  return (
    <aside className="lead">
      <div className="lead-bar">
        {loaded && t(loaded.request.submissionType === 'Quote' ? 'isQuote' : 'isQuestion')}
        <Link
          to={back}
          replace
          state={{ isSamePage: true }}
          preventScrollReset
          className="icon-button lead-close"
          aria-label={t('close')}
        >
          <Icon icon={X} small />
        </Link>
      </div>
      {loaded ? <RequestSheet key={loaded.request.id} {...loaded} desk={desk} /> : <h1 className="lead-gone">{t('gone')}</h1>}
    </aside>
  );
}
