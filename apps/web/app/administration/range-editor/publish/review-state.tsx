import type { DraftReview } from '@gavel/contract/staff';
import { rangeReleaseTexts } from '@gavel/texts';
import { useTexts } from '../../../texts/use-texts.ts';
import { useRequestWords } from '../../parts/desk-words.ts';

interface ReviewStateProps {
  readonly review: DraftReview;
  readonly reviewers: readonly string[];
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Shows who asked for the review, who decided what and when, and whether the decision still applies to the draft. */
export function ReviewState({ review: { askedBy, askedAt, words, decision, isCurrent }, reviewers, now }: ReviewStateProps) {
  const t = useTexts(rangeReleaseTexts);
  const shown = useRequestWords(now);
  return (
    <div className="range-review-state" role="status">
      {decision ? (
        <p>{t(decision.isApproved ? 'approved' : 'returned', { by: decision.by ?? 'none', when: shown.moment(decision.at) })}</p>
      ) : (
        <p>
          {t('asked', { by: askedBy ?? 'none', when: shown.moment(askedAt) })}{' '}
          {isCurrent && reviewers.length > 0 && t('waits', { names: new Intl.ListFormat('sv-SE').format(reviewers) })}
        </p>
      )}
      {(decision?.words ?? words) !== '' && <p className="range-message">”{decision?.words ?? words}”</p>}
      {!isCurrent && <p>{t('void')}</p>}
    </div>
  );
}
