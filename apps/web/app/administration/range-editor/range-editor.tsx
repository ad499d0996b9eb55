import type { RangeDesk } from '@gavel/contract/staff';
import { rangeDeskTexts } from '@gavel/texts';
import { NavLink, useParams } from 'react-router';
import { ApiError } from '../../api/api-error.ts';
import { fetcherContext } from '../../page-context.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { useSite } from '../../site/use-site.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Message } from '../../ui/message.tsx';
import { browserStaffApi } from '../access/browser-staff-api.ts';
import { forStaff } from '../access/for-staff.ts';
import { createStaffApi, type StaffApi } from '../access/staff-calls.ts';
import { RANGE } from '../parts/desk.ts';
import { useLeadWords } from '../parts/desk-words.ts';
import type { Route } from './+types/range-editor';
import { Changes } from './changes.tsx';
import { Conflicts } from './conflicts.tsx';
import { Prices } from './prices/prices.tsx';
import { Effects } from './publish/effects.tsx';
import { Versions } from './publish/versions.tsx';
import { type RangeWork, useRangeDesk } from './use-range-desk.ts';
import '../lists/list.css';
import '../lists/records.css';
import '../lists/staff.css';
import './range-editor.css';

export const loader = ({ context }: Route.LoaderArgs) => load(createStaffApi(context.get(fetcherContext)));
export const clientLoader = async () => load(await browserStaffApi());

type Loaded = { readonly desk: RangeDesk } | { readonly refusal: 'refused' | 'noRevision' };

async function load(api: StaffApi): Promise<Loaded> {
  try {
    const desk = await forStaff(api.readRangeDesk());
    return desk ? { desk } : { refusal: 'refused' };
  } catch (error) {
    if (error instanceof ApiError && error.code === 'no-revision') return { refusal: 'noRevision' };
    throw error;
  }
}

const parts = ['priser', 'andringar', 'foljder', 'versioner'] as const;

/** `/admin/sortiment`: the builder changes the range, sees what follows, and publishes it. */
export default function RangeEditor({ loaderData }: Route.ComponentProps) {
  return 'desk' in loaderData ? <Desk loaded={loaderData.desk} /> : <Refusal why={loaderData.refusal} />;
}

function Desk({ loaded }: { loaded: RangeDesk }) {
  const t = useTexts(rangeDeskTexts);
  const { brand } = useSite();
  const work = useRangeDesk(loaded);
  const { part = 'priser' } = useParams();
  const { now, published, changes } = work.desk;
  const words = useLeadWords(now);
  return (
    <div className="records range-editor">
      <PageHead title={t('title', { brand: brand.name })} hidden />
      <header className="range-head">
        <h1>{t('heading')}</h1>
        <p>
          <span>{t('changes', { count: changes.length })}</span>
          <span>{t('published', { when: words.moment(published.at), by: published.by ?? 'none' })}</span>
        </p>
      </header>
      <nav className="range-parts" aria-label={t('parts')}>
        {parts.map((one) => (
          <NavLink key={one} to={one === 'priser' ? RANGE : `${RANGE}/${one}`} end>
            {t(`part_${one}`)}
            {one === 'andringar' && changes.length > 0 && <span className="num">{changes.length}</span>}
          </NavLink>
        ))}
      </nav>
      {work.trouble && (
        <div className="staff-said">
          <Message kind="error">{t(`trouble_${work.trouble}`)}</Message>
        </div>
      )}
      <Conflicts work={work} />
      <Part part={part} work={work} />
    </div>
  );
}

function Part({ part, work }: { part: string; work: RangeWork }) {
  switch (part) {
    case 'andringar':
      return <Changes work={work} />;
    case 'foljder':
      return <Effects work={work} />;
    case 'versioner':
      return <Versions work={work} />;
    default:
      return <Prices work={work} />;
  }
}

function Refusal({ why }: { why: 'refused' | 'noRevision' }) {
  const t = useTexts(rangeDeskTexts);
  return (
    <div className="desk-plain">
      <h1>{t(`${why}Heading`)}</h1>
      <p>{t(`${why}Text`)}</p>
    </div>
  );
}
