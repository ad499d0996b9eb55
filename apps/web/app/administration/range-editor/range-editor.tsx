import type { RangeDesk } from '@gavel/contract/staff';
import { rangeDeskTexts } from '@gavel/texts';
import { useEffect, useRef } from 'react';
import { NavLink, useParams } from 'react-router';
import { ApiError } from '../../api/api-error.ts';
import { fetcherContext } from '../../page-context.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { useSite } from '../../site/use-site.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { bringIntoView } from '../../ui/bring-into-view.ts';
import { Message } from '../../ui/message.tsx';
import { browserStaffApi } from '../access/browser-staff-api.ts';
import { forStaff } from '../access/for-staff.ts';
import { createStaffApi, type StaffApi } from '../access/staff-calls.ts';
import { RANGE } from '../parts/desk.ts';
import { useRequestWords } from '../parts/desk-words.ts';
import type { Route } from './+types/range-editor';
import { AskBeforeLeaving } from './ask-before-leaving.tsx';
import { Campaigns } from './campaigns/campaigns.tsx';
import { Changes } from './changes.tsx';
import { Conflicts } from './conflicts.tsx';
import { Content } from './content/content.tsx';
import { Health } from './health/health.tsx';
import { Pictures } from './pictures/pictures.tsx';
import { Prices } from './prices/prices.tsx';
import { Effects } from './publish/effects/effects.tsx';
import { ReviewNotice } from './publish/review-notice.tsx';
import { ScheduledCount } from './publish/scheduled-count.tsx';
import { Versions } from './publish/versions.tsx';
import { Rules } from './rules/rules.tsx';
import { type RangeWork, useRangeDesk } from './use-range-desk.ts';
import '../list-parts/list.css';
import '../list-parts/records.css';
import '../list-parts/staff.css';
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

const parts = ['halsa', 'priser', 'innehall', 'regler', 'kampanjer', 'bilder', 'andringar', 'foljder', 'versioner'] as const;

/** The page `/admin/sortiment`: the builder edits the range, sees the effects, and publishes it. */
export default function RangeEditor({ loaderData }: Route.ComponentProps) {
  return 'desk' in loaderData ? <Desk loaded={loaderData.desk} /> : <Refusal why={loaderData.refusal} />;
}

function Desk({ loaded }: { loaded: RangeDesk }) {
  const t = useTexts(rangeDeskTexts);
  const { brand } = useSite();
  const work = useRangeDesk(loaded);
  const { part = 'halsa' } = useParams();
  const { now, published, changes, release } = work.desk;
  const words = useRequestWords(now);
  const nav = useRef<HTMLElement>(null);
  // On a phone the navigation is wider than the screen, so scroll to the link of the open page.
  useEffect(() => {
    const current = nav.current?.querySelector(`a[href$="/${part}"]`);
    if (nav.current && current) bringIntoView(nav.current, current);
  }, [part]);
  return (
    <div className="records range-editor">
      <PageHead title={t('title', { brand: brand.name })} hidden />
      <header className="range-head">
        <h1>{t('heading')}</h1>
        <p>
          <span>{t('changes', { count: changes.length })}</span>
          <ScheduledCount scheduled={release.scheduled} />
          <span>{t('published', { when: words.moment(published.at), by: published.by ?? 'none' })}</span>
        </p>
      </header>
      <nav ref={nav} className="range-parts" aria-label={t('parts')}>
        {parts.map((one) => (
          <NavLink key={one} to={one === 'halsa' ? RANGE : `${RANGE}/${one}`} end>
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
      {part !== 'foljder' && <ReviewNotice work={work} />}
      <Conflicts work={work} />
      <Part part={part} work={work} />
      <AskBeforeLeaving unsaved={work.unsaved} />
    </div>
  );
}

function Part({ part, work }: { part: string; work: RangeWork }) {
  switch (part) {
    case 'innehall':
      return <Content work={work} />;
    case 'regler':
      return <Rules work={work} />;
    case 'kampanjer':
      return <Campaigns work={work} />;
    case 'bilder':
      return <Pictures work={work} />;
    case 'andringar':
      return <Changes work={work} />;
    case 'foljder':
      return <Effects work={work} />;
    case 'versioner':
      return <Versions work={work} />;
    case 'priser':
      return <Prices work={work} />;
    default:
      return <Health work={work} />;
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
