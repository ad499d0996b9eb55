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

/** One answer at its step, from one camera: the house as it is without it, and with it. What the answer needs is chosen in both. */
export interface AnswerPicture {
  readonly section: GuideSection;
  readonly question: GuideQuestion;
  /** What is chosen before: the question's usual answer, or what takes its place. */
  readonly usual: GuideAnswer | null;
  readonly answer: GuideAnswer;
  readonly camera: string;
  readonly before: Picture;
  readonly after: Picture;
}

/** An answer that nobody can choose, whatever else they change. */
interface Unreachable {
  readonly question: GuideQuestion;
  readonly answer: GuideAnswer;
}

/**
 * What a visitor sees of each answer of a house, from every camera of its section, as the configurator picks its pictures; the camera that
 * the question opens with first. The usual answers are left out: all others are shown beside them.
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
