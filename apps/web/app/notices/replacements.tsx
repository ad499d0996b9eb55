import { type AlertMessage, formatDifference, type Ore, stepOf } from '@gavel/core';
import { noticesTexts, summaryTexts } from '@gavel/texts';
import { useTexts } from '../texts/use-texts.ts';
import { TextLink } from '../ui/button.tsx';
import type { Replacement } from '../visit/consequence.ts';
import { guideOf } from '../visit/guide-of.ts';
import { useAddresses } from '../visit/use-addresses.ts';
import { useConfigurator } from '../visit/use-configurator.tsx';

export interface Wordings {
  readonly wordings: readonly AlertMessage[];
}

/** Describes each replacement with the builder’s own sentence about these two answers, or else with a standard sentence. */
export function Replacements({ replacements, wordings }: { replacements: readonly Replacement[] } & Wordings) {
  const t = useTexts(noticesTexts);
  const priceEffect = usePriceEffect();
  const { questions, answers } = guideOf(useConfigurator((state) => state.configuration));
  const text = ({ from, to }: Replacement) => {
    if (from === null) return t('filled', { to: answers.get(to)?.title ?? '' });
    return (
      wordings.find(({ replacedFrom, replacedTo }) => replacedFrom.answerId === from && replacedTo.answerId === to)?.text ??
      t('replaced', { from: answers.get(from)?.title ?? '', to: answers.get(to)?.title ?? '' })
    );
  };
  if (replacements.length === 0) return null;
  return (
    <ul>
      {replacements.map((replacement) => (
        <li key={replacement.questionId}>
          <strong>{t('named', { question: questions.get(replacement.questionId)?.title ?? '' })}</strong> {text(replacement)}{' '}
          <span className="notice-price num">{priceEffect(replacement.priceDifference)}</span>
        </li>
      ))}
    </ul>
  );
}

/**
 * Describes each replacement that stays although its cause is gone: the visitor has chosen the earlier answer again, but the answer that
 * was replaced did not come back. Each text has a link to the question whose answer stays replaced.
 */
export function StayingReplacements({ stays }: { stays: readonly Replacement[] }) {
  const t = useTexts(noticesTexts);
  const summary = useTexts(summaryTexts);
  const priceEffect = usePriceEffect();
  const addresses = useAddresses();
  const { configuration, compiled } = useConfigurator((state) => state);
  const { questions, answers } = guideOf(configuration);
  if (stays.length === 0) return null;
  return (
    <ul>
      {stays.map(({ questionId, to, priceDifference }) => {
        const question = questions.get(questionId)?.title ?? '';
        const step = compiled.questions.find((one) => one.question.id === questionId);
        return (
          <li key={questionId}>
            <strong>{t('named', { question })}</strong> {t('stays', { to: answers.get(to)?.title ?? '' })}{' '}
            <span className="notice-price num">{priceEffect(priceDifference)}</span>{' '}
            {step && (
              <TextLink to={addresses.step(stepOf(step))} aria-label={summary('changeQuestion', { question })}>
                {summary('change')}
              </TextLink>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Returns a function that returns a text about how a change affects the price. */
export function usePriceEffect(): (difference: Ore) => string {
  const t = useTexts(noticesTexts);
  return (difference) => (difference === 0 ? t('samePrice') : formatDifference(difference));
}
