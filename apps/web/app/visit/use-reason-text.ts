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
  const list = (type: Intl.ListFormatType, words: readonly string[]) => new Intl.ListFormat('sv-SE', { type }).format(words);
  const either = (words: readonly string[]) => list('disjunction', words);
  const titles = (options: readonly QuestionAnswer[]) => either([...new Set(options.map(answerTitle))]);

  const word = (reason: Reason): string => {
    switch (reason.kind) {
      case 'needs':
        return t('needs', { options: titles(reason.options) });
      case 'excludes':
        return t('needsNot', { answer: answerTitle(reason.answer) });
      case 'municipality':
        return t(reason.wanted ? 'onlyIn' : 'notIn', { municipalities: either(reason.names) });
      case 'sideBuilding':
        return t(reason.wanted ? 'onlySideBuilding' : 'notSideBuilding');
      case 'answered':
        return t(reason.wanted ? 'needsAnswered' : 'needsUnanswered', { question: questionTitle(reason.questionId) });
      case 'anyOf':
        return t('needs', { options: part(reason) });
      case 'never':
        return t('never');
    }
  };

  /** Formats a reason as one of the alternatives that follow "Kräver" (requires). */
  const part = (reason: Reason): string => {
    switch (reason.kind) {
      case 'needs':
        return titles(reason.options);
      case 'excludes':
        return t('orWithout', { answer: answerTitle(reason.answer) });
      case 'municipality':
        return t(reason.wanted ? 'orIn' : 'orNotIn', { municipalities: either(reason.names) });
      case 'sideBuilding':
        return t(reason.wanted ? 'orSideBuilding' : 'orNoSideBuilding');
      case 'answered':
        return t(reason.wanted ? 'orAnswered' : 'orUnanswered', { question: questionTitle(reason.questionId) });
      case 'anyOf':
        return either(reason.alternatives.map((reasons) => list('conjunction', reasons.map(part))));
      case 'never':
        return t('never');
    }
  };
  return (reasons) => reasons.map(word).join('. ');
}
