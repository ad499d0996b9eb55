import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import {
  type AnswerId,
  choose,
  type DrawnPicture,
  drawnAddress,
  type GuideAnswer,
  type GuideQuestion,
  type GuideSection,
  isPlanKey,
  type Picture,
  pictureOfStep,
  type Visit,
} from '@gavel/core';
import type { Side } from '@gavel/core/plan';
import { AppError } from '../../../http/app-error.ts';
import { layersOf, type ShownVisit, type Sources } from './stack-of-visit.ts';

interface Place {
  readonly section: GuideSection;
  readonly question: GuideQuestion;
}

/** Returns a section of the house and one of the section's questions. Throws `unknown-question` if the house does not have them. */
export function placeIn({ configuration }: ShownVisit, sectionId: number, questionId: number): Place {
  const section = configuration.sections.find(({ id }) => id === sectionId);
  const question = section?.questions.find(({ id }) => id === questionId);
  if (!section || !question)
    throw new AppError('unknown-question', `There is no question ${questionId} in section ${sectionId}`, { field: 'question' });
  return { section, question };
}

/**
 * Returns for each answer of a question the cameras of the section that show the answer. A camera shows an answer if its picture changes
 * when another answer is chosen. Of several answers that look the same, it shows only the first that is not marked `unseen` (invisible in
 * photographs). If all are marked, a photograph shows none and a drawing the first. Answers that cannot be chosen now are left out.
 */
export async function whereSeen(
  sources: Sources,
  shown: ShownVisit,
  { section, question }: Place,
): Promise<ReadonlyMap<AnswerId, readonly string[]>> {
  const lookFrom = looks(sources, shown, { section, question });
  const seen = new Map<AnswerId, readonly string[]>();
  for (const answer of question.answers) {
    // Each answer takes about 10 ms, so let other work run between two answers.
    await setImmediate();
    const chosen = change(shown, question, answer, shown.visit);
    if (!chosen) continue;
    const pairs = question.answers
      .filter((other) => other !== answer)
      .flatMap((other) => pairOf(shown, question, [answer, other], chosen) ?? []);
    const cameras: string[] = [];
    for (const { id: camera } of section.dynamicImageCameras) {
      const same = new Set([answer]);
      for (const { other, visits } of pairs) {
        const [one, two] = await Promise.all(visits.map((visit) => lookFrom(camera, visit)));
        if (one?.look === two?.look) same.add(other);
      }
      const { isDrawn } = await lookFrom(camera, chosen);
      const alike = question.answers.filter((some) => same.has(some));
      const shownAnswer = alike.find(({ unseen }) => unseen === '') ?? (isDrawn ? alike[0] : undefined);
      // An answer that is marked `unseen` is not visible in photographs, but a drawing may show it.
      const isShown = shownAnswer === answer || (isDrawn && alike.length === 1);
      if (isShown && alike.length <= pairs.length) cameras.push(camera);
    }
    seen.set(answer.id, cameras);
  }
  return seen;
}

/** Returns the visit after choosing an answer; null: the answer cannot be chosen. */
function change({ compiled }: ShownVisit, { id: questionId }: GuideQuestion, { id: answerId }: GuideAnswer, visit: Visit) {
  const transition = choose(compiled, visit, [{ questionId, answerId }]);
  return transition.accepted ? transition.visit : null;
}

/**
 * Returns two visits that differ only in these two answers. Choosing `other` may change more, such as a colour. So `answer` is chosen again
 * after `other`, and both visits have that change. Null: one of the two answers cannot be chosen.
 */
function pairOf(shown: ShownVisit, question: GuideQuestion, [answer, other]: readonly [GuideAnswer, GuideAnswer], chosen: Visit) {
  const instead = change(shown, question, other, chosen);
  const again = instead && change(shown, question, answer, instead);
  return instead && again ? { other, visits: [again, instead] } : null;
}

interface Look {
  /** A hash that is the same for pictures that look the same. */
  readonly look: string;
  readonly isDrawn: boolean;
}

/** Returns a function that returns the look of the question's picture from a camera. The function calculates each picture once. */
function looks(sources: Sources, { configuration, compiled }: ShownVisit, { section, question }: Place) {
  const known = new Map<string, Promise<Look>>();
  return (camera: string, visit: Visit): Promise<Look> => {
    const step = { sectionId: section.id, questionId: question.id, camera };
    const picture = pictureOfStep(configuration, compiled, visit, step);
    const name = JSON.stringify([camera, 'keys' in picture ? [...picture.keys] : picture]);
    const look = known.get(name) ?? lookOf(sources, picture);
    known.set(name, look);
    return look;
  };
}

async function lookOf(sources: Sources, picture: Picture): Promise<Look> {
  if (picture.kind !== 'drawn') {
    const layers = await layersOf(sources, picture);
    return { look: layers.map(({ content }) => content).join(), isDrawn: false };
  }
  const drawings = picture.subject === 'model' ? elevationsOf(picture) : [{ ...picture, marked: undefined }];
  const drawn = drawings.map((drawing) => {
    const { pathname, searchParams } = new URL(drawnAddress(drawing), 'http://range');
    const svg = sources.pictures.drawings(sources.range, pathname, Object.fromEntries(searchParams)) ?? '';
    // Leave out the metadata, because it contains all chosen answers, even those that the drawing does not show.
    return svg.replace(/<metadata>.*?<\/metadata>/s, '');
  });
  return {
    look: createHash('sha256').update(drawn.join()).digest('hex'),
    isDrawn: picture.subject !== 'house' && picture.subject !== 'room',
  };
}

/**
 * The sides of the house that the picture of the 3D model shows from each camera. A camera that is missing here shows the front. The
 * elevation of a gable also changes with the entrance, the balcony and the terrace, because it shows them in profile.
 */
const shownSides = new Map<string, readonly Side[]>([
  ['back', ['back']],
  ['gable', ['right']],
  ['gable-left', ['left']],
]);

/**
 * Returns the elevations of the sides that a picture of the 3D model shows. `whereSeen` compares elevations, because rendering all answers
 * would take minutes.
 */
function elevationsOf(picture: DrawnPicture): readonly DrawnPicture[] {
  const keys = new Map([...picture.keys].filter(([category]) => isPlanKey(category)));
  return (shownSides.get(picture.camera.id) ?? ['front']).map((side) => ({
    ...picture,
    subject: 'plan',
    camera: { ...picture.camera, id: `drawing-${side}` },
    keys,
  }));
}
