import { formatKr, type GuideAnswer, type GuideQuestion, type ListedAnswer, priceOfQuestion, type Step } from '@gavel/core';
import { paletteTexts } from '@gavel/texts';
import { useTexts } from '../texts/use-texts.ts';
import { guideOf } from './guide-of.ts';
import { useConfigurator, useListedSections } from './use-configurator.tsx';

interface ShownQuestion {
  readonly question: GuideQuestion;
  /** The answers that the palette shows, in range order. */
  readonly answers: readonly ListedAnswer[];
  readonly selected: GuideAnswer | undefined;
}

/** Returns the question of a step, with the answers to show and the selected one. */
export function useQuestion({ questionId }: Step): ShownQuestion {
  const guide = guideOf(useConfigurator((state) => state.configuration));
  const listed = useListedSections()
    .flatMap(({ questions }) => questions)
    .find((one) => one.questionId === questionId);
  const question = guide.questions.get(questionId);
  if (!question) throw new Error(`The step leads to question ${questionId}, which the configuration does not have`);
  const { answers = [], selectedAnswerId = null } = listed ?? {};
  return { question, answers, selected: selectedAnswerId === null ? undefined : guide.answers.get(selectedAnswerId) };
}

/** Returns the price of the selected answer as text; null if the question hides its price. */
export function usePriceText({ questionId }: Step): string | null {
  const t = useTexts(paletteTexts);
  const { compiled, visit, configuration } = useConfigurator((state) => state);
  if (guideOf(configuration).questions.get(questionId)?.hidePrice) return null;
  const price = priceOfQuestion(compiled, visit, questionId);
  return price === 0 ? t('included') : formatKr(price);
}
