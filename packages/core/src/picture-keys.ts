import type { CompiledModel } from './compile-model.ts';
import { NONE } from './compiled-rule.ts';
import type { DynamicImageKey, GuideAnswer, GuideSection } from './configuration.ts';
import { selectedAnswer, type Visit } from './visit.ts';

/**
 * What a picture shows, category → key: the selected answers' keys, later ones in range order winning; an override wins over them
 * all; and the category's default where no answer says. `sectionId` leaves out the categories that belong to other sections.
 * Needs a model that was compiled from a configuration, because only its answers have keys.
 */
export function pictureKeys(
  compiled: CompiledModel,
  visit: Visit,
  sections: readonly GuideSection[],
  categories: readonly DynamicImageKey[],
  sectionId: number,
): ReadonlyMap<string, string> {
  const selected = selectedAnswers(compiled, visit, sections);
  const chosen = [
    ...selected.flatMap(({ dynamicImageKeys }) => dynamicImageKeys),
    ...selected.map(({ overrideImageKey }) => overrideImageKey),
  ];
  const keys = new Map(categories.map(({ category, defaultImageKey }) => [category, defaultImageKey]));
  for (const pair of chosen) {
    const [category = '', key = ''] = pair.split(':');
    if (key) keys.set(category, key);
  }
  const elsewhere = categories.filter(({ section }) => section !== null && section !== sectionId).map(({ category }) => category);
  return new Map([...keys].filter(([category, key]) => key && !elsewhere.includes(category)));
}

function selectedAnswers(compiled: CompiledModel, visit: Visit, sections: readonly GuideSection[]): GuideAnswer[] {
  return sections.flatMap(({ questions }) =>
    questions.flatMap(({ id, answers }) => {
      const selected = selectedAnswer(compiled, visit, compiled.questionAt.get(id) ?? NONE)?.answer.id;
      return answers.filter((answer) => answer.id === selected);
    }),
  );
}
