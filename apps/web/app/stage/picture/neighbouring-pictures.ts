import {
  type CompiledModel,
  type Configuration,
  choose,
  isModelPicture,
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
  /** The id of the current camera. */
  readonly camera: string | undefined;
  /** The other cameras of the scene. */
  readonly others: readonly string[];
}

/**
 * Yields the pictures that the visitor may need next, the most likely first: with each possible answer to the current question, then to
 * the next question, and from the other cameras. Leaves out pictures that are rendered from the 3D model. Each of these takes the server
 * about a second, which it should spend on visitors who are waiting.
 */
export function* neighbouringPictures(
  configuration: Configuration,
  compiled: CompiledModel,
  visit: Visit,
  place: Place,
): Generator<Picture> {
  for (const picture of allNeighbours(configuration, compiled, visit, place)) if (!isModelPicture(picture)) yield picture;
}

function* allNeighbours(
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
