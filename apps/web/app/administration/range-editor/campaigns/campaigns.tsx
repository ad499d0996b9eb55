import type { DeskPart } from '@gavel/contract/staff';
import { rangeCampaignTexts, rangeDeskTexts } from '@gavel/texts';
import { Link, useSearchParams } from 'react-router';
import { useTexts } from '../../../texts/use-texts.ts';
import type { PartsWork } from '../parts/use-range-parts.ts';
import { WithParts } from '../parts/with-parts.tsx';
import type { RangeWork } from '../use-range-desk.ts';
import { CampaignCalendar } from './campaign-calendar.tsx';
import { CampaignEditor } from './campaign-editor.tsx';
import '../content/content.css';
import '../parts/parts.css';
import './campaigns.css';

/** The query parameter that names the open campaign. */
const OPEN = 'kampanj';

/** Shows the campaigns in a calendar, and below it the editor of the open campaign. */
export function Campaigns({ work }: { work: RangeWork }) {
  return <WithParts work={work}>{(parts) => <CampaignsOf parts={parts} work={work} />}</WithParts>;
}

function CampaignsOf({ parts, work }: { parts: PartsWork; work: RangeWork }) {
  const t = useTexts(rangeDeskTexts);
  const own = useTexts(rangeCampaignTexts);
  const campaigns = parts.names.parts.filter(({ kind }) => kind === 'campaign');
  const [parameters] = useSearchParams();
  const open = campaigns.find(({ key }) => key === parameters.get(OPEN)) ?? null;
  const { now, draftTag } = work.desk;
  if (campaigns.length === 0) return <p className="records-empty">{own('none')}</p>;
  return (
    <section className={`campaigns ${open ? 'has-part' : ''}`} aria-label={t('part_kampanjer')}>
      <CampaignCalendar
        campaigns={campaigns}
        open={open}
        now={now}
        addressOf={({ key }: DeskPart) => `?${OPEN}=${encodeURIComponent(key)}`}
      />
      {open ? (
        <div className="campaigns-one">
          <Link className="text-link parts-back" to={{ search: '' }}>
            {own('all')}
          </Link>
          <CampaignEditor key={open.key} campaign={open} parts={parts} isBusy={work.isBusy} now={now} draftTag={draftTag} />
        </div>
      ) : (
        <p className="campaigns-pick">{own('pick')}</p>
      )}
    </section>
  );
}
