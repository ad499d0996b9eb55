import type { StaffList } from '@gavel/contract/staff';
import { staffTexts } from '@gavel/texts';
import { useState } from 'react';
import { fetcherContext } from '../../page-context.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { useSite } from '../../site/use-site.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Message } from '../../ui/message.tsx';
import { AdministratorsOnly } from '../access/administrators-only.tsx';
import { browserStaffApi } from '../access/browser-staff-api.ts';
import { forAdministrators } from '../access/for-administrators.ts';
import { createStaffApi } from '../access/staff-calls.ts';
import { ListKeys } from '../list-parts/list-keys.tsx';
import type { Route } from './+types/staff';
import { StaffInvite } from './staff-invite.tsx';
import { StaffRow } from './staff-row.tsx';
import { useStaffWork } from './use-staff-work.ts';
import '../parts/record.css';
import '../list-parts/list.css';
import '../list-parts/records.css';
import '../list-parts/staff.css';

export const loader = ({ context }: Route.LoaderArgs) =>
  forAdministrators(createStaffApi(context.get(fetcherContext)).listStaff());
export const clientLoader = async () => forAdministrators((await browserStaffApi()).listStaff());

/** `/admin/staff`: the staff, their permissions and absences. */
export default function Staff({ loaderData: list }: Route.ComponentProps) {
  return list ? <StaffPage loaded={list} /> : <AdministratorsOnly />;
}

function StaffPage({ loaded }: { loaded: StaffList }) {
  const t = useTexts(staffTexts);
  const { brand } = useSite();
  const work = useStaffWork(loaded);
  const [invites, setInvites] = useState(false);
  const { list, trouble, done } = work;
  return (
    <div className="records">
      <PageHead title={t('title', { brand: brand.name })} hidden />
      <header className="records-head staff-head">
        <div>
          <h1>{t('heading')}</h1>
          <p>{t(list.needsSecondFactor ? 'factorNeeded' : 'factorNotNeeded')}</p>
        </div>
        <Button kind="primary" className="slim" aria-expanded={invites} onClick={() => setInvites(!invites)}>
          {t('invite')}
        </Button>
      </header>
      {invites && <StaffInvite work={work} close={() => setInvites(false)} />}
      <div className="staff-said">
        {trouble && <Message kind="error">{t(`trouble_${trouble}`)}</Message>}
        {done && <Message>{t(`done_${done.kind}`, { name: done.name })}</Message>}
      </div>
      <ul className="staff" aria-label={t('heading')}>
        {list.people.map((person) => (
          <StaffRow key={person.id} person={person} work={work} />
        ))}
      </ul>
      <div className="leads-foot records-foot">
        <span className="num">{t('count', { count: list.people.length })}</span>
        <ListKeys hasSearch={false} />
      </div>
    </div>
  );
}
