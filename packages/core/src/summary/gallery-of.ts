import type { Configuration } from '../model/configuration.ts';
import type { SectionId } from '../model/ids.ts';
import { drawnAddress, isModelPicture, type Picture } from '../pictures/picture.ts';
import { drawnInstead, pictureOfStep } from '../pictures/picture-of-step.ts';
import type { CompiledModel } from '../visit/compile-model.ts';
import type { Visit } from '../visit/visit.ts';
import type { PicturedRow } from './pictured-sections.ts';
import type { SummarySection } from './summarize.ts';

/** A picture of the gallery: the house, a drawing, a room or a product. */
export interface GalleryPicture {
  readonly id: string;
  readonly title: string;
  readonly picture: Picture;
  /** The drawing to show when the picture cannot be loaded; null: there is no such drawing. */
  readonly instead: Picture | null;
  /** True: the picture is a line drawing. It is shown whole, with an empty margin around it. */
  readonly isDrawing: boolean;
}

/** The titles of pictures that have no title in the range. */
export interface GalleryWords {
  readonly front: string;
  readonly elevation: string;
  readonly plan: string;
}

/**
 * Returns the pictures of a house, each once and in range order: first those of all cameras outside the house (without such a camera, one
 * picture of its front), then the drawings, the front elevation first. Then come the rooms of questions with a picture on the summary, and
 * last the product pictures of these questions.
 * @param north the direction of north in the floor plans, if known
 */
export function galleryOf(
  configuration: Configuration,
  compiled: CompiledModel,
  visit: Visit,
  summary: readonly SummarySection<PicturedRow>[],
  words: GalleryWords,
  north?: number,
): readonly GalleryPicture[] {
  const titles = new Map(configuration.sections.map(({ id, title }) => [id, title]));
  const shown = summary.flatMap(({ sectionId, rows }) =>
    rows.filter(({ isPictured }) => isPictured).map((row) => ({ ...row, sectionId })),
  );
  const from = (sectionId: SectionId | null, camera?: string) => {
    const picture = pictureOfStep(configuration, compiled, visit, { sectionId, questionId: null, camera });
    return { picture, instead: drawnInstead(configuration, compiled, visit, sectionId, picture) };
  };

  const cameras = configuration.sections.flatMap(({ id, dynamicImageCameras }) =>
    dynamicImageCameras.map((camera) => ({ title: camera.title, ...from(id, camera.id) })),
  );
  const house = cameras.filter(({ picture }) => isOfHouse(picture)).map(named('house'));
  const key = configuration.houseDynamicImageKey;
  const ofPlan = cameras.flatMap(({ title, picture }) =>
    picture.kind === 'drawn' && picture.subject === 'plan' ? [{ title, picture: { ...picture, north } }] : [],
  );
  // Leave out the house model's elevation, which ignores choices, if there are elevations that show the choices.
  const isFront = ({ picture }: (typeof ofPlan)[number]) => picture.camera.id === 'drawing-front';
  const hasFacades = ofPlan.some(isFront);
  const drawings = [
    ...(hasFacades ? [] : [drawing(words.elevation, `${MODEL_ELEVATION}${key}.svg`)]),
    ...(ofPlan.length > 0
      ? [...ofPlan.filter(isFront), ...ofPlan].map(({ title, picture }) => drawing(title, drawnAddress(picture)))
      : [drawing(words.plan, `/media/drawn/plan/${key}.svg`)]),
  ];
  const rooms = shown
    .flatMap(({ sectionId }) => (sectionId === null ? [] : [{ title: titles.get(sectionId) ?? '', ...from(sectionId) }]))
    .filter(({ picture }) => picture.kind === 'layers' || (picture.kind === 'drawn' && picture.subject === 'room'))
    .map(named('room'));
  const products = shown.flatMap(({ answerId, answerTitle, productImage, sample }): GalleryPicture[] => {
    const address = productImage || sample;
    if (!address) return [];
    return [
      { id: `product-${answerId}`, title: answerTitle, picture: { kind: 'static', address }, instead: null, isDrawing: false },
    ];
  });
  const whole: GalleryPicture = {
    id: 'house',
    title: words.front,
    ...from(null),
    isDrawing: false,
  };
  return onceEach([...(house.length > 0 ? house : [whole]), ...drawings, ...rooms, ...products]);
}

/** The beginning of the addresses of the house models' elevations, which do not depend on choices. */
const MODEL_ELEVATION = '/media/drawn/elevation/';

/** Returns whether all drawings show the visitor's choices: none of them is an elevation of the house model. */
export function followChoices(drawings: readonly GalleryPicture[]): boolean {
  return !drawings.some(({ id }) => id.startsWith(MODEL_ELEVATION));
}

function isOfHouse(picture: Picture): boolean {
  return picture.kind === 'manifest' || isModelPicture(picture) || (picture.kind === 'drawn' && picture.subject === 'house');
}

function named(what: string) {
  return ({ title, picture, instead }: Pick<GalleryPicture, 'title' | 'picture' | 'instead'>): GalleryPicture => ({
    id: `${what}-${picture.kind === 'static' ? picture.address : picture.camera.id}-${what === 'room' ? title : ''}`,
    title,
    picture,
    instead,
    isDrawing: false,
  });
}

function drawing(title: string, address: string): GalleryPicture {
  return { id: address, title, picture: { kind: 'static', address }, instead: null, isDrawing: true };
}

function onceEach(pictures: readonly GalleryPicture[]): readonly GalleryPicture[] {
  const ids = pictures.map(({ id }) => id);
  return pictures.filter(({ id }, at) => ids.indexOf(id) === at);
}
