import type { SuspectLeads } from '@gavel/contract/staff';
import { suspectsTexts } from '@gavel/texts';
import { useTexts } from '../../texts/use-texts.ts';
import { TextLink } from '../../ui/button.tsx';
import { SUSPECTS } from '../parts/desk.ts';

/** How many requests may come from robots, because a customer may be among them. Nothing where there are none. */
export function TodaySuspects({ suspects: { count, isMore } }: { suspects: Pick<SuspectLeads, 'count' | 'isMore'> }) {
  const t = useTexts(suspectsTexts);
  if (count === 0) return null;
  return (
    <section className="today-part" aria-label={t('view')}>
      <header>
        <h2>{t('view')}</h2>
        <span className="muted num">{isMore ? `${count}+` : count}</span>
        <TextLink to={SUSPECTS}>{t('todayOpen')}</TextLink>
      </header>
      <p>{t('todayText', { count })}</p>
    </section>
  );
}
