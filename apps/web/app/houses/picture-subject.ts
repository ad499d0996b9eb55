import { STILLS } from '@gavel/core';
import type { ShownHouse } from './listed-house.ts';

/** What a picture on the card of a house shows. `colours` means the front in other colours. */
export type PictureSubject = 'front' | 'back' | 'colours' | 'elevation' | 'plan' | 'other';

const ORDER: readonly PictureSubject[] = ['front', 'back', 'elevation', 'plan'];

/**
 * Returns what a picture shows, by its position in `images`. The positions are the same in every range (`houseReferences` in
 * packages/range). A side building has no garden side, so its second photograph shows the front in other colours.
 */
export function pictureSubject(
  { houseType, image, images }: Pick<ShownHouse, 'houseType' | 'image' | 'images'>,
  picture: string,
): PictureSubject {
  if (picture === image) return 'front';
  const subject = ORDER[images.indexOf(picture)] ?? 'other';
  const isPhotograph = !picture.includes('/drawn/') && !picture.startsWith(STILLS);
  return subject === 'back' && houseType === 'sideBuilding' && isPhotograph ? 'colours' : subject;
}
