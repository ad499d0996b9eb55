import {
  type Configuration,
  choose,
  compileModel,
  type QuestionAnswer,
  type QuestionId,
  type Step,
  selectionsOf,
  startVisit,
  stepOf,
} from '@gavel/core';

interface ChosenStart {
  readonly configuration: Configuration;
  /** Whether all choices were made. */
  readonly isWhole: boolean;
  /** The step of the question that the address names; null if it names none, or if the house does not have this question. */
  readonly step: Step | null;
}

/** Makes choices in a new house, one after the other. Skips a choice that the house does not have or does not allow. */
export function makeChoices(
  configuration: Configuration,
  choices: readonly QuestionAnswer[],
  questionId: QuestionId | null,
): ChosenStart {
  const compiled = compileModel(configuration);
  const questionOf = (id: QuestionId) => compiled.questions.find(({ question }) => question.id === id);
  let { visit } = startVisit(compiled, configuration.selections);
  let made = 0;
  for (const choice of choices) {
    const isKnown = questionOf(choice.questionId)?.answers.some(({ answer }) => answer.id === choice.answerId);
    const transition = isKnown ? choose(compiled, visit, [choice]) : null;
    if (!transition?.accepted) continue;
    visit = transition.visit;
    made += 1;
  }
  const question = questionId === null ? undefined : questionOf(questionId);
  return {
    configuration: { ...configuration, selections: selectionsOf(compiled, visit) },
    isWhole: made === choices.length,
    step: question ? stepOf(question) : null,
  };
}
