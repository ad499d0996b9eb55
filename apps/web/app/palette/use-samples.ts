import {
  explainAnswer,
  formatDifference,
  formatKr,
  ore,
  type PreviewPrice,
  previewPrice,
  previewQuestion,
  type Reason,
  type Step,
} from '@gavel/core';
import { paletteTexts } from '@gavel/texts';
import { useContext, useMemo } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { guideOf } from '../visit/guide-of.ts';
import { NowContext, useConfigurator, useTotals } from '../visit/use-configurator.tsx';
import { usePriceText, useQuestion } from '../visit/use-question.ts';
import { useReasonText } from '../visit/use-reason-text.ts';
import type { SampleAnswer } from './sample.tsx';

/** Every shown answer: the chosen one with what it costs, the others with their difference to it, or why they cannot be chosen. */
export function useSamples(step: Step): readonly SampleAnswer[] {
  const t = useTexts(paletteTexts);
  const reasonText = useReasonText();
  const { question, answers, selected } = useQuestion(step);
  const compiled = useConfigurator((state) => state.compiled);
  const visit = useConfigurator((state) => state.visit);
  const now = useContext(NowContext);
  const totals = useTotals();
  const ownPrice = usePriceText(step);
  const companyText = useCompanyText();
  const previews = useMemo(() => previewQuestion(compiled, visit, step.questionId), [compiled, visit, step.questionId]);

  const isIncluded = ownPrice === t('included');
  const chosen = isIncluded ? t('chosenIncluded') : t('chosenFor', { price: ownPrice ?? '' });
  const differenceText = ({ difference, company }: PreviewPrice) => {
    if (difference !== 0) return formatDifference(difference);
    return t(isIncluded && company.length === 0 ? 'included' : 'noDifference');
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
        image: answer.paletteImage,
        selected: isSelected,
        note: isBlocked ? answer.disabledText || reasonText(reasons) : question.hidePrice ? '' : note,
        company: priced && !question.hidePrice ? companyText(priced) : '',
        blocked: isBlocked ? { mayHaveWay: !reasons.some(isFixed) } : null,
      },
    ];
  });
}

/** How many of the questions that come along are named. */
const MOST_NAMED = 2;

/** What comes along with a choice and changes the price: `inkl. altanräcke, 20 000 kr mer rabatt`; empty when nothing does. */
function useCompanyText(): (price: PreviewPrice) => string {
  const t = useTexts(paletteTexts);
  const { questions } = guideOf(useConfigurator((state) => state.configuration));
  return ({ company, discount }) => {
    const titles = company.map((id) => uncapitalised(questions.get(id)?.title ?? ''));
    const named = titles.length > MOST_NAMED ? titles.slice(0, 1).join() : titles.join(` ${t('and')} `);
    const count = titles.length - 1;
    const amount = formatKr(ore(Math.abs(discount)));
    return [
      ...(titles.length > 0 ? [t(titles.length > MOST_NAMED ? 'includingMore' : 'including', { questions: named, count })] : []),
      ...(discount === 0 ? [] : [t(discount > 0 ? 'discountMore' : 'discountLess', { amount })]),
    ].join(', ');
  };
}

/** As a question's title stands within a sentence; `LED-belysning` keeps its letters. */
function uncapitalised(title: string): string {
  return /^\p{Lu}\p{Ll}/u.test(title) ? title.charAt(0).toLowerCase() + title.slice(1) : title;
}

/** No choice changes it: "Välj ändå" is not offered. */
function isFixed({ kind }: Reason): boolean {
  return kind === 'never' || kind === 'municipality' || kind === 'sideBuilding';
}
