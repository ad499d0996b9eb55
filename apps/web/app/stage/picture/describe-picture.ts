import type { CompiledModel, Configuration, GuideAnswer, PictureKeys, Visit } from '@gavel/core';
import { guideOf } from '../../visit/guide-of.ts';

/** A choice that a picture shows: a question and its answer. */
export interface SeenChoice {
  readonly question: string;
  readonly answer: string;
}

/**
 * Returns the selected answers that a picture shows, in the order of the visit.
 * @param keys the picture keys that the picture shows
 */
export function seenChoices(
  configuration: Configuration,
  compiled: CompiledModel,
  visit: Visit,
  keys: PictureKeys,
): readonly SeenChoice[] {
  const { answers, questions } = guideOf(configuration);
  return compiled.questions.flatMap(({ at, question }) => {
    const selected = compiled.answers[visit.answers.get(at)];
    const answer = selected && answers.get(selected.answer.id);
    if (!answer || !isSeen(answer, keys)) return [];
    return [{ question: questions.get(question.id)?.title ?? '', answer: answer.title }];
  });
}

function isSeen({ dynamicImageKeys, manifestImageKeys, overrideImageKey }: GuideAnswer, keys: PictureKeys): boolean {
  return [...dynamicImageKeys, ...manifestImageKeys, overrideImageKey].some((pair) => {
    const [category = '', key] = pair.split(':');
    return key !== undefined && keys.get(category) === key;
  });
}
