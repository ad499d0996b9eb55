import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import {
  type AnswerId,
  choose,
  drawnAddress,
  type GuideAnswer,
  type GuideQuestion,
  type GuideSection,
  type Picture,
  pictureOfStep,
  type Visit,
} from '@gavel/core';
import { AppError } from '../../../http/app-error.ts';
import { layersOf, type ShownVisit, type Sources } from './stack-of-visit.ts';

interface Place {
  readonly section: GuideSection;
  readonly question: GuideQuestion;
}

/** Throws `unknown-question` for what the house does not have. */
export function placeIn({ configuration }: ShownVisit, sectionId: number, questionId: number): Place {
  const section = configuration.sections.find(({ id }) => id === sectionId);
  const question = section?.questions.find(({ id }) => id === questionId);
  if (!section || !question)
    throw new AppError('unknown-question', `There is no question ${questionId} in section ${sectionId}`, { field: 'question' });
  return { section, question };
}

/**
 * From which of its section's cameras each answer to a question is seen, with all else as it is chosen: those whose picture is another one
 * than with some other answer. Of answers that look the same, one is what the picture is of: the first that does not say otherwise, and in a
 * drawing, of which it may say nothing, the first. Answers that cannot be chosen now are left out.
 */
export async function whereSeen(
  sources: Sources,
  shown: ShownVisit,
  { section, question }: Place,
): Promise<ReadonlyMap<AnswerId, readonly string[]>> {
  const lookFrom = looks(sources, shown, { section, question });
  const seen = new Map<AnswerId, readonly string[]>();
  for (const answer of question.answers) {
    // Tens of milliseconds each: others have their turn between.
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
      // What an answer says is not in the pictures may be drawn all the same.
      const isShown = shownAnswer === answer || (isDrawn && alike.length === 1);
      if (isShown && alike.length <= pairs.length) cameras.push(camera);
    }
    seen.set(answer.id, cameras);
  }
  return seen;
}

/** Null where it cannot be chosen. */
function change({ compiled }: ShownVisit, { id: questionId }: GuideQuestion, { id: answerId }: GuideAnswer, visit: Visit) {
  const transition = choose(compiled, visit, [{ questionId, answerId }]);
  return transition.accepted ? transition.visit : null;
}

/**
 * Two visits that only these two answers tell apart. What the other one takes along (another colour, what stands on a terrace) is no look of
 * either, so the first is chosen once more after it. Null where one of them cannot be chosen.
 */
function pairOf(shown: ShownVisit, question: GuideQuestion, [answer, other]: readonly [GuideAnswer, GuideAnswer], chosen: Visit) {
  const instead = change(shown, question, other, chosen);
  const again = instead && change(shown, question, answer, instead);
  return instead && again ? { other, visits: [again, instead] } : null;
}

interface Look {
  /** The same for pictures that look the same. */
  readonly look: string;
  readonly isDrawn: boolean;
}

/** What a step looks like from a camera in a visit; reckoned once for each picture. */
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
  const { pathname, searchParams } = new URL(drawnAddress({ ...picture, marked: undefined }), 'http://range');
  const svg = sources.pictures.drawings(sources.range, pathname, Object.fromEntries(searchParams)) ?? '';
  // What it says in words tells what is chosen, also where nothing is drawn of it.
  const drawn = svg.replace(/<metadata>.*?<\/metadata>/s, '');
  return { look: createHash('sha256').update(drawn).digest('hex'), isDrawn: picture.subject === 'plan' };
}
