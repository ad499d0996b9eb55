import type { Pictures } from '../source/pictures.ts';
import type { HouseSource, SectionSource } from '../source/source.ts';
import { otherRoomOf } from '../stored/room-of-camera.ts';
import { PLAN } from './build-plan.ts';
import type { Offer } from './offer.ts';
import { splitPictureKey } from './picture-references.ts';

/** The scene whose pictures are the house's own. */
export const EXTERIOR = 'exterior';

/** Before the number of a storey, which is the camera that looks at its plan. */
export const STOREY = 'storey-';

/** What the key of a camera begins with that draws the house: `drawing-cut`. */
const DRAWING = 'drawing-';

/** The camera that is one for each of the house's storeys. */
export const STOREYS = `${DRAWING}storeys`;

/** The cameras of a section in a house. */
export function camerasIn(
  { scene, cameras = [] }: Pick<SectionSource, 'scene' | 'cameras'>,
  house: HouseSource,
): readonly string[] {
  const storeys = (house.plan?.storeys ?? []).map((_, at) => `${STOREY}${at + 1}`);
  const drawn = house.plan ? cameras.filter(isDrawing).flatMap((id) => (id === STOREYS ? storeys : [id])) : [];
  if (scene === PLAN) return [...storeys, ...drawn];
  return [...photographed(cameras).filter((id) => scene !== EXTERIOR || !house.cameras || house.cameras.includes(id)), ...drawn];
}

/** A camera that draws the house from its plan, in whatever section it is. */
export function isDrawing(camera: string): boolean {
  return camera.startsWith(DRAWING);
}

/** Those that pictures are rendered from. */
export function photographed(cameras: readonly string[] = []): readonly string[] {
  return cameras.filter((camera) => !isDrawing(camera));
}

/** The folders under `interior/` that a section's pictures come from: its scene, or one for each answer that picks it. */
export function scenesOf({ scene, sceneFrom }: SectionSource, offer: Offer): readonly string[] {
  if (scene === undefined || scene === EXTERIOR || scene === PLAN) return [];
  const picking = offer.sections.flatMap(({ questions }) => questions).find(({ question }) => question.key === sceneFrom);
  if (!picking) return [scene];
  return [...new Set(picking.answers.map(({ picture: [first] = [] }) => (first ? splitPictureKey(first)[1] : scene)))];
}

/** From where a section looks into other rooms than its scenes: each such camera and the room's folder under `interior/`. */
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

/** The categories that have pictures in one of these scenes. */
export function categoriesIn({ roomCategories }: Pictures, scenes: readonly string[]): ReadonlySet<string> {
  return new Set(scenes.flatMap((scene) => [...(roomCategories.get(scene) ?? [])]));
}
