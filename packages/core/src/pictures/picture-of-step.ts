import type { Configuration } from '../model/configuration.ts';
import type { Camera, GuideQuestion, GuideSection, ImageRenderingMethod } from '../model/guide.ts';
import type { QuestionId, SectionId } from '../model/ids.ts';
import type { CompiledModel } from '../visit/compile-model.ts';
import type { Visit } from '../visit/visit.ts';
import { type DrawnPicture, isPlanKey, type Picture, PLAN } from './picture.ts';
import { pictureKeys, selectedGuideAnswer } from './picture-keys.ts';
import { type PictureKeys, sceneLayers } from './picture-layers.ts';

/** The step of a visit for which a picture is wanted. */
export interface PictureStep {
  /** Null: the step is outside all sections, and its picture shows the house. */
  readonly sectionId: SectionId | null;
  readonly questionId: QuestionId | null;
  /** The requested camera; ignored when the section does not have it. */
  readonly camera?: string | undefined;
}

/**
 * Returns the picture of a step. The question's rendering method decides the kind of picture: a static picture (the selected answer's; if
 * it has none, the question's), layers found by file path, or layers that a manifest names. With `useNewImageManifest`, the manifest
 * replaces the file paths. For a camera without rendered pictures, the picture is drawn. A step without a picture of its own shows the
 * picture of its section; without that, the house. The camera is the requested one; without it, the question's camera; without that, the
 * section's first camera.
 * @param configuration the configuration that `compiled` was compiled from
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

/**
 * Returns whether no answer to the question changes the picture of its step. Returns false if the question has a static picture. The step
 * of a question without a picture of its own shows the house, so the function then checks whether an answer changes the house's picture.
 * @param method `manifest`: return false for every question whose picture has no layers from a manifest
 */
export function isUndrawn(
  section: GuideSection,
  question: GuideQuestion,
  { method }: { readonly method?: 'manifest' } = {},
): boolean {
  const isPutTogether = isLayered(section, question, method ? [method] : layered);
  if (!isPutTogether && (method || hasOwnPicture(question))) return false;
  const isPlan = section.dynamicImageSceneId === PLAN;
  const byKeys = isPlan || methodOf(section, question) === 'layers';
  const isModel = !byKeys && showsModel(section);
  const keyList = byKeys || isModel ? 'dynamicImageKeys' : 'manifestImageKeys';
  const isShown = (key: string) => isModel || isPlanKey(key) === isPlan;
  return !question.answers.some((answer) => answer[keyList].some(isShown) || answer.overrideImageKey !== '');
}

/**
 * Returns whether this camera's picture is a floor plan, an elevation or a section drawing. A section can have such cameras beside
 * cameras with rendered pictures.
 */
export function isDrawing({ dynamicImageSceneId }: Pick<GuideSection, 'dynamicImageSceneId'>, { id }: Camera): boolean {
  return dynamicImageSceneId === PLAN || /^(drawing|storey)-/.test(id);
}

/** Returns whether a camera of the section shows the house's 3D model, because no picture has been rendered for that camera. */
function showsModel(section: GuideSection): boolean {
  const { dynamicImageCameras: cameras } = section;
  const isDrawn = (camera: Camera) => isDrawing(section, camera);
  return cameras.some(isDrawn) && cameras.some((camera) => camera.width === null && !isDrawn(camera));
}

function hasOwnPicture({ staticFullscreenImage, answers }: GuideQuestion): boolean {
  return [staticFullscreenImage, ...answers.map((answer) => answer.staticFullscreenImage)].some(Boolean);
}

/**
 * Returns the requested camera of the section; without it, the question's camera; without that, the section's first camera. Undefined: the
 * section has no cameras.
 */
export function cameraOfStep(
  { dynamicImageCameras }: GuideSection,
  question: GuideQuestion | undefined,
  wished?: string,
): Camera | undefined {
  const named = [wished, question?.defaultCameraId].flatMap((id) => dynamicImageCameras.find((camera) => camera.id === id) ?? []);
  return named[0] ?? dynamicImageCameras[0];
}

const FRONT: Camera = { id: 'front', title: '', width: null, height: null, subject: null };

/**
 * Returns the drawing to show in place of a picture that is not available. The drawing shows the section's room if the picture would have
 * shown layers of a room; otherwise it shows the house.
 */
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
      // Keep only keys of drawings and no other keys of the section, so that a drawing has the same address in every section.
      const drawn = new Map([...keys].filter(([category]) => isPlanKey(category)));
      return { kind: 'drawn', camera, subject: 'plan', name: houseDynamicImageKey, keys: drawn, marked };
    }
    if (!byManifest) return { kind: 'drawn', camera, subject: 'room', name: sceneId, keys };
    const built = builtKeys(configuration, compiled, visit);
    return built
      ? { kind: 'drawn', camera, subject: 'model', name: houseDynamicImageKey, keys: new Map([...keys, ...built]) }
      : { kind: 'drawn', camera, subject: 'house', name: houseDynamicImageKey, keys };
  }
  if (byManifest) return { kind: 'manifest', camera, address: `${folder}/manifest.json`, keys };
  const categories = dynamicImageKeyOrder.map((category) => ({
    category,
    isLayer: dynamicImageKeys.find((reference) => reference.category === category)?.isLayer ?? true,
  }));
  const scene = camera.room?.scene || sceneOf(configuration, compiled, visit, section);
  // Leave out categories that only drawings use: a section that also shows drawings has such categories, but its rooms have no layers for
  // them.
  const inRoom = categories.filter(
    ({ category }) => !isPlanKey(category) && (camera.room?.categories.includes(category) ?? true),
  );
  return { kind: 'layers', camera, layers: sceneLayers(`${folder}/${scene}`, camera.id, inRoom, keys) };
}

/** Returns the keys that change the house's 3D model; null: the range has no floor plans of the house, so there is no model. */
function builtKeys({ sections, dynamicImageKeys }: Configuration, compiled: CompiledModel, visit: Visit): PictureKeys | null {
  const drawn = sections.find((section) => section.dynamicImageCameras.some((camera) => isDrawing(section, camera)));
  if (!drawn) return null;
  const keys = pictureKeys(compiled, visit, sections, dynamicImageKeys, drawn.id);
  return new Map([...keys].filter(([category]) => isPlanKey(category)));
}

/** Returns the scene: the key of the answer to the scene question; without such a key, the section's own scene. */
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

/** Returns the first question with layers, and its section. */
function firstLayered(sections: readonly GuideSection[], methods = layered): Place | undefined {
  for (const section of sections) {
    const question = section.questions.find((some) => isLayered(section, some, methods));
    if (question) return { section, question };
  }
  return undefined;
}
