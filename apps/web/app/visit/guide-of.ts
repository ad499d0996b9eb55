import type { AnswerId, Configuration, GuideAnswer, GuideQuestion, GuideSection, QuestionId, SectionId } from '@gavel/core';

/** The sections, questions and answers of a configuration, by their ids. */
export interface Guide {
  readonly sections: ReadonlyMap<SectionId, GuideSection>;
  readonly questions: ReadonlyMap<QuestionId, GuideQuestion>;
  readonly answers: ReadonlyMap<AnswerId, GuideAnswer>;
}

const guides = new WeakMap<Configuration, Guide>();

/** Returns the guide of a configuration. It is built only once for each configuration. */
export function guideOf(configuration: Configuration): Guide {
  const known = guides.get(configuration);
  if (known) return known;
  const questions = configuration.sections.flatMap((section) => section.questions);
  const guide: Guide = {
    sections: new Map(configuration.sections.map((section) => [section.id, section])),
    questions: new Map(questions.map((question) => [question.id, question])),
    answers: new Map(questions.flatMap(({ answers }) => answers.map((answer) => [answer.id, answer]))),
  };
  guides.set(configuration, guide);
  return guide;
}
