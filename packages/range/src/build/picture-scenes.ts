import type { Pictures } from '../source/pictures.ts';
import type { HouseSource, SectionSource } from '../source/source.ts';
import { otherRoomOf } from '../stored/room-of-camera.ts';
import { PLAN } from './build-plan.ts';
import type { Offer } from './offer.ts';
import { splitPictureKey } from './picture-references.ts';

/** The scene that shows the exterior of the house. */
export const EXTERIOR = 'exterior';

/** The prefix of a camera that shows the floor plan of a storey; the number of the storey follows. */
export const STOREY = 'storey-';

/** The prefix of a camera whose picture is a drawing of the house, such as `drawing-cut`. */
const DRAWING = 'drawing-';

/** A camera name in range files that stands for several cameras: one for each storey of the house. */
export const STOREYS = `${DRAWING}storeys`;

/** Returns the cameras of a section in a house. */
export function camerasIn(
  { scene, cameras = [] }: Pick<SectionSource, 'scene' | 'cameras'>,
  house: HouseSource,
): readonly string[] {
  const storeys = (house.plan?.storeys ?? []).map((_, at) => `${STOREY}${at + 1}`);
  const drawn = house.plan ? cameras.filter(isDrawing).flatMap((id) => (id === STOREYS ? storeys : [id])) : [];
  if (scene === PLAN) return [...storeys, ...drawn];
  return [...photographed(cameras).filter((id) => scene !== EXTERIOR || !house.cameras || house.cameras.includes(id)), ...drawn];
}

/** Returns whether the picture of a camera is a drawing of the house. Every section with a scene may contain such a camera. */
export function isDrawing(camera: string): boolean {
  return camera.startsWith(DRAWING);
}

/** Returns the cameras that can have rendered pictures: all except those for drawings of the house. */
export function photographed(cameras: readonly string[] = []): readonly string[] {
  return cameras.filter((camera) => !isDrawing(camera));
}

/**
 * Returns the folders under `interior/` for a section's pictures: the folder of its scene, or the folders of the answers that decide the
 * scene. A section without a scene, with the exterior or with a floor plan has none.
 */
export function scenesOf({ scene, sceneFrom }: SectionSource, offer: Offer): readonly string[] {
  if (scene === undefined || scene === EXTERIOR || scene === PLAN) return [];
  const picking = offer.sections.flatMap(({ questions }) => questions).find(({ question }) => question.key === sceneFrom);
  if (!picking) return [scene];
  return [...new Set(picking.answers.map(({ picture: [first] = [] }) => (first ? splitPictureKey(first)[1] : scene)))];
}

/** Returns the cameras of a section that show other rooms than its scenes, each with the room's folder under `interior/`. */
export function otherRooms(section: SectionSource, offer: Offer, { scenes }: Pictures): ReadonlyMap<string, string> {
  const own = scenesOf(section, offer);
  const rendered = [...scenes].map(([scene, { content }]) => [scene, content.cameras] as const);
  return new Map(
    (own.length > 0 ? photographed(section.cameras) : []).flatMap((camera) => {
      const room = otherRoomOf(camera, own, rendered);
      return room === null ? [] : [[camera, room] as const];
    }),
  );
}

/** Returns the categories that have pictures in one of these scenes. */
export function categoriesIn({ roomCategories }: Pictures, scenes: readonly string[]): ReadonlySet<string> {
  return new Set(scenes.flatMap((scene) => [...(roomCategories.get(scene) ?? [])]));
}
