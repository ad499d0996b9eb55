import type { ShownHouse } from './listed-house.ts';

/** What a picture on a house's card shows. `colours`: the front in other colours. */
export type PictureSubject = 'front' | 'back' | 'colours' | 'elevation' | 'plan' | 'other';

const ORDER: readonly PictureSubject[] = ['front', 'back', 'elevation', 'plan'];

/**
 * By its place in `images`, which is the same in every range (`houseReferences` in packages/range). A side building has no side of its own to
 * the garden: its second photograph shows the front in other colours.
 */
export function pictureSubject(
  { houseType, image, images }: Pick<ShownHouse, 'houseType' | 'image' | 'images'>,
  picture: string,
): PictureSubject {
  if (picture === image) return 'front';
  const subject = ORDER[images.indexOf(picture)] ?? 'other';
  const isPhotograph = !picture.includes('/drawn/');
  return subject === 'back' && houseType === 'sideBuilding' && isPhotograph ? 'colours' : subject;
}
