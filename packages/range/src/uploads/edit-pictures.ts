import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { TextEdit } from '../edit/edit-texts.ts';
import { parsePictures, printPictures } from '../read/picture-description.ts';
import { roomCategories } from '../read/read-pictures.ts';
import { EXTERIORS, PICTURES, type Pictures, pictureKinds } from '../source/pictures.ts';
import { withUploadedLayers } from '../stored/uploaded-layers.ts';

/** The beginning of `file` in an edit that replaces a picture. */
const FOLDER = `${PICTURES}/`;

/** The value of an edit that replaces a picture. */
export const uploadedPicture = z.object({
  /** The SHA-256 of the bytes. */
  upload: z.string(),
  width: z.number(),
  height: z.number(),
  kind: z.enum(pictureKinds),
  /** The name of the answers, house, bundle, section or builder that the picture shows. */
  title: z.string(),
  /** The names of the house and the camera, for a picture of a scene only of the camera; empty: the picture has no camera. */
  where: z.string(),
});

export type UploadedPicture = z.output<typeof uploadedPicture>;

export function isPictureEdit({ file }: Pick<TextEdit, 'file'>): boolean {
  return file.startsWith(FOLDER);
}

/** Returns the path of an edited picture inside `pictures/`. */
export function pathOfEdit({ file }: Pick<TextEdit, 'file'>): string {
  return file.slice(FOLDER.length);
}

/** Returns the file of an edit for a path inside `pictures/`. */
export function fileOfPicture(path: string): string {
  return FOLDER + path;
}

/**
 * Returns whether an edit of a picture is stale: after the edit was made, somebody has published another upload for the same path.
 * @param uploads path → SHA-256 of the upload in the published range
 */
export function isStalePicture(uploads: ReadonlyMap<string, string>, edit: Pick<TextEdit, 'file' | 'before' | 'value'>): boolean {
  const now = uploads.get(pathOfEdit(edit)) ?? null;
  return now !== uploadIn(edit.before) && now !== uploadIn(edit.value);
}

/** Returns the SHA-256 of the uploaded picture that an edit has as its value; null: the value is not an upload. */
export function uploadIn(value: unknown): string | null {
  const { success, data } = uploadedPicture.pick({ upload: true }).safeParse(value);
  return success ? data.upload : null;
}

interface EditedPictures<Edit> {
  /** The pictures with the edits applied, in the form of `printPictures`. */
  readonly pictures: string;
  readonly stale: readonly Edit[];
}

/** Applies the edits of pictures to the output of `printPictures`. Edits of other values are ignored. */
export function editPictures<Edit extends TextEdit>(printed: string, edits: readonly Edit[]): EditedPictures<Edit> {
  const own = edits.filter(isPictureEdit);
  if (own.length === 0) return { pictures: printed, stale: [] };
  const before = parsePictures(printed);
  const stale = own.filter((edit) => isStalePicture(before.uploads, edit) || !uploadedPicture.safeParse(edit.value).success);
  const applied = own
    .filter((edit) => !stale.includes(edit))
    .map((edit) => ({ path: pathOfEdit(edit), ...uploadedPicture.parse(edit.value) }));
  if (applied.length === 0) return { pictures: printed, stale };
  return { pictures: printPictures(withUploads(before, applied)), stale };
}

type Applied = UploadedPicture & { readonly path: string };

function withUploads(before: Pictures, applied: readonly Applied[]): Pictures {
  const sizes = new Map(before.sizes);
  const uploads = new Map(before.uploads);
  const hash = createHash('sha256').update(before.hash ?? '');
  for (const { path, upload, width, height } of applied.toSorted((a, b) => (a.path < b.path ? -1 : 1))) {
    sizes.set(path, { width, height });
    uploads.set(path, upload);
    hash.update(`\0${path}\0${upload}`);
  }
  const manifests = new Map(
    [...before.manifests].map(([house, described]) => {
      const folder = `${EXTERIORS}/${house}/`;
      const paths = applied.filter(({ path }) => path.startsWith(folder)).map(({ path }) => path.slice(folder.length));
      if (paths.length === 0) return [house, described];
      return [house, { ...described, content: withUploadedLayers(described.content, paths) }];
    }),
  );
  const described = { sizes, uploads, manifests, roomCategories: roomCategories(sizes.keys()) };
  return { ...before, ...described, hash: hash.digest('hex').slice(0, 16) };
}
