import type { DraftReview, RangeEffects, ReviewReason } from '@gavel/contract/staff';
import { rangeReleaseTexts } from '@gavel/texts';
import { useTexts } from '../../../texts/use-texts.ts';
import { Button, TextLink } from '../../../ui/button.tsx';
import { FilledForm } from '../../../ui/filled-form.tsx';
import { RANGE, STAFF } from '../../parts/desk.ts';
import { countObjections } from '../health/count-objections.ts';
import { useKeptWords } from '../parts/use-kept-words.ts';
import type { RangeWork } from '../use-range-desk.ts';
import { ReviewState } from './review-state.tsx';
import { Words } from './words.tsx';
import './release.css';

/**
 * Shows why a second person must approve the draft, and the state of the review. With this element, an author asks for the review. A
 * reviewer approves the draft, or returns it with a comment.
 */
export function Review({ work, effects }: { work: RangeWork; effects: RangeEffects }) {
  const t = useTexts(rangeReleaseTexts);
  const { changes, release } = work.desk;
  const { review, reviewers, mayReview } = release;
  if (changes.length === 0 || countObjections(effects.refusals) > 0 || effects.review.length === 0) return null;
  return (
    <section className="range-review" aria-labelledby="range-review">
      <h2 id="range-review">{t('heading')}</h2>
      <div>
        <p>{t('needed')}</p>
        <ul className="range-reasons">
          {effects.review.map((reason) => (
            <li key={`${reason.kind} ${reason.title}`}>
              <Reason reason={reason} />
            </li>
          ))}
        </ul>
      </div>
      {review && <ReviewState review={review} reviewers={reviewers} now={work.desk.now} />}
      {mayReview && !isApproved(review) && <Decision work={work} />}
      {!mayReview && !isWaiting(review) && !isApproved(review) && <Ask work={work} />}
    </section>
  );
}

/** Returns whether a second person has approved the draft in its current state. */
export function isApproved(review: DraftReview | null): boolean {
  return review?.isCurrent === true && review.decision?.isApproved === true;
}

/** Returns whether the draft in its current state waits for a decision. */
function isWaiting(review: DraftReview | null): boolean {
  return review?.isCurrent === true && review.decision === null;
}

function Reason({ reason: { kind, title, percent } }: { reason: ReviewReason }) {
  const t = useTexts(rangeReleaseTexts);
  if (kind !== 'price') return t(`reason_${kind}`, { title });
  const shown = Math.abs(percent ?? 0).toLocaleString('sv-SE', { maximumFractionDigits: 1 });
  return t('reason_price', { house: title, percent: shown, way: (percent ?? 0) > 0 ? 'up' : 'down' });
}

function Ask({ work }: { work: RangeWork }) {
  const t = useTexts(rangeReleaseTexts);
  const [words, setWords] = useKeptWords(work.words, 'ask');
  const { review, reviewers } = work.desk.release;
  const ask = async () => {
    if (await work.askForReview(words.trim())) work.words.delete('ask');
  };
  if (reviewers.length === 0)
    return (
      <p className="range-nobody">
        {t('nobody')} <TextLink to={STAFF}>{t('toStaff')}</TextLink>
      </p>
    );
  return (
    <FilledForm className="range-decision" onSend={() => void ask()}>
      <Words label={t('askWords')} value={words} write={setWords} />
      <p className="range-condition">{t('askText', { names: listed(reviewers) })}</p>
      <Button kind="primary" type="submit" disabled={work.isBusy}>
        {t(review ? 'askAgain' : 'ask')}
      </Button>
    </FilledForm>
  );
}

function Decision({ work }: { work: RangeWork }) {
  const t = useTexts(rangeReleaseTexts);
  // Keep the typed comment, because the user may open the list of changes and come back.
  const [words, setWords] = useKeptWords(work.words, 'decision');
  const decide = async (isApproved: boolean) => {
    if (!(await work.decideReview(isApproved, words.trim()))) return;
    work.words.delete('decision');
    setWords('');
  };
  return (
    <FilledForm className="range-decision" aria-label={t('decide')} onSend={() => void decide(false)}>
      <p className="range-condition">
        {t('decideText')} <TextLink to={`${RANGE}/andringar`}>{t('toChanges')}</TextLink>
      </p>
      <Words label={t('decideWords')} value={words} write={setWords} hint={t('decideHint')} isRequired />
      <div className="range-choice">
        <Button kind="primary" disabled={work.isBusy} onClick={() => void decide(true)}>
          {t('approve')}
        </Button>
        <Button type="submit" disabled={work.isBusy}>
          {t('sendBack')}
        </Button>
      </div>
    </FilledForm>
  );
}

/** Joins names to a list within a sentence, such as `Anna, Bo och Elin`. */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat('sv-SE').format(names);
}
