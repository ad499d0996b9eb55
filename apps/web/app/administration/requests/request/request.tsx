import { leadTexts } from '@gavel/texts';
import { X } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { fetcherContext } from '../../../page-context.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { Icon } from '../../../ui/icon.tsx';
import { browserStaffApi } from '../../access/browser-staff-api.ts';
import { forStaff } from '../../access/for-staff.ts';
import { createStaffApi, type StaffApi } from '../../access/staff-calls.ts';
import { type LoadedLead, useDesk } from '../../parts/desk.ts';
import { listAddress } from '../../parts/request-addresses.ts';
import type { Route } from './+types/request';
import { LeadSheet } from './request-sheet.tsx';
import '../../parts/record.css';

export const loader = ({ context, params }: Route.LoaderArgs) => load(createStaffApi(context.get(fetcherContext)), params.lead);
export const clientLoader = async ({ params }: Route.ClientLoaderArgs) => load(await browserStaffApi(), params.lead);

async function load(api: StaffApi, id: string): Promise<LoadedLead | null> {
  const parameters = { id };
  const lead = await forStaff(api.readWorkedLead({ parameters }));
  if (!lead) return null;
  const since = lead.configurationId === null ? null : await forStaff(api.readLeadChanges({ parameters }));
  return { lead, changes: since?.changes ?? null };
}

/** `/admin/leads/{id}`: one request, beside the list; on a phone a screen of its own. */
export default function Lead({ loaderData: loaded }: Route.ComponentProps) {
  const t = useTexts(leadTexts);
  const desk = useDesk();
  const [search] = useSearchParams();
  const back = listAddress(search, { after: search.get('after') });
  return (
    <aside className="lead">
      <div className="lead-bar">
        {loaded && t(loaded.lead.submissionType === 'Quote' ? 'isQuote' : 'isQuestion')}
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
      {loaded ? <LeadSheet key={loaded.lead.id} {...loaded} desk={desk} /> : <h1 className="lead-gone">{t('gone')}</h1>}
    </aside>
  );
}
