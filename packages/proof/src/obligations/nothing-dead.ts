import type { AnswerId, Campaign, QuestionId, TriggerCondition } from '@gavel/core';
import { type CompiledAnswer, type CompiledModel, type CompiledQuestion, NONE, type Rule } from '@gavel/core/compiled';
import { all, always, any, not, type Obligation } from './obligation.ts';

/**
 * Returns the obligations (statements to prove) that some visit reaches every answer, bundle and campaign, and that every rule forbids
 * something in some visit.
 */
export function nothingDead(compiled: CompiledModel): Obligation[] {
  return [
    ...compiled.questions.flatMap(ofQuestion),
    ...compiled.model.bundles.flatMap(({ id, answers }) => {
      const chosen = answers.map(({ answerId }) => chosenAnswer(compiled, answerId));
      return [alive('deadBundle', { kind: 'bundle', id }, all(...chosen), { picks: answers })];
    }),
    ...compiled.model.campaigns.flatMap((campaign) => ofCampaign(compiled, campaign)),
  ];
}

function ofQuestion(question: CompiledQuestion): Obligation[] {
  const { at, rule, answers } = question;
  const { id } = question.question;
  return [
    ...(rule ? [alive('needlessRule', { kind: 'questionRule', id }, not(rule))] : []),
    ...answers.flatMap((answer) => {
      const chosen: Rule = { kind: 'answer', question: at, answer: answer.at };
      const near = { near: rule, picks: [{ questionId: id, answerId: answer.answer.id }] };
      return [
        alive('deadAnswer', { kind: 'answer', id: answer.answer.id }, chosen, near),
        ...(answer.rule
          ? [alive('needlessRule', { kind: 'answerRule', id: answer.answer.id }, all(rule, not(answer.rule)))]
          : []),
      ];
    }),
  ];
}

/**
 * Returns the obligation (statement to prove) that some visit has all answers that a campaign requires. Returns an empty list if another
 * system decides a trigger, because the proof knows nothing about that system. Accessory levels are sums of prices and have their own
 * proof.
 */
function ofCampaign(compiled: CompiledModel, campaign: Campaign): Obligation[] {
  const required = requiredBy(compiled, campaign);
  return required ? [alive('deadCampaign', { kind: 'campaign', id: campaign.id }, required)] : [];
}

/**
 * Returns the answers that a campaign requires, as a rule; null: the campaign is disabled or requires no answers, or another system decides
 * about a trigger.
 */
export function requiredBy(compiled: CompiledModel, { disabled, triggers }: Campaign): Rule | null {
  const conditions = triggers.map(({ condition }) => condition);
  const asked = conditions.filter(({ kind }) => kind === 'answers');
  if (disabled || asked.length === 0 || conditions.some(({ kind }) => kind === 'unknown')) return null;
  return all(...asked.map((condition) => conditionRule(compiled, condition)));
}

/** Returns the part of a trigger that requires answers, as a rule. */
function conditionRule(compiled: CompiledModel, condition: TriggerCondition): Rule {
  if (condition.kind !== 'answers') return always;
  const { answers, baseAnswers } = condition;
  const ofQuestions = [...Map.groupBy(answers, ({ questionId }) => questionId).values()].map((alternatives) =>
    any(
      alternatives.map(({ questionId, answerId }) =>
        answerId === null ? defaultChosen(compiled, questionId) : chosenAnswer(compiled, answerId),
      ),
    ),
  );
  const ofBases = [...Map.groupBy(baseAnswers, ({ questionId }) => questionId).values()].map((alternatives) =>
    any(alternatives.map(({ answerId }): Rule => ({ kind: 'base', base: compiled.baseAt.get(answerId) ?? NONE }))),
  );
  return all(...ofQuestions, ...ofBases);
}

function chosenAnswer({ answers, answerAt }: CompiledModel, id: AnswerId): Rule {
  const answer = answers[answerAt.get(id) ?? NONE];
  return answer ? { kind: 'answer', question: answer.question, answer: answer.at } : not(always);
}

/**
 * Returns a rule that is true when the question has its automatic answer: the first valid default answer; if no default answer is valid,
 * the first answer of the question.
 */
function defaultChosen({ questions, questionAt }: CompiledModel, id: QuestionId): Rule {
  const question = questions[questionAt.get(id) ?? NONE];
  if (!question) return not(always);
  const isDefault = ({ answer }: CompiledAnswer) => answer.isDefaultAnswer;
  const inOrder = [...question.answers.filter(isDefault), ...question.answers.slice(0, 1).filter((one) => !isDefault(one))];
  return any(
    inOrder.map((answer, at) =>
      all(
        { kind: 'answer', question: question.at, answer: answer.at },
        ...inOrder.slice(0, at).map((before) => not(before.rule ?? always)),
      ),
    ),
  );
}

export function alive(
  fault: Obligation['fault'],
  part: Obligation['part'],
  state: Rule,
  { near = null, picks = [] }: Partial<Pick<Obligation, 'near' | 'picks'>> = {},
): Obligation {
  return { property: 'nothingDead', fault, part, must: 'reached', state, near, picks };
}
