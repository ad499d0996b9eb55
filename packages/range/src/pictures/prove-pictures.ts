import { keysOf } from '../build/build-picture-keys.ts';
import { type Offer, offerOf } from '../build/offer.ts';
import { splitPictureKey } from '../build/picture-references.ts';
import { scenesOf } from '../build/picture-scenes.ts';
import { collectFaults, type Fault, type Place, sortFaults } from '../source/fault.ts';
import { type HouseReport, reportByHouse } from '../source/house-report.ts';
import { nearMiss } from '../source/near-miss.ts';
import { INTERIORS } from '../source/pictures.ts';
import { indexRange } from '../source/range-index.ts';
import type { AnswerSource, Source } from '../source/source.ts';
import { type SeenQuestion, seenAnswers } from './answer-looks.ts';
import { checkManifests } from './check-manifests.ts';
import { checkScenes } from './check-scenes.ts';
import type { ChosenAnswer } from './excluding-answers.ts';
import { type PictureView, pictureViews } from './picture-views.ts';
import { unrenderedPictures, unusedPictures } from './unrendered-pictures.ts';

/** What is known of a range's pictures. */
export interface PictureProof {
  /** What would show wrong, or not at all. */
  readonly faults: readonly Fault[];
  /** What is drawn because it is not rendered, and what is rendered for nothing. */
  readonly warnings: readonly string[];
  /** How many answers of houses have all of their layers, counted once for each camera. */
  readonly proven: number;
  /** The same where nothing is rendered yet. */
  readonly drawn: number;
  /** Where each question's answers can be seen. */
  readonly seen: readonly SeenQuestion[];
  /** Answers that no picture tells from another and that do not say why. They can be chosen, so a range with them is published. */
  readonly unsaid: readonly Fault[];
}

/**
 * Proves that every answer of every house that is said to show in a picture has its layer there, or is in the base, for every camera.
 * For a source that `checkRange` found no fault in.
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

/** Every answer of a house, and what it shows before anything is chosen where nobody asks. */
function proveHouse(source: Source, offer: Offer, views: readonly PictureView[], counts: Counts, report: HouseReport): void {
  const { house, sections } = offer;
  const picking = new Set(sections.flatMap(({ section }) => section.sceneFrom ?? []));
  const asked = new Set<string>();
  for (const { question, answers } of sections.flatMap(({ questions }) => questions)) {
    for (const answer of answers.filter((some) => keysOf(some).length > 0)) {
      const proofs = picking.has(question.key)
        ? proveScene(source, offer, { question, answer }, views, report)
        : proveAnswer(source, offer, answer, views, report);
      for (const proof of proofs) if (proof !== 'lacking') counts[proof] += 1;
      for (const pictureKey of keysOf(answer)) asked.add(splitPictureKey(pictureKey)[0]);
    }
  }
  for (const [at, pictureKey] of house.colours.entries()) {
    const [category, key] = splitPictureKey(pictureKey);
    if (asked.has(category)) continue;
    for (const view of views.filter((some) => some.isRendered && some.shows(category))) {
      if (!view.has(category, key)) report(house.key, source.places.of(house, 'colours', at), whatLacks(view, pictureKey));
    }
  }
}

type Proof = 'proven' | 'drawn' | 'lacking';

/** An answer that picks a scene is in the scene's own base. Where other scenes of its section are rendered, its own has to be as well. */
function proveScene(
  { pictures: { scenes }, places }: Source,
  offer: Offer,
  { question, answer }: ChosenAnswer,
  views: readonly PictureView[],
  report: HouseReport,
): Proof[] {
  const [, scene] = splitPictureKey(answer.picture?.[0] ?? '');
  const folder = `${INTERIORS}/${scene}`;
  const picked = offer.sections.filter(({ section }) => section.sceneFrom === question.key);
  const rendered = picked.filter(({ section }) => scenesOf(section, offer).some((some) => scenes.has(some)));
  const isLacking = !scenes.has(scene) && rendered.length > 0;
  for (const { section } of isLacking ? rendered : []) {
    const message = `there is no scene ${folder}${nearMiss(scene, scenes.keys())}; '${section.key}' is drawn for every layout because of it`;
    report(offer.house.key, places.of(answer, 'picture', 0), message);
  }
  const unrendered = isLacking ? 'lacking' : 'drawn';
  return views.filter((view) => view.folder === folder).map(({ isRendered }) => (isRendered ? 'proven' : unrendered));
}

/** One proof for each camera that sees the answer. */
function proveAnswer(
  source: Source,
  { house }: Offer,
  answer: AnswerSource,
  views: readonly PictureView[],
  report: HouseReport,
): Proof[] {
  const places = placesOfKeys(source, answer).map(([pictureKey, place]) => ({ pictureKey, place }));
  const showing = new Set<PictureView>();
  for (const { pictureKey, place } of places) {
    const [category] = splitPictureKey(pictureKey);
    const found = views.filter((view) => view.shows(category));
    if (found.length === 0) report(house.key, place, `no picture shows '${pictureKey}': its section has no scene`);
    for (const view of found) showing.add(view);
  }
  return [...showing].map((view) => {
    if (!view.isRendered) return 'drawn';
    const lacking = places.filter(({ pictureKey }) => {
      const [category, key] = splitPictureKey(pictureKey);
      return view.shows(category) && !view.has(category, key);
    });
    for (const { pictureKey, place } of lacking) report(house.key, place, whatLacks(view, pictureKey));
    return lacking.length > 0 ? 'lacking' : 'proven';
  });
}

function placesOfKeys({ places }: Source, answer: AnswerSource): [pictureKey: string, Place][] {
  const { picture = [], overridePicture } = answer;
  const own = picture.map((pictureKey, at): [string, Place] => [pictureKey, places.of(answer, 'picture', at)]);
  return overridePicture === undefined ? own : [...own, [overridePicture, places.of(answer, 'overridePicture')]];
}

/** The same for all houses that lack it, so that they are told together. */
function whatLacks({ folder, camera, hasLayer }: PictureView, pictureKey: string): string {
  if (folder.startsWith(INTERIORS)) return `there is no picture ${folder}/${camera}/${pictureKey.replace(':', '/')}.webp`;
  const [category] = splitPictureKey(pictureKey);
  const hint = hasLayer(category) ? '' : `; where '${category}' does not show, 'unseen' names it`;
  return `no layer or base of the camera '${camera}' shows '${pictureKey}'${hint}`;
}
