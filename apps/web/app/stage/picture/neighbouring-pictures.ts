import {
  type CompiledModel,
  type Configuration,
  choose,
  type Picture,
  pictureOfStep,
  type QuestionId,
  type Step,
  type Visit,
} from '@gavel/core';
import { guideOf } from '../../visit/guide-of.ts';

export interface Place {
  readonly step: Step | null;
  readonly next: Step | null;
  /** The camera that is looked through. */
  readonly camera: string | undefined;
  /** The other cameras of the scene. */
  readonly others: readonly string[];
}

/**
 * The pictures that may be asked for next, the likeliest first: with each other answer to the question at hand, with each answer to the
 * next, and from the other cameras.
 */
export function* neighbouringPictures(
  configuration: Configuration,
  compiled: CompiledModel,
  visit: Visit,
  { step, next, camera, others }: Place,
): Generator<Picture> {
  const { questions } = guideOf(configuration);
  const ownCamera = (questionId: QuestionId) => questions.get(questionId)?.defaultCameraId ?? '';
  const cameraHere = step ? ownCamera(step.questionId) : '';
  for (const { sectionId, questionId } of [step, next].filter((one) => one !== null)) {
    for (const { id } of questions.get(questionId)?.answers ?? []) {
      const transition = choose(compiled, visit, [{ questionId, answerId: id }]);
      const turns = ownCamera(questionId) !== '' && ownCamera(questionId) !== cameraHere;
      const there = { sectionId, questionId, camera: turns ? undefined : camera };
      if (transition.accepted) yield pictureOfStep(configuration, compiled, transition.visit, there);
    }
  }
  const here = { sectionId: step?.sectionId ?? null, questionId: step?.questionId ?? null };
  for (const other of others) yield pictureOfStep(configuration, compiled, visit, { ...here, camera: other });
}
