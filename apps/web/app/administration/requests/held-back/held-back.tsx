import { requestViews } from '@gavel/contract/staff';
import { requestListTexts, suspectsTexts } from '@gavel/texts';
import { useState } from 'react';
import { Link } from 'react-router';
import { fetcherContext } from '../../../page-context.ts';
import { PageHead } from '../../../shell/page-head.tsx';
import { useSite } from '../../../site/use-site.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { TextLink } from '../../../ui/button.tsx';
import { focusHeading } from '../../../ui/focus-heading.ts';
import { browserStaffApi } from '../../access/browser-staff-api.ts';
import { forStaff } from '../../access/for-staff.ts';
import { createStaffApi, type StaffApi } from '../../access/staff-calls.ts';
import { useDeskWork } from '../../access/use-desk-work.ts';
import { ListSearch } from '../../list-parts/list-head.tsx';
import { REQUESTS, SUSPECTS, useDesk } from '../../parts/desk.ts';
import { requestAddress } from '../../parts/request-addresses.ts';
import type { Route } from './+types/held-back';
import { SuspectRow } from './held-back-row.tsx';
import '../../list-parts/list.css';
import './held-back.css';

export const loader = ({ context }: Route.LoaderArgs) => load(createStaffApi(context.get(fetcherContext)));
export const clientLoader = async () => load(await browserStaffApi());

const load = (api: StaffApi) => forStaff(api.listSuspectLeads({ parameters: {} }));

/** `/admin/leads/suspects`: the requests that a robot may have sent, each with the details that staff need to release or delete it. */
export default function Suspects({ loaderData: suspects }: Route.ComponentProps) {
  const t = useTexts(suspectsTexts);
  const { brand } = useSite();
  const { now } = useDesk();
  const { released, release, remove, isBusy, trouble } = useHeldBack();
  if (!suspects) return null;
  const { leads: requests, count, isMore } = suspects;
  return (
    <div className="leads suspects">
      <PageHead title={t('title', { brand: brand.name })} hidden />
      <div className="leads-list">
        <div className="leads-top">
          <h1>{t('view')}</h1>
          <ListSearch searched="" />
        </div>
        <Views count={isMore ? `${count}+` : String(count)} />
        <p className="suspects-lead">{t('lead')}</p>
        <div role="status">
          {released && (
            <p className="suspects-done">
              {t('released', { name: released.name })} <TextLink to={requestAddress(released.id)}>{t('open')}</TextLink>
            </p>
          )}
        </div>
        {trouble && (
          <p className="suspects-done" role="alert">
            {t('failed')}
          </p>
        )}
        {requests.length === 0 ? (
          <p className="leads-empty">{t('empty')}</p>
        ) : (
          <ul className="suspects-all">
            {requests.map((request) => (
              <SuspectRow key={request.id} request={request} now={now} isBusy={isBusy} onRelease={release} onRemove={remove} />
            ))}
          </ul>
        )}
        {requests.length < count && <p className="suspects-lead">{t('others', { count: String(requests.length) })}</p>}
      </div>
    </div>
  );
}

/** Releases and deletes requests. `released` is the request that was released last, until the next action begins. */
function useHeldBack() {
  const { run, isBusy, trouble } = useDeskWork();
  const [released, setReleased] = useState<{ readonly id: string; readonly name: string } | null>(null);
  // After an action, move the focus to the heading, because the button that had the focus no longer exists.
  const release = async (id: string, name: string) => {
    setReleased(null);
    if (!(await run((api) => api.releaseSuspectLead({ parameters: { id } })))) return;
    setReleased({ id, name });
    focusHeading();
  };
  const remove = async (id: string) => {
    setReleased(null);
    if (await run((api) => api.deleteSuspectLead({ parameters: { id } }))) focusHeading();
  };
  return { released, release, remove, isBusy, trouble };
}

/** Shows links to the fixed views, as the page with the list of requests does. */
function Views({ count }: { count: string }) {
  const t = useTexts(suspectsTexts);
  const views = useTexts(requestListTexts);
  return (
    <nav className="leads-views" aria-label={views('views')}>
      <div className="leads-views-all">
        {requestViews.map((view) => (
          <Link key={view} to={`${REQUESTS}?view=${view}`}>
            {views(`view_${view}`)}
          </Link>
        ))}
        <Link to={SUSPECTS} aria-current="page">
          {t('view')} <span className="num">{count}</span>
        </Link>
      </div>
    </nav>
  );
}
