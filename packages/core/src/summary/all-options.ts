import type { AnswerId, QuestionId, SectionId } from '../model/ids.ts';
import { type Ore, ore, sum } from '../model/money.ts';
import { amountOf } from '../prices/compiled-price.ts';
import type { RuleState } from '../rules/compiled-rule.ts';
import type { CompiledAnswer, CompiledModel, CompiledQuestion } from '../visit/compile-model.ts';
import { possibleAnswers } from '../visit/possible-answers.ts';
import { type Step, stepOf } from '../visit/steps.ts';
import { isListed, selectedAnswer, type Visit } from '../visit/visit.ts';

/** A section and its answers that can cost something, in range order. */
export interface OptionSection {
  readonly sectionId: SectionId;
  readonly title: string;
  readonly options: readonly Option[];
}

export interface Option {
  readonly questionId: QuestionId;
  readonly questionTitle: string;
  readonly answerId: AnswerId;
  readonly answerTitle: string;
  /** The price that the answer has, or would have if it were selected and the other questions kept their answers. */
  readonly price: Ore;
  readonly selected: boolean;
  /** True: with the current answers, the rules allow the option. */
  readonly valid: boolean;
  readonly step: Step;
  /** True: the configurator now lists the option's question. */
  readonly listed: boolean;
}

/**
 * Returns a function from a visit to the list of all options ("Alla våra tillval") of one house in one municipality. The slow part,
 * finding the possible answers, runs once.
 */
export function optionsOf(compiled: CompiledModel): (visit: Visit) => OptionSection[] {
  const possible = possibleAnswers(compiled);
  const priced = compiled.questions.flatMap((question) => {
    const answers = question.answers.filter((answer) => possible.has(answer.at) && canCost(compiled, answer));
    return answers.length > 0 && !question.question.hidePrice ? [{ question, answers }] : [];
  });
  return (visit) =>
    compiled.model.sections
      .map(({ id, title }, at) => ({
        sectionId: id,
        title,
        options: priced
          .filter(({ question }) => question.section === at)
          .flatMap(({ question, answers }) => answers.map((answer) => optionOf(compiled, visit, question, answer))),
      }))
      .filter(({ options }) => options.length > 0);
}

function optionOf(compiled: CompiledModel, visit: Visit, question: CompiledQuestion, answer: CompiledAnswer): Option {
  return {
    questionId: question.question.id,
    questionTitle: question.question.title,
    answerId: answer.answer.id,
    answerTitle: answer.answer.title,
    price: priceIn(compiled, visit, answer),
    selected: selectedAnswer(compiled, visit, question.at) === answer,
    valid: visit.valid.get(answer.at) === 1,
    step: stepOf(question),
    listed: isListed(question, visit),
  };
}

/**
 * Returns whether some selection could give the answer a price other than 0: the price entries without a rule do not add up to 0, or an
 * entry with a rule can have a price other than 0. Ignores that other entries could cancel that price.
 */
function canCost({ bases }: CompiledModel, answer: CompiledAnswer): boolean {
  const entries = answer.bases.flatMap((base) => bases[base]?.prices ?? []);
  const always = entries.filter(({ rules }) => rules.length === 0);
  const sometimes = entries.filter(({ rules }) => rules.length > 0);
  return (
    sum(always.map(({ amounts }) => amounts[0]?.amount ?? ore(0))) !== 0 ||
    sometimes.some(({ rule, amounts }) => !isNever(rule) && amounts.some((one) => one.amount !== 0 && !isNever(one.rule)))
  );
}

function isNever(rule: CompiledModel['questions'][number]['rule']): boolean {
  return rule?.kind === 'fact' && !rule.holds;
}

/** Returns the price that the answer would have if it were selected and the other questions kept their answers. */
function priceIn({ bases, providers }: CompiledModel, visit: Visit, answer: CompiledAnswer): Ore {
  const state: RuleState = {
    answers: { get: (at) => (at === answer.question ? answer.at : visit.answers.get(at)) },
    providers,
  };
  const entries = answer.bases.flatMap((base) => bases[base]?.prices ?? []);
  return sum(entries.map((entry) => amountOf(entry, state, () => {})));
}
