import type { Camera, GuideBundle, GuideCampaign, GuideSection, PictureFrame } from '@gavel/core';
import type { PublishedPictures } from './published-range.ts';
import { otherRoomOf } from './room-of-camera.ts';
import type {
  PictureReference,
  PublishedAnswer,
  PublishedQuestion,
  PublishedSection,
  WebConfiguration,
} from './web-configuration.ts';

/** The part of a web configuration that visitors see. In place of references to pictures, it contains addresses. */
export interface Guide {
  readonly sections: readonly GuideSection[];
  readonly bundles: readonly GuideBundle[];
  readonly campaigns: readonly GuideCampaign[];
}

/**
 * Adds addresses to the pictures of a web configuration, from the pictures that exist now. If a picture is missing, uses the next picture
 * of its reference, or a drawing. So an old version of a house always opens.
 */
export function guideOf(webConfiguration: WebConfiguration, pictures: PublishedPictures | null): Guide {
  const addressOf = pictureAddresses(pictures);
  const { sections, bundles, campaigns } = webConfiguration;
  return {
    sections: sections.map((section) => ({
      ...section,
      ...stageOf(section, webConfiguration, pictures),
      backgroundImage: addressOf(section.backgroundImage),
      questions: section.questions.map(addressQuestion),
    })),
    bundles: bundles.map((bundle) => ({ ...bundle, image: addressOf(bundle.image) })),
    campaigns: campaigns.map((campaign) => ({
      ...campaign,
      image: addressOf(campaign.image),
      calculated: null,
      saved: null,
      manual: null,
    })),
  };

  function addressQuestion(question: PublishedQuestion) {
    const { staticFullscreenImage, answers } = question;
    return { ...question, staticFullscreenImage: addressOf(staticFullscreenImage), answers: answers.map(addressAnswer) };
  }

  function addressAnswer(answer: PublishedAnswer) {
    const paletteImage = addressOf(answer.paletteImage);
    const productImage = addressOf(answer.productImage);
    return {
      ...answer,
      paletteImage,
      productImage,
      usePaletteReference: productImage === paletteImage,
      staticFullscreenImage: addressOf(answer.staticFullscreenImage),
    };
  }
}

/** Returns the address of a picture; empty when the picture has neither a file nor a drawing. */
export type AddressOf = (reference: PictureReference) => string;

/** Returns a function that turns references into addresses. Pictures with other content get other addresses. */
export function pictureAddresses(pictures: PublishedPictures | null): AddressOf {
  const there = new Set(pictures?.paths);
  return ({ rendered, drawn }) => {
    const path = rendered.find((some) => there.has(some));
    return pictures && path !== undefined ? mediaAddress(pictures, path) : drawn;
  };
}

function mediaAddress({ hash }: PublishedPictures, path: string): string {
  return `/media/${hash}/${path}`;
}

/** The scene that shows the exterior of the house. */
const EXTERIOR = 'exterior';
const INTERIORS = 'interior';

/**
 * Returns the cameras of a section, and the folder of its layers: the folder of the house, or the folder that contains all scenes. Cameras
 * without rendered pictures have no size.
 */
function stageOf(
  section: PublishedSection,
  { houseDynamicImageKey: house, sections }: WebConfiguration,
  pictures: PublishedPictures | null,
): Pick<GuideSection, 'dynamicImageFolder' | 'dynamicImageCameras'> {
  const isExterior = section.dynamicImageSceneId === EXTERIOR;
  const folders = isExterior ? [`${EXTERIOR}/${house}`] : scenesOf(section, sections).map((scene) => `${INTERIORS}/${scene}`);
  const rooms = isExterior ? new Map<string, string>() : otherRoomsOf(section, folders, pictures);
  const cameras = section.dynamicImageCameras.map(({ id, title }): Camera => {
    const other = rooms.get(id);
    const frame = commonFrame((other === undefined ? folders : [other]).map((folder) => pictures?.frames[folder]?.[id]));
    const shown = { id, title, width: frame?.width ?? null, height: frame?.height ?? null, subject: frame?.subject ?? null };
    if (rooms.size === 0 || !pictures || !frame) return shown;
    const categories = categoriesSeen(pictures, `${other ?? folders[0]}/${id}/`);
    return { ...shown, room: { scene: other?.slice(INTERIORS.length + 1) ?? '', categories } };
  });
  const isRendered = cameras.some(({ width }) => width !== null);
  const folder = isExterior ? `${EXTERIOR}/${house}` : INTERIORS;
  return { dynamicImageFolder: pictures && isRendered ? mediaAddress(pictures, folder) : '', dynamicImageCameras: cameras };
}

/** Returns the cameras of a section that show other rooms than its own, and the rooms' folders. */
function otherRoomsOf(
  { dynamicImageCameras }: PublishedSection,
  own: readonly string[],
  pictures: PublishedPictures | null,
): ReadonlyMap<string, string> {
  const rendered = Object.entries(pictures?.frames ?? {}).filter(([folder]) => folder.startsWith(`${INTERIORS}/`));
  return new Map(
    dynamicImageCameras.flatMap(({ id }) => {
      const room = otherRoomOf(id, own, rendered);
      return room === null ? [] : [[id, room] as const];
    }),
  );
}

/** Returns the categories with layers in a camera's folder. */
function categoriesSeen({ paths }: PublishedPictures, folder: string): readonly string[] {
  const inside = paths.filter((path) => path.startsWith(folder)).map((path) => path.slice(folder.length).split('/'));
  return [...new Set(inside.flatMap(([category = '', file]) => (file === undefined ? [] : [category])))];
}

/** Returns the scene of a section. If an answer decides the scene, returns the scene of each such answer. */
function scenesOf(
  { dynamicImageSceneId: own, dynamicImageSceneFolderFromQuestionId: picking }: PublishedSection,
  sections: readonly PublishedSection[],
): readonly string[] {
  const answers = sections.flatMap(({ questions }) => questions).find(({ id }) => id === picking)?.answers ?? [];
  if (answers.length === 0) return [own];
  return [...new Set(answers.map(({ dynamicImageKeys: [first] }) => first?.split(':')[1] ?? own))];
}

/**
 * Returns the size and subject of the first scene's pictures, for all scenes; null if one of the scenes is not rendered. Answers replace
 * one scene with another, so all scenes must be rendered.
 */
function commonFrame(frames: readonly (PictureFrame | undefined)[]): PictureFrame | null {
  const [first] = frames;
  return first && frames.every(Boolean) ? first : null;
}
