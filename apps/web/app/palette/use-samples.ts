import { explainAnswer, formatDifference, previewQuestion, type Reason, type Step } from '@gavel/core';
import { paletteTexts } from '@gavel/texts';
import { useMemo } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { useConfigurator } from '../visit/use-configurator.tsx';
import { usePriceText, useQuestion } from '../visit/use-question.ts';
import { useReasonText } from '../visit/use-reason-text.ts';
import type { SampleAnswer } from './sample.tsx';

/** Every shown answer with its price against the current choice, and why it cannot be chosen. */
export function useSamples(step: Step): readonly SampleAnswer[] {
  const t = useTexts(paletteTexts);
  const reasonText = useReasonText();
  const { question, answers, selected } = useQuestion(step);
  const compiled = useConfigurator((state) => state.compiled);
  const visit = useConfigurator((state) => state.visit);
  const ownPrice = usePriceText(step);
  const previews = useMemo(() => previewQuestion(compiled, visit, step.questionId), [compiled, visit, step.questionId]);

  return answers.flatMap(({ answerId, disabled }) => {
    const answer = question.answers.find(({ id }) => id === answerId);
    if (!answer) return [];
    const preview = previews.get(answerId);
    const isBlocked = disabled || preview?.accepted === false;
    const reasons = isBlocked ? explainAnswer(compiled, visit, question.id, answerId) : [];
    const difference = preview?.priceDifference ?? 0;
    const same = ownPrice === t('included') ? t('included') : t('noDifference');
    const price = answerId === selected?.id ? ownPrice : difference === 0 ? same : formatDifference(difference);
    return [
      {
        id: answerId,
        title: answer.title,
        image: answer.paletteImage,
        selected: answerId === selected?.id,
        note: isBlocked ? answer.disabledText || reasonText(reasons) : question.hidePrice ? '' : (price ?? ''),
        blocked: isBlocked ? { mayHaveWay: !reasons.some(isFixed) } : null,
      },
    ];
  });
}

/** No choice changes it: "Välj ändå" is not offered. */
function isFixed({ kind }: Reason): boolean {
  return kind === 'never' || kind === 'municipality' || kind === 'sideBuilding';
}
