import type { Configuration } from '../model/configuration.ts';
import type { Camera, GuideQuestion, GuideSection, ImageRenderingMethod } from '../model/guide.ts';
import type { QuestionId, SectionId } from '../model/ids.ts';
import type { CompiledModel } from '../visit/compile-model.ts';
import type { Visit } from '../visit/visit.ts';
import { pictureKeys, selectedGuideAnswer } from './picture-keys.ts';
import { type PictureKeys, sceneLayers } from './picture-layers.ts';

/** Where in a visit a picture is looked at. */
export interface PictureStep {
  /** Null: not in a section, and the picture is the house. */
  readonly sectionId: SectionId | null;
  readonly questionId: QuestionId | null;
  /** The camera wished for; one that the section does not have is passed over. */
  readonly camera?: string | undefined;
}

export type Picture = StaticPicture | LayeredPicture | ManifestPicture | DrawnPicture;

export interface StaticPicture {
  readonly kind: 'static';
  readonly address: string;
}

/** Pictures of the same size that lie on each other. */
export interface LayeredPicture {
  readonly kind: 'layers';
  readonly camera: Camera;
  /** Addresses, lowest first. */
  readonly layers: readonly string[];
}

/** Layers that a manifest names: read it from `address` and ask `manifestLayers`. */
export interface ManifestPicture {
  readonly kind: 'manifest';
  readonly camera: Camera;
  readonly address: string;
  readonly keys: PictureKeys;
}

/** No picture has been rendered for this camera: the server draws one. See `drawnAddress`. */
export interface DrawnPicture {
  readonly kind: 'drawn';
  readonly camera: Camera;
  readonly subject: 'house' | 'room' | 'plan';
  /** The house's folder key, or the room's scene. */
  readonly name: string;
  readonly keys: PictureKeys;
  /** The category whose choice is marked in a plan; absent: none. */
  readonly marked?: string | undefined;
  /** Where north is in a plan, degrees to the right of its top; absent: not known. */
  readonly north?: number | undefined;
  /** Where a plan is shown, so that its text can be read there; absent: in print. */
  readonly text?: PlanText | undefined;
}

/** On a wide screen, a tablet or a phone, and so many times magnified. */
export type PlanText = `${'screen' | 'tablet' | 'phone'}${'' | '-2' | '-3'}`;

/**
 * What the picture of a step is. By the question's rendering method: a static picture, the selected answer's or else the question's;
 * layers found by where they lie; or layers that a manifest names, which `useNewImageManifest` makes of the former. A step without a
 * picture of its own shows its section's, else the house as it stands. The camera is the one wished for, else the question's, else the
 * section's first. The configuration must be the one that was compiled.
 */
export function pictureOfStep(configuration: Configuration, compiled: CompiledModel, visit: Visit, step: PictureStep): Picture {
  const { sections, houseImage } = configuration;
  const section = sections.find(({ id }) => id === step.sectionId);
  const question = section?.questions.find(({ id }) => id === step.questionId);
  if (section && question && !isLayered(section, question)) {
    const address = selectedGuideAnswer(compiled, visit, question)?.staticFullscreenImage || question.staticFullscreenImage;
    if (address) return { kind: 'static', address };
  }
  const own =
    section && question && isLayered(section, question) ? { section, question } : firstLayered(section ? [section] : []);
  const shown = own ?? firstLayered(sections, ['manifest']) ?? firstLayered(sections);
  const camera = shown && cameraOfStep(shown.section, shown.question, step.camera);
  return camera
    ? pictureFrom(configuration, compiled, visit, shown, camera, question !== undefined)
    : { kind: 'static', address: houseImage };
}

/** It does not show the very house: a picture that was taken once, or a room, which every house has in common. */
export function isExamplePicture(picture: Picture): boolean {
  return picture.kind === 'static' || picture.kind === 'layers' || (picture.kind === 'drawn' && picture.subject === 'room');
}

/**
 * None of its answers can be seen in what its step shows: a picture that is put together of what is chosen, or the house where it has
 * none of its own. `manifest` asks of the house itself alone.
 */
export function isUndrawn(
  section: GuideSection,
  question: GuideQuestion,
  { method }: { readonly method?: 'manifest' } = {},
): boolean {
  const isPutTogether = isLayered(section, question, method ? [method] : layered);
  if (!isPutTogether && (method || hasOwnPicture(question))) return false;
  const isPlan = section.dynamicImageSceneId === PLAN;
  const keyList = isPlan || methodOf(section, question) === 'layers' ? 'dynamicImageKeys' : 'manifestImageKeys';
  const isShown = (key: string) => isPlanKey(key) === isPlan;
  return !question.answers.some((answer) => answer[keyList].some(isShown) || answer.overrideImageKey !== '');
}

/** What is seen from here is drawn of the house's plan, whatever else its section shows: a storey, or a camera that draws. */
export function isDrawing({ dynamicImageSceneId }: Pick<GuideSection, 'dynamicImageSceneId'>, { id }: Camera): boolean {
  return dynamicImageSceneId === PLAN || /^(drawing|storey)-/.test(id);
}

function hasOwnPicture({ staticFullscreenImage, answers }: GuideQuestion): boolean {
  return [staticFullscreenImage, ...answers.map((answer) => answer.staticFullscreenImage)].some(Boolean);
}

/** The scene whose pictures are the plans of the house. */
const PLAN = 'plan';

/** Only plans show it. */
function isPlanKey(key: string): boolean {
  return key.startsWith(`${PLAN}.`);
}

