import type { PictureBox } from '@gavel/core';
import type { Offer } from '../build/offer.ts';
import { scenesOf } from '../build/picture-scenes.ts';
import type { PictureReport } from '../source/fault.ts';
import type { PictureSize } from '../source/pictures.ts';
import { INTERIORS, type Pictures, placeAmongPictures } from '../source/pictures.ts';
import type { SectionSource, Source } from '../source/source.ts';
import { judgeKeysBy } from './known-picture-keys.ts';

/**
 * Reports scenes whose pictures do not fit together: a missing base, different sizes, a subject outside the picture, or layers that no
 * answer shows.
 */
export function checkScenes(source: Source, offers: readonly Offer[], report: PictureReport): void {
  checkEach(source, report);
  for (const offer of offers) for (const { section } of offer.sections) checkTogether(source.pictures, section, offer, report);
}

/** Checks that the scenes of a section fit each other, because a picked answer replaces one scene with another scene. */
function checkTogether({ scenes }: Pictures, section: SectionSource, offer: Offer, report: PictureReport): void {
  const [first = '', ...others] = scenesOf(section, offer);
  for (const camera of section.cameras ?? []) {
    const frame = scenes.get(first)?.content.cameras[camera];
    for (const other of others.flatMap((scene) => scenes.get(scene) ?? [])) {
      const size = other.content.cameras[camera];
      if (frame && size && !isSame(size, frame))
        report(other.placeOf(['cameras', camera]), `${wrongSize(size, frame, camera)} in ${INTERIORS}/${first}`, 'wrongSize');
    }
  }
}

function checkEach(source: Source, report: PictureReport): void {
  const { sizes, scenes } = source.pictures;
  const judge = judgeKeysBy(source);
  for (const [scene, { content, placeOf }] of scenes) {
    for (const [camera, frame] of Object.entries(content.cameras)) {
      const folder = `${INTERIORS}/${scene}/${camera}/`;
      const pictures = [...sizes].filter(([path]) => path.startsWith(folder));
      if (!sizes.has(`${folder}base.webp`))
        report(
          placeOf(['cameras', camera]),
          `there is no picture ${camera}/base.webp; restore the file, or render it again`,
          'missingPicture',
        );
      if (!isInside(frame.subject, frame))
        report(placeOf(['cameras', camera, 'subject']), `the subject of '${camera}' lies outside its pictures`, 'outsidePicture');
      for (const [path, size] of pictures) {
        if (!isSame(size, frame)) report(placeAmongPictures(path), wrongSize(size, frame, camera), 'wrongSize');
        const [category = '', file = '', ...deeper] = path.slice(folder.length).split('/');
        if (category === 'base.webp') continue;
        const wrong =
          file === '' || deeper.length > 0 ? 'expected {category}/{key}.webp' : judge(category, file.replace(/\.webp$/, ''));
        if (wrong) report(placeAmongPictures(path), wrong, 'unknownPicture');
      }
    }
  }
}

export function isSame(a: PictureSize, b: PictureSize): boolean {
  return a.width === b.width && a.height === b.height;
}

export function wrongSize(size: PictureSize, frame: PictureSize, camera: string): string {
  return `${print(size)}, and the pictures of '${camera}' are ${print(frame)}`;
}

export function isInside(box: PictureBox, { width, height }: PictureSize): boolean {
  return box.x + box.width <= width && box.y + box.height <= height;
}

function print({ width, height }: PictureSize): string {
  return `${width} × ${height}`;
}
