import { explainAnswer, formatDifference, type PreviewPrice, previewPrice, previewQuestion, type Step } from '@gavel/core';
import { paletteTexts } from '@gavel/texts';
import { useContext, useMemo } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { NowContext, useConfigurator, useTotals } from '../visit/use-configurator.tsx';
import { usePriceText, useQuestion } from '../visit/use-question.ts';
import { useReasonText } from '../visit/use-reason-text.ts';
import { useRepricedText } from '../visit/use-repriced-text.ts';
import { useSampleImage } from '../visit/use-sample-image.ts';
import { isFixed } from './is-fixed.ts';
import type { SampleAnswer } from './sample.tsx';

/**
 * Returns all answers that the palette shows. The selected answer has its price. Each other answer has the price difference to the
 * selected one, or the reason why it is blocked.
 */
export function useSamples(step: Step): readonly SampleAnswer[] {
  const t = useTexts(paletteTexts);
  const reasonText = useReasonText();
  const { question, answers, selected } = useQuestion(step);
  const compiled = useConfigurator((state) => state.compiled);
  const visit = useConfigurator((state) => state.visit);
  const now = useContext(NowContext);
  const totals = useTotals();
  const ownPrice = usePriceText(step);
  const repricedText = useRepricedText();
  const sampleImage = useSampleImage();
  const previews = useMemo(() => previewQuestion(compiled, visit, step.questionId), [compiled, visit, step.questionId]);

  const isIncluded = ownPrice === t('included');
  const chosen = isIncluded ? t('chosenIncluded') : t('chosenFor', { price: ownPrice ?? '' });
  const differenceText = ({ difference, repriced }: PreviewPrice) => {
    if (difference !== 0) return formatDifference(difference);
    return t(isIncluded && repriced.length === 0 ? 'included' : 'noDifference');
  };

  return answers.flatMap(({ answerId, disabled }) => {
    const answer = question.answers.find(({ id }) => id === answerId);
    if (!answer) return [];
    const preview = previews.get(answerId);
    const isBlocked = disabled || preview?.accepted === false;
    const reasons = isBlocked ? explainAnswer(compiled, visit, question.id, answerId) : [];
    const isSelected = answerId === selected?.id;
    const priced = preview && !isSelected && !isBlocked ? previewPrice(compiled, preview, totals, now) : null;
    const note = isSelected ? chosen : priced ? differenceText(priced) : '';
    return [
      {
        id: answerId,
        title: answer.title,
        image: sampleImage(answer),
        selected: isSelected,
        note: isBlocked ? answer.disabledText || reasonText(reasons) : question.hidePrice ? '' : note,
        repriced: priced && !question.hidePrice ? repricedText(priced) : '',
        blocked: isBlocked ? { mayHaveWay: !reasons.some(isFixed) } : null,
      },
    ];
  });
}
