import type { Offer } from '../build/offer.ts';
import { splitPictureKey } from '../build/picture-references.ts';
import type { PictureReport } from '../source/fault.ts';
import { nearMiss } from '../source/near-miss.ts';
import { EXTERIORS, placeAmongPictures } from '../source/pictures.ts';
import type { Source } from '../source/source.ts';
import { checkCombinations } from './check-combinations.ts';
import { isInside, isSame, wrongSize } from './check-scenes.ts';
import { judgeKeysBy } from './known-picture-keys.ts';

/**
 * Reports manifests with unknown names, missing pictures, pictures of the wrong size, or boxes outside a picture. Also reports choices for
 * which no layer is drawn (`checkCombinations`).
 */
export function checkManifests(source: Source, offers: readonly Offer[], report: PictureReport): void {
  const { sizes, manifests } = source.pictures;
  const judge = judgeKeysBy(source);
  for (const [house, { content, placeOf }] of manifests) {
    const offer = offers.find((some) => some.house.key === house);
    if (!offer)
      report(
        placeOf([]),
        `there is no house '${house}'${nearMiss(
          house,
          source.houses.map((some) => some.key),
        )}`,
        'unknownPicture',
      );
    for (const [camera, described] of Object.entries(content.cameras)) {
      const at = ['cameras', camera];
      if (!isInside(described.subject, described))
        report(placeOf([...at, 'subject']), `the subject of '${camera}' lies outside its pictures`, 'outsidePicture');
      for (const [category, key] of Object.entries(described.base)) reportWrong([...at, 'base', category], judge(category, key));
      for (const [name, key] of Object.entries(described.former ?? {}))
        reportWrong([...at, 'former', name], judge(splitPictureKey(name)[0], key));
      for (const [i, category] of described.unseen.entries()) reportWrong([...at, 'unseen', i], judge(category));
      for (const { picture, keys, box, at: i } of described.layers) {
        const path = `${EXTERIORS}/${house}/${picture}`;
        const size = sizes.get(path);
        if (!size)
          report(
            placeOf([...at, 'layers', i, 'picture']),
            `there is no picture ${picture}; restore the file, render it again, or remove this layer`,
            'missingPicture',
          );
        else if (!isSame(size, described)) report(placeAmongPictures(path), wrongSize(size, described, camera), 'wrongSize');
        if (box && !isInside(box, described))
          report(placeOf([...at, 'layers', i, 'box']), `the box lies outside of ${picture}`, 'outsidePicture');
        for (const [category, key] of Object.entries(keys))
          reportWrong([...at, 'layers', i, 'keys', category], judge(category, key));
      }
      if (offer)
        checkCombinations(offer, described, (message) => report(placeOf(at), `'${camera}': ${message}`, 'missingPicture'));
    }

    function reportWrong(path: readonly (string | number)[], wrong: string | null): void {
      if (wrong) report(placeOf(path), wrong, 'unknownPicture');
    }
  }
}
