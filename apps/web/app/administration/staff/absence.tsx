import type { AbsenceChange, OwnAbsence } from '@gavel/contract/staff';
import { staffTexts } from '@gavel/texts';
import { useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { fetcherContext } from '../../page-context.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { useSite } from '../../site/use-site.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Message } from '../../ui/message.tsx';
import { browserStaffApi } from '../access/browser-staff-api.ts';
import { forStaff } from '../access/for-staff.ts';
import { createStaffApi } from '../access/staff-calls.ts';
import type { Route } from './+types/absence';
import { StaffAbsences } from './staff-absences.tsx';
import '../parts/record.css';
import '../list-parts/records.css';
import '../list-parts/staff.css';

export const loader = ({ context }: Route.LoaderArgs) => forStaff(createStaffApi(context.get(fetcherContext)).readOwnAbsence());
export const clientLoader = async () => forStaff((await browserStaffApi()).readOwnAbsence());

/** `/admin/absence`: the user’s own absences, and the substitute who gets the user's requests during each absence. */
export default function Absence({ loaderData: loaded }: Route.ComponentProps) {
  return loaded && <AbsencePage loaded={loaded} />;
}

function AbsencePage({ loaded }: { loaded: OwnAbsence }) {
  const t = useTexts(staffTexts);
  const { brand } = useSite();
  const [own, setOwn] = useState(loaded);
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState<'absenceSaved' | 'trouble_stand-in-circle' | 'trouble_own-conflict' | 'trouble_failed' | null>(
    null,
  );

  async function change(body: AbsenceChange): Promise<boolean> {
    setBusy(true);
    const api = await browserStaffApi();
    try {
      setOwn(await api.changeOwnAbsence({ body, headers: { 'If-Match': `"${own.version}"` } }));
      setSaid('absenceSaved');
      return true;
    } catch (error) {
      const code = error instanceof ApiError ? error.code : null;
      const now = code === 'staff-conflict' ? await api.readOwnAbsence().catch(() => null) : null;
      if (now) setOwn(now);
      setSaid(now ? 'trouble_own-conflict' : code === 'stand-in-circle' ? 'trouble_stand-in-circle' : 'trouble_failed');
      return false;
    } finally {
      setBusy(false);
    }
  }

  const { absences, colleagues, now } = own;
  return (
    <div className="records">
      <PageHead title={t('absenceTitle', { brand: brand.name })} hidden />
      <header className="records-head">
        <h1>{t('absenceHeading')}</h1>
        <p>{t('absenceLead')}</p>
      </header>
      <div className="staff-panel absence">
        {said && <Message kind={said === 'absenceSaved' ? 'notice' : 'error'}>{t(said)}</Message>}
        {colleagues.length === 0 && absences.length === 0 ? (
          <p>{t('nobodyStandsIn')}</p>
        ) : (
          <StaffAbsences absences={absences} colleagues={colleagues} now={now} isBusy={isBusy} change={change} />
        )}
      </div>
    </div>
  );
}
