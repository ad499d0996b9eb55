import type { DynamicImageKey } from '../model/configuration.ts';
import type { GuideAnswer, GuideQuestion, GuideSection } from '../model/guide.ts';
import type { SectionId } from '../model/ids.ts';
import { NONE } from '../rules/compiled-rule.ts';
import type { CompiledModel } from '../visit/compile-model.ts';
import { selectedAnswer, type Visit } from '../visit/visit.ts';

/**
 * What a picture shows, category → key: the selected answers' keys, later ones in range order winning; an override wins over them
 * all; and the category's default where no answer says. `sectionId` leaves out the categories that belong to other sections; null: to any.
 * A category with several references belongs to each of their sections. `keyList` says which of an answer's lists counts. Needs a model
 * that was compiled from a configuration, because only its answers have keys.
 */
export function pictureKeys(
  compiled: CompiledModel,
  visit: Visit,
  sections: readonly GuideSection[],
  categories: readonly DynamicImageKey[],
  sectionId: SectionId | null,
  keyList: 'dynamicImageKeys' | 'manifestImageKeys' = 'dynamicImageKeys',
): ReadonlyMap<string, string> {
  const selected = selectedAnswers(compiled, visit, sections);
  const chosen = [...selected.flatMap((answer) => answer[keyList]), ...selected.map(({ overrideImageKey }) => overrideImageKey)];
  const keys = new Map(categories.map(({ category, defaultImageKey }) => [category, defaultImageKey]));
  for (const pair of chosen) {
    const [category = '', key = ''] = pair.split(':');
    if (key) keys.set(category, key);
  }
  const elsewhere = new Set(categories.map(({ category }) => category));
  for (const { category, section } of categories) if (section === null || section === sectionId) elsewhere.delete(category);
  return new Map([...keys].filter(([category, key]) => key && !elsewhere.has(category)));
}

/** The selected answer of a question; undefined when it has none, or is not of the compiled model. */
export function selectedGuideAnswer(
  compiled: CompiledModel,
  visit: Visit,
  { id, answers }: GuideQuestion,
): GuideAnswer | undefined {
  const selected = selectedAnswer(compiled, visit, compiled.questionAt.get(id) ?? NONE)?.answer.id;
  return answers.find((answer) => answer.id === selected);
}

function selectedAnswers(compiled: CompiledModel, visit: Visit, sections: readonly GuideSection[]): GuideAnswer[] {
  return sections.flatMap(({ questions }) =>
    questions.flatMap((question) => selectedGuideAnswer(compiled, visit, question) ?? []),
  );
}
