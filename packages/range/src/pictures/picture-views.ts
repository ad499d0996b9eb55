import { keysOf } from '../build/build-picture-keys.ts';
import { isFor, type Offer, type OfferedSection } from '../build/offer.ts';
import { splitPictureKey } from '../build/picture-references.ts';
import { camerasIn, categoriesIn, EXTERIOR, otherRooms, photographed, scenesOf } from '../build/picture-scenes.ts';
import { EXTERIORS, INTERIORS, type Pictures } from '../source/pictures.ts';
import type { Source } from '../source/source.ts';

/** The view of one camera on a house, or on a scene in it. */
export interface PictureView {
  /** The folder, such as `exterior/villa` or `interior/kitchen`. */
  readonly folder: string;
  readonly camera: string;
  readonly isRendered: boolean;
  /** Returns whether this view should have pictures of the category. */
  shows(category: string): boolean;
  /** Returns whether the view (in a room: any view of the scene) has a layer of the category, with any key. */
  hasLayer(category: string): boolean;
  /** Returns whether the view has a picture of this key, or needs no picture of it. */
  has(category: string, key: string): boolean;
}

/** Returns all views of a configured house: its exterior, and the scenes of its sections. */
export function pictureViews(source: Source, offer: Offer): PictureView[] {
  const exterior = exteriorViews(source, offer);
  return [...exterior, ...interiorViews(source.pictures, offer, exterior)];
}

function exteriorViews({ pictures: { manifests }, cameras: known }: Source, offer: Offer): PictureView[] {
  const { house, sections } = offer;
  const outside = sections.filter(({ section }) => section.scene === EXTERIOR);
  const asked = new Set([...outside.flatMap(categoriesAsked), ...house.colours.map(categoryOf)]);
  const cameras = new Set(outside.flatMap(({ section }) => photographed(camerasIn(section, house)))).difference(
    new Set(known.filter(({ houses }) => !isFor(houses, house)).map(({ key }) => key)),
  );
  return [...cameras].map((camera) => {
    const described = manifests.get(house.key)?.content.cameras[camera];
    const shown = described ? [described.base, ...described.layers.map(({ keys }) => keys)] : [];
    return {
      folder: `${EXTERIORS}/${house.key}`,
      camera,
      isRendered: described !== undefined,
      shows: (category) => asked.has(category) || shown.some((keys) => Object.hasOwn(keys, category)),
      hasLayer: (category) => described?.layers.some(({ keys }) => Object.hasOwn(keys, category)) ?? false,
      has: (category, key) => (described?.unseen.includes(category) ?? false) || shown.some((keys) => keys[category] === key),
    };
  });
}

function interiorViews(pictures: Pictures, offer: Offer, exterior: readonly PictureView[]): PictureView[] {
  const inside = offer.sections.filter(({ section }) => section.scene !== EXTERIOR);
  const looking = inside.map((asking) => {
    const elsewhere = otherRooms(asking.section, offer, pictures);
    const shownElsewhere = categoriesIn(pictures, [...elsewhere.values()]);
    const own = scenesOf(asking.section, offer);
    return {
      own,
      elsewhere,
      cameras: photographed(asking.section.cameras),
      asked: difference(categoriesAsked(asking), shownElsewhere),
    };
  });
  const scenes = new Set(looking.flatMap(({ own, elsewhere }) => [...own, ...elsewhere.values()]));
  return [...scenes].flatMap((scene) => {
    const inScene = looking.filter(({ own }) => own.includes(scene));
    const asked = inScene.flatMap((one) => one.asked).filter((category) => !exterior.some((view) => view.shows(category)));
    const shown = new Set([...asked, ...categoriesIn(pictures, [scene])]);
    const folder = `${INTERIORS}/${scene}`;
    const cameras = new Set([
      ...inScene.flatMap(({ cameras: own, elsewhere }) => own.filter((camera) => !elsewhere.has(camera))),
      ...looking.flatMap(({ elsewhere }) => [...elsewhere].flatMap(([camera, room]) => (room === scene ? [camera] : []))),
    ]);
    return [...cameras].map((camera) => ({
      folder,
      camera,
      isRendered: pictures.scenes.get(scene)?.content.cameras[camera] !== undefined,
      shows: (category: string) => shown.has(category),
      hasLayer: (category: string) => pictures.roomCategories.get(scene)?.has(category) ?? false,
      has: (category: string, key: string) => pictures.sizes.has(`${folder}/${camera}/${category}/${key}.webp`),
    }));
  });
}

function difference(all: readonly string[], without: ReadonlySet<string>): string[] {
  return all.filter((one) => !without.has(one));
}

/**
 * Returns the picture categories of a section's questions. Leaves out the question that picks the section's scene, because it adds no layer
 * to the scene.
 */
function categoriesAsked({ section, questions }: OfferedSection): string[] {
  const layered = questions.filter(({ question }) => question.key !== section.sceneFrom);
  return layered.flatMap(({ answers }) => answers.flatMap(keysOf)).map(categoryOf);
}

function categoryOf(pictureKey: string): string {
  return splitPictureKey(pictureKey)[0];
}
