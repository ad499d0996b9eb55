import { keysOf } from '../build/build-picture-keys.ts';
import { type Offer, offerOf } from '../build/offer.ts';
import { splitPictureKey } from '../build/picture-references.ts';
import { collectFaults, type Fault, type Place, sortFaults } from '../source/fault.ts';
import { type HouseReport, reportByHouse } from '../source/house-report.ts';
import { nearMiss } from '../source/near-miss.ts';
import { INTERIORS } from '../source/pictures.ts';
import { indexRange } from '../source/range-index.ts';
import type { AnswerSource, Source } from '../source/source.ts';
import { type AnswerCell, answerCells, pickedScene } from './answer-cells.ts';
import { type SeenQuestion, seenAnswers } from './answer-looks.ts';
import { checkManifests } from './check-manifests.ts';
import { checkScenes } from './check-scenes.ts';
import type { ChosenAnswer } from './excluding-answers.ts';
import { type PictureView, pictureViews } from './picture-views.ts';
import { unrenderedPictures, unusedPictures } from './unrendered-pictures.ts';

/** The result of checking a range's pictures. */
export interface PictureProof {
  /** Pictures that are missing, or that show a visitor something wrong. */
  readonly faults: readonly Fault[];
  /** Pictures that are drawn because they are not rendered, and rendered pictures that nothing uses. */
  readonly warnings: readonly string[];
  /** The number of answers of which no picture is missing. An answer counts once for each house and camera with rendered pictures. */
  readonly proven: number;
  /** The number of answers that are drawn. An answer counts once for each house and camera without rendered pictures. */
  readonly drawn: number;
  /** For each question, the kinds of pictures in which its answers look different, and how many of its answers count as seen. */
  readonly seen: readonly SeenQuestion[];
  /**
   * Answers that look like another answer in every picture, although the range gives no reason for this. They do not prevent publishing,
   * because visitors can still choose them.
   */
  readonly unsaid: readonly Fault[];
}

/**
 * Checks for every house and camera that each answer with a picture key has a layer, or that the base picture shows the answer.
 * Call it only with a source in which `checkRange` finds no faults.
 */
export function provePictures(source: Source): PictureProof {
  const { pictures } = source;
  const index = indexRange(source);
  const houses = source.houses.map((house) => {
    const offer = offerOf(index, house);
    return { offer, views: pictureViews(source, offer) };
  });
  const { questions, unsaid } = seenAnswers(source, houses);
  const counts = { proven: 0, drawn: 0 };
  const lacking = collectFaults((report) =>
    reportByHouse(
      source.houses.map(({ key }) => key),
      report,
      (reportIn) => {
        for (const { offer, views } of houses) proveHouse(source, offer, views, counts, reportIn);
      },
    ),
  );
  const offers = houses.map(({ offer }) => offer);
  const broken = collectFaults((report) => {
    checkManifests(source, offers, report);
    checkScenes(source, offers, report);
  });
  return {
    faults: sortFaults([...pictures.faults, ...lacking, ...broken]),
    warnings: [...unrenderedPictures(source, houses), ...unusedPictures(source)],
    ...counts,
    seen: questions,
    unsaid: sortFaults([...unsaid]),
  };
}

interface Counts {
  proven: number;
  drawn: number;
}

/** Checks every answer of a house, and the picture keys in the house's `colours` whose category no answer of the house has. */
function proveHouse(source: Source, offer: Offer, views: readonly PictureView[], counts: Counts, report: HouseReport): void {
  const { house, sections } = offer;
  const picking = new Set(sections.flatMap(({ section }) => section.sceneFrom ?? []));
  const asked = new Set<string>();
  for (const { question, answers } of sections.flatMap(({ questions }) => questions)) {
    for (const answer of answers.filter((some) => keysOf(some).length > 0)) {
      const cells = picking.has(question.key)
        ? proveScene(source, offer, { question, answer }, views, report)
        : proveAnswer(source, offer, answer, views, report);
      for (const { proof } of cells) if (proof !== 'lacking') counts[proof] += 1;
      for (const pictureKey of keysOf(answer)) asked.add(splitPictureKey(pictureKey)[0]);
    }
  }
  for (const [at, pictureKey] of house.colours.entries()) {
    const [category, key] = splitPictureKey(pictureKey);
    if (asked.has(category)) continue;
    for (const view of views.filter((some) => some.isRendered && some.shows(category))) {
      if (!view.has(category, key))
        report(house.key, source.places.of(house, 'colours', at), whatLacks(view, pictureKey), 'missingPicture');
    }
  }
}

/**
 * Checks an answer that picks a scene. Reports the answer if its scene is missing although other scenes of the section are rendered. The
 * scene's base picture shows the answer, so the answer needs no layer.
 */
function proveScene(
  source: Source,
  offer: Offer,
  chosen: ChosenAnswer,
  views: readonly PictureView[],
  report: HouseReport,
): readonly AnswerCell[] {
  const { scene, lackingIn, cells } = pickedScene(source, offer, chosen, views);
  const { scenes } = source.pictures;
  for (const { key } of lackingIn) {
    const hint = `${nearMiss(scene, scenes.keys())}; '${key}' is drawn for every layout because of it`;
    const message = `there is no scene ${INTERIORS}/${scene}${hint}`;
    report(offer.house.key, source.places.of(chosen.answer, 'picture', 0), message, 'missingPicture');
  }
  return cells;
}

/** Checks an answer once for each camera that shows it. */
function proveAnswer(
  source: Source,
  { house }: Offer,
  answer: AnswerSource,
  views: readonly PictureView[],
  report: HouseReport,
): readonly AnswerCell[] {
  const places = placesOfKeys(source, answer);
  const cells = answerCells(answer, views);
  for (const [pictureKey, place] of places) {
    if (!cells.some(({ keys }) => keys.includes(pictureKey)))
      report(house.key, place, `no picture shows '${pictureKey}': its section has no scene`, 'missingPicture');
    for (const { view, lacking } of cells)
      if (lacking.includes(pictureKey)) report(house.key, place, whatLacks(view, pictureKey), 'missingPicture');
  }
  return cells;
}

function placesOfKeys({ places }: Source, answer: AnswerSource): [pictureKey: string, Place][] {
  const { picture = [], overridePicture } = answer;
  const own = picture.map((pictureKey, at): [string, Place] => [pictureKey, places.of(answer, 'picture', at)]);
  return overridePicture === undefined ? own : [...own, [overridePicture, places.of(answer, 'overridePicture')]];
}

/** Returns a description of the fault that is equal for all houses with this fault, so that the report lists these houses together. */
function whatLacks({ folder, camera, hasLayer }: PictureView, pictureKey: string): string {
  if (folder.startsWith(INTERIORS))
    return `there is no picture ${folder}/${camera}/${pictureKey.replace(':', '/')}.webp; render it, or upload it under Bilder`;
  const [category] = splitPictureKey(pictureKey);
  const hint = hasLayer(category) ? '' : `; where '${category}' does not show, 'unseen' names it`;
  return `no layer or base of the camera '${camera}' shows '${pictureKey}'${hint}`;
}
