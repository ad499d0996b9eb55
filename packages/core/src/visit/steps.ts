import type { QuestionId, SectionId } from '../model/ids.ts';
import { NONE } from '../rules/compiled-rule.ts';
import type { CompiledModel, CompiledQuestion } from './compile-model.ts';
import { isListed, type Visit } from './visit.ts';

/**
 * A question's numbers in a URL: the 1-based position of its section, and the 1-based position of the question in this section. Hidden
 * questions count.
 */
export interface Step {
  readonly section: number;
  readonly question: number;
  readonly sectionId: SectionId;
  readonly questionId: QuestionId;
}

/** Returns the steps of a visit: every listed question, in range order. */
export function listedSteps(compiled: CompiledModel, visit: Visit): Step[] {
  return compiled.questions.filter((question) => isListed(question, visit)).map(stepOf);
}

/** Returns the step of a question. It returns the same object each time, so that a component can detect an unchanged step. */
export function stepOf(compiled: CompiledQuestion): Step {
  const known = stepsOfQuestions.get(compiled);
  if (known) return known;
  const { sectionId, section, inSection, question } = compiled;
  const step = { section: section + 1, question: inSection + 1, sectionId, questionId: question.id };
  stepsOfQuestions.set(compiled, step);
  return step;
}

const stepsOfQuestions = new WeakMap<CompiledQuestion, Step>();

/**
 * Returns the listed step that a URL leads to. For a question that is not listed, returns the next listed step, or the last one if none
 * follows. `known` is false when the model has no such section or question: the calling code logs this, and `step` is the first listed
 * step. `step` is null when no question is listed.
 */
export function resolveStep(
  compiled: CompiledModel,
  steps: readonly Step[],
  section: number,
  question: number,
): { step: Step | null; known: boolean } {
  const known = compiled.model.sections[section - 1]?.questions[question - 1] !== undefined;
  if (!known) return { step: steps[0] ?? null, known };
  const isAtOrAfter = (step: Step) => step.section > section || (step.section === section && step.question >= question);
  return { step: steps.find(isAtOrAfter) ?? steps.at(-1) ?? null, known };
}

/** Returns the counter n/total. `n`: the question's 1-based place among the listed steps, 0 if it is not listed; `total`: their number. */
export function stepCounter(steps: readonly Step[], { questionId }: Step): { n: number; total: number } {
  return { n: steps.findIndex((step) => step.questionId === questionId) + 1, total: steps.length };
}

/** Returns the nearest listed steps before and after a question. The question itself may be unlisted. */
export function neighbours(steps: readonly Step[], { section, question }: Step): { previous: Step | null; next: Step | null } {
  const place = (step: Pick<Step, 'section' | 'question'>) =>
    Math.sign(step.section - section) || Math.sign(step.question - question);
  return {
    previous: steps.findLast((step) => place(step) < 0) ?? null,
    next: steps.find((step) => place(step) > 0) ?? null,
  };
}

/** The least number of questions of the quick road. With fewer quick questions, there is no quick road (see `quickRoad`). */
const SHORTEST_ROAD = 4;

/**
 * Returns the listed steps of the quick road, a shorter visit that asks only the questions that shape the house. Empty: it would have
 * too few steps, or all steps.
 */
export function quickRoad(compiled: CompiledModel, steps: readonly Step[]): readonly Step[] {
  const quick = steps.filter(({ questionId }) => compiled.questions[compiled.questionAt.get(questionId) ?? NONE]?.question.quick);
  return quick.length >= SHORTEST_ROAD && quick.length < steps.length ? quick : [];
}