/** The section's camera that is wished for, else the question's, else the first; undefined where the section has none. */
export function cameraOfStep(
  { dynamicImageCameras }: GuideSection,
  question: GuideQuestion | undefined,
  wished?: string,
): Camera | undefined {
  const named = [wished, question?.defaultCameraId].flatMap((id) => dynamicImageCameras.find((camera) => camera.id === id) ?? []);
  return named[0] ?? dynamicImageCameras[0];
}

/** Where the server draws what is not rendered; `wide` is a house with all of its garden. */
export function drawnAddress(
  { subject, name, camera, keys, marked, north, text }: DrawnPicture,
  frame: 'usual' | 'wide' = 'usual',
): string {
  const query = new Map([...keys].toSorted(([a], [b]) => (a < b ? -1 : 1)));
  query.set(subject === 'house' ? 'view' : 'camera', camera.id);
  if (subject === 'house' && frame === 'wide') query.set('frame', 'wide');
  if (marked !== undefined) query.set('marked', marked);
  if (north !== undefined) query.set('north', String(north));
  if (text !== undefined) query.set('text', text);
  const pairs = [...query].map((pair) => pair.map(encodeURIComponent).join('='));
  return `/media/drawn/${subject}/${name}.svg?${pairs.join('&')}`;
}

const FRONT: Camera = { id: 'front', title: '', width: null, height: null, subject: null };

/** What the server draws of the same, for when a picture cannot be had: the room of a scene, else the house. */
export function drawnInstead(
  { sections, dynamicImageKeys, houseDynamicImageKey }: Configuration,
  compiled: CompiledModel,
  visit: Visit,
  sectionId: SectionId | null,
  picture: Picture,
): DrawnPicture {
  const section = sections.find(({ id }) => id === sectionId);
  const camera = picture.kind === 'static' ? FRONT : picture.camera;
  const keys = pictureKeys(compiled, visit, sections, dynamicImageKeys, section?.id ?? null);
  return section && picture.kind === 'layers'
    ? { kind: 'drawn', camera, subject: 'room', name: section.dynamicImageSceneId, keys }
    : { kind: 'drawn', camera, subject: 'house', name: houseDynamicImageKey, keys };
}

interface Place {
  readonly section: GuideSection;
  readonly question: GuideQuestion;
}

function pictureFrom(
  configuration: Configuration,
  compiled: CompiledModel,
  visit: Visit,
  { section, question }: Place,
  camera: Camera,
  asked: boolean,
): Picture {
  const { sections, dynamicImageKeys, dynamicImageKeyOrder, houseDynamicImageKey } = configuration;
  const { dynamicImageFolder: folder, dynamicImageSceneId: sceneId } = section;
  const isDrawn = isDrawing(section, camera);
  const byManifest = !isDrawn && methodOf(section, question) === 'manifest';
  const keyList = byManifest ? 'manifestImageKeys' : 'dynamicImageKeys';
  const keys = pictureKeys(compiled, visit, sections, dynamicImageKeys, section.id, keyList);
  if (camera.width === null) {
    if (isDrawn) {
      const marked = asked ? question.answers[0]?.dynamicImageKeys.find(isPlanKey)?.split(':')[0] : undefined;
      // The same drawing has the same address in every section, whatever else is shown there.
      const drawn = new Map([...keys].filter(([category]) => isPlanKey(category)));
      return { kind: 'drawn', camera, subject: 'plan', name: houseDynamicImageKey, keys: drawn, marked };
    }
    return byManifest
      ? { kind: 'drawn', camera, subject: 'house', name: houseDynamicImageKey, keys }
      : { kind: 'drawn', camera, subject: 'room', name: sceneId, keys };
  }
  if (byManifest) return { kind: 'manifest', camera, address: `${folder}/manifest.json`, keys };
  const categories = dynamicImageKeyOrder.map((category) => ({
    category,
    isLayer: dynamicImageKeys.find((reference) => reference.category === category)?.isLayer ?? true,
  }));
  const scene = camera.room?.scene || sceneOf(configuration, compiled, visit, section);
  // A section that shows the house in drawings too has their categories, and no pictures of them.
  const inRoom = categories.filter(
    ({ category }) => !isPlanKey(category) && (camera.room?.categories.includes(category) ?? true),
  );
  return { kind: 'layers', camera, layers: sceneLayers(`${folder}/${scene}`, camera.id, inRoom, keys) };
}

/** The key of the answer to the question that picks the scene, else the section's own. */
function sceneOf({ sections }: Configuration, compiled: CompiledModel, visit: Visit, section: GuideSection): string {
  const { dynamicImageSceneFolderFromQuestionId: picking, dynamicImageSceneId } = section;
  const question = sections.flatMap(({ questions }) => questions).find(({ id }) => id === picking);
  const pictureKey = question && selectedGuideAnswer(compiled, visit, question)?.dynamicImageKeys[0];
  return pictureKey?.split(':')[1] || dynamicImageSceneId;
}

function methodOf({ useNewImageManifest }: GuideSection, { imageRenderingMethod: method }: GuideQuestion): ImageRenderingMethod {
  return method === 'layers' && useNewImageManifest ? 'manifest' : method;
}

const layered: readonly ImageRenderingMethod[] = ['layers', 'manifest'];

function isLayered(section: GuideSection, question: GuideQuestion, methods = layered): boolean {
  return section.dynamicImageCameras.length > 0 && methods.includes(methodOf(section, question));
}

/** The first question that has layers, with its section. */
function firstLayered(sections: readonly GuideSection[], methods = layered): Place | undefined {
  for (const section of sections) {
    const question = section.questions.find((some) => isLayered(section, some, methods));
    if (question) return { section, question };
  }
  return undefined;
}
