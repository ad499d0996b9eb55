import type { WaitingReview } from '@gavel/contract/staff';
import { rangeReleaseTexts } from '@gavel/texts';
import { useTexts } from '../../texts/use-texts.ts';
import { TextLink } from '../../ui/button.tsx';
import { RANGE } from '../parts/desk.ts';
import { useRequestWords } from '../parts/desk-words.ts';

/** The draft of the range that waits for the user’s review. Renders nothing if no draft waits. */
export function TodayReview({ review, now }: { review: WaitingReview | null; now: number }) {
  const t = useTexts(rangeReleaseTexts);
  const words = useRequestWords(now);
  if (!review) return null;
  const { askedBy, askedAt, changeCount } = review;
  return (
    <section className="today-part" aria-label={t('todayHeading')}>
      <header>
        <h2>{t('todayHeading')}</h2>
        <TextLink to={`${RANGE}/foljder`}>{t('toEffects')}</TextLink>
      </header>
      <p>{t('todayText', { by: askedBy ?? 'none', count: changeCount, when: words.moment(askedAt) })}</p>
      {review.words && <p>”{review.words}”</p>}
    </section>
  );
}
