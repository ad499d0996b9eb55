import type { SuspectRequests } from '@gavel/contract/staff';
import { suspectsTexts } from '@gavel/texts';
import { useTexts } from '../../texts/use-texts.ts';
import { TextLink } from '../../ui/button.tsx';
import { SUSPECTS } from '../parts/desk.ts';

/**
 * Shows how many requests are held back because a robot may have sent them: a customer may be among them. Renders nothing if there are
 * none.
 */
export function TodaySuspects({ suspects: { count, isMore } }: { suspects: Pick<SuspectRequests, 'count' | 'isMore'> }) {
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
