import type { DynamicImageKey } from '../model/configuration.ts';
import type { GuideAnswer, GuideQuestion, GuideSection } from '../model/guide.ts';
import type { SectionId } from '../model/ids.ts';
import { NONE } from '../rules/compiled-rule.ts';
import type { CompiledModel } from '../visit/compile-model.ts';
import { selectedAnswer, type Visit } from '../visit/visit.ts';

/**
 * Returns the keys that a picture shows: category → key. If several selected answers have a key of one category, the last one in range
 * order wins; an override key wins over all of them. If no selected answer has a key of a category, the category has its default key. A
 * category that is listed for several sections belongs to each of them.
 * @param sectionId leaves out categories that belong only to other sections; null: leaves out every category that belongs to a section
 * @param keyList which of the two key lists of an answer to read
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

/** Returns the selected answer of a question; undefined if the question has no selected answer or is not in the compiled model. */
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
