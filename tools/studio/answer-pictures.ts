import {
  type Configuration,
  choose,
  compileModel,
  findWay,
  type GuideAnswer,
  type GuideQuestion,
  type GuideSection,
  type Picture,
  pictureOfStep,
  selectedGuideAnswer,
  startVisit,
  type Visit,
} from '@gavel/core';

/**
 * Two pictures of a house from one camera, without and with an answer. In both pictures, the house has all other answers on which this
 * answer depends.
 */
export interface AnswerPicture {
  readonly section: GuideSection;
  readonly question: GuideQuestion;
  /**
   * The answer to the same question in the first picture: the standard answer, or its replacement if other needed answers exclude it.
   */
  readonly usual: GuideAnswer | null;
  readonly answer: GuideAnswer;
  readonly camera: string;
  readonly before: Picture;
  readonly after: Picture;
}

/** An answer for which `findWay` finds no other picks that make it possible. */
interface Unreachable {
  readonly question: GuideQuestion;
  readonly answer: GuideAnswer;
}

/**
 * Returns the pictures of each answer of a house, without and with the answer. They are from every camera of the answer's section, as the
 * configurator would show them.
 */
export function answerPictures(configuration: Configuration): {
  readonly pictures: readonly AnswerPicture[];
  readonly unreachable: readonly Unreachable[];
} {
  const compiled = compileModel(configuration);
  const { visit: start } = startVisit(compiled);
  const pictures: AnswerPicture[] = [];
  const unreachable: Unreachable[] = [];
  for (const section of configuration.sections)
    for (const question of section.questions)
      for (const answer of question.answers) {
        if (selectedGuideAnswer(compiled, start, question) === answer) continue;
        const way = findWay(compiled, start, question.id, answer.id);
        if (!way) {
          unreachable.push({ question, answer });
          continue;
        }
        const needed = way.others.length > 0 ? choose(compiled, start, way.others) : null;
        const without = needed?.accepted ? needed.visit : start;
        const usual = selectedGuideAnswer(compiled, without, question) ?? null;
        if (usual === answer) continue;
        const seen = (visit: Visit, camera: string) =>
          pictureOfStep(configuration, compiled, visit, { sectionId: section.id, questionId: question.id, camera });
        for (const camera of camerasOf(section, question)) {
          const [before, after] = [seen(without, camera), seen(way.transition.visit, camera)];
          pictures.push({ section, question, usual, answer, camera, before, after });
        }
      }
  return { pictures, unreachable };
}

function camerasOf({ dynamicImageCameras }: GuideSection, { defaultCameraId }: GuideQuestion): string[] {
  const all = dynamicImageCameras.map(({ id }) => id);
  return [...all.filter((id) => id === defaultCameraId), ...all.filter((id) => id !== defaultCameraId)];
}
