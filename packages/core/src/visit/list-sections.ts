import type { AnswerId, QuestionId, SectionId } from '../model/ids.ts';
import type { CompiledModel, CompiledQuestion } from './compile-model.ts';
import { isListed, selectedAnswer, type Visit } from './visit.ts';

/** A section with at least one listed question. */
export interface ListedSection {
  /** The 1-based number of the section in a URL: its position among all sections. */
  readonly section: number;
  readonly sectionId: SectionId;
  readonly questions: readonly ListedQuestion[];
}

export interface ListedQuestion {
  /** The 1-based number of the question in a URL: its position among all questions of the section. */
  readonly question: number;
  readonly questionId: QuestionId;
  readonly selectedAnswerId: AnswerId | null;
  /** The valid answers, and the invalid answers that the configurator shows as disabled. */
  readonly answers: readonly ListedAnswer[];
}

export interface ListedAnswer {
  readonly answerId: AnswerId;
  readonly disabled: boolean;
}

/** Returns the sections that the configurator lists now, in range order. Source: "Visibility" in the specification. */
export function listSections(compiled: CompiledModel, visit: Visit): ListedSection[] {
  const sections = compiled.model.sections.map(({ id }, at): ListedSection & { questions: ListedQuestion[] } => ({
    section: at + 1,
    sectionId: id,
    questions: [],
  }));
  for (const question of compiled.questions) {
    if (isListed(question, visit)) sections[question.section]?.questions.push(listQuestion(compiled, question, visit));
  }
  return sections.filter(({ questions }) => questions.length > 0);
}

function listQuestion(
  compiled: CompiledModel,
  { at, question, inSection, answers }: CompiledQuestion,
  visit: Visit,
): ListedQuestion {
  return {
    question: inSection + 1,
    questionId: question.id,
    selectedAnswerId: selectedAnswer(compiled, visit, at)?.answer.id ?? null,
    answers: answers.flatMap(({ at: answerAt, answer }) => {
      const disabled = visit.valid.get(answerAt) !== 1;
      return disabled && !answer.showAsDisabledWhenRuleFalse ? [] : [{ answerId: answer.id, disabled }];
    }),
  };
}
