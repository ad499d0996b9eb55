import type { TextDifference } from '../edit/compare-texts.ts';
import { parsePictures } from '../read/picture-description.ts';
import type { PictureSize } from '../source/pictures.ts';
import { fileOfPicture } from './edit-pictures.ts';

/** Returns the uploaded pictures that differ between two descriptions of pictures. Files of the range folder are not compared. */
export function comparePictures(before: string, after: string): readonly TextDifference[] {
  if (before === after) return [];
  const [old, next] = [parsePictures(before), parsePictures(after)];
  const paths = new Set([...old.uploads.keys(), ...next.uploads.keys()]);
  return [...paths]
    .filter((path) => old.uploads.get(path) !== next.uploads.get(path))
    .toSorted()
    .map((path) => ({
      file: fileOfPicture(path),
      trail: [],
      before: printed(old.sizes.get(path), old.uploads.get(path)),
      after: printed(next.sizes.get(path), next.uploads.get(path)),
    }));
}

/** How many digits of a hash are shown, enough to tell two pictures apart. */
const SHOWN_DIGITS = 8;

function printed(size: PictureSize | undefined, upload: string | undefined): string | null {
  if (!size) return null;
  return [`${size.width} × ${size.height}`, ...(upload ? [upload.slice(0, SHOWN_DIGITS)] : [])].join(', ');
}
