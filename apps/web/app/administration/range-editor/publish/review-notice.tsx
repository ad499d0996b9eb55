import { rangeReleaseTexts } from '@gavel/texts';
import { useTexts } from '../../../texts/use-texts.ts';
import { TextLink } from '../../../ui/button.tsx';
import { RANGE } from '../../parts/desk.ts';
import type { RangeWork } from '../use-range-desk.ts';
import './release.css';

/** Shows on every page of the range editor, except the one with the effects, that the draft waits for the user’s review. */
export function ReviewNotice({ work }: { work: RangeWork }) {
  const t = useTexts(rangeReleaseTexts);
  const { review, mayReview } = work.desk.release;
  if (!review?.isCurrent || review.decision || !mayReview) return null;
  return (
    <div className="range-notice" role="status">
      <p>
        {t('askedFirst', { by: review.askedBy ?? t('somebody') })} <TextLink to={`${RANGE}/andringar`}>{t('toChanges')}</TextLink>{' '}
        <TextLink to={`${RANGE}/foljder`}>{t('toEffects')}</TextLink>
      </p>
      {review.words && <p className="range-message">”{review.words}”</p>}
    </div>
  );
}
