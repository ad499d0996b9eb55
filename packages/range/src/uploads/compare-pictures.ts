import type { TextDifference } from '../edit/compare-texts.ts';
import { parsePictures } from '../read/picture-description.ts';
import type { PictureSize } from '../source/pictures.ts';
import { fileOfPicture } from './edit-pictures.ts';

/** A picture that differs between two versions of a range. */
export interface PictureDifference extends TextDifference {
  /**
   * The SHA-256 of the uploaded picture in the older and in the newer version. Null: that version has no upload for this picture,
   * but its range folder may have a file.
   */
  readonly uploads: { readonly before: string | null; readonly after: string | null };
}

/** Returns the uploaded pictures that differ between two outputs of `printPictures`. Files of the range folder are not compared. */
export function comparePictures(before: string, after: string): readonly PictureDifference[] {
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
      uploads: { before: old.uploads.get(path) ?? null, after: next.uploads.get(path) ?? null },
    }));
}

/** How many digits of a hash are shown, enough to distinguish two pictures. */
const SHOWN_DIGITS = 8;

function printed(size: PictureSize | undefined, upload: string | undefined): string | null {
  if (!size) return null;
  return [`${size.width} × ${size.height}`, ...(upload ? [upload.slice(0, SHOWN_DIGITS)] : [])].join(', ');
}
