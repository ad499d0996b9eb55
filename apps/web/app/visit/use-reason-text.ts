import type { QuestionAnswer, QuestionId, Reason } from '@gavel/core';
import { paletteTexts } from '@gavel/texts';
import { useTexts } from '../texts/use-texts.ts';
import { guideOf } from './guide-of.ts';
import { useConfigurator } from './use-configurator.tsx';

/** Returns a function that formats the reasons why an answer is blocked as a text, with the titles of the choices that block it. */
export function useReasonText(): (reasons: readonly Reason[]) => string {
  const t = useTexts(paletteTexts);
  const { questions, answers } = guideOf(useConfigurator((state) => state.configuration));
  const answerTitle = ({ answerId }: QuestionAnswer) => answers.get(answerId)?.title ?? '';
  const questionTitle = (id: QuestionId) => questions.get(id)?.title ?? '';
  const either = (words: readonly string[]) => new Intl.ListFormat('sv-SE', { type: 'disjunction' }).format(words);

  const word = (reason: Reason): string => {
    switch (reason.kind) {
      case 'needs':
        return t('needs', { options: either([...new Set(reason.options.map(answerTitle))]) });
      case 'excludes':
        return t('needsNot', { answer: answerTitle(reason.answer) });
      case 'municipality':
        return t(reason.wanted ? 'onlyIn' : 'notIn', { municipalities: either(reason.names) });
      case 'sideBuilding':
        return t(reason.wanted ? 'onlySideBuilding' : 'notSideBuilding');
      case 'answered':
        return t(reason.wanted ? 'needsAnswered' : 'needsUnanswered', { question: questionTitle(reason.questionId) });
      case 'anyOf':
        return reason.alternatives.map((reasons) => reasons.map(word).join('. ')).join(` ${t('or')} `);
      case 'never':
        return t('never');
    }
  };
  return (reasons) => reasons.map(word).join('. ');
}
