import type { Configuration } from '../model/configuration.ts';
import type { SectionId } from '../model/ids.ts';
import { drawnAddress, drawnInstead, type Picture, pictureOfStep } from '../pictures/picture-of-step.ts';
import type { CompiledModel } from '../visit/compile-model.ts';
import type { Visit } from '../visit/visit.ts';
import type { PicturedRow } from './pictured-sections.ts';
import type { SummarySection } from './summarize.ts';

/** A picture of the house as it was chosen. */
export interface GalleryPicture {
  readonly id: string;
  readonly title: string;
  readonly picture: Picture;
  /** What is drawn when it cannot be had; null: nothing. */
  readonly instead: Picture | null;
  /** A line drawing is shown whole, with paper round it. */
  readonly isDrawing: boolean;
}

/** What pictures without a name of their own are called. */
export interface GalleryWords {
  readonly front: string;
  readonly elevation: string;
  readonly plan: string;
}

/**
 * The house from all of its cameras, its front, plans and what else is drawn of it, the rooms in which something is to be seen, and then the products
 * of the questions that show their picture on the summary. Each once, in range order. `north`: where it is in the plans, where that is known.
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
  // The model's own façade would contradict those that follow what is chosen.
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

/** Where the façades of models lie, whatever is chosen. */
const MODEL_ELEVATION = '/media/drawn/elevation/';

/** Whether drawings show what is chosen, and none of them the house's model. */
export function followChoices(drawings: readonly GalleryPicture[]): boolean {
  return !drawings.some(({ id }) => id.startsWith(MODEL_ELEVATION));
}

function isOfHouse(picture: Picture): boolean {
  return picture.kind === 'manifest' || (picture.kind === 'drawn' && picture.subject === 'house');
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
