import type { ChangedPicture } from '@gavel/contract/staff';
import { isPictureEdit, type Places, pathOfEdit, uploadedPicture } from '@gavel/range/publishing';
import type { StoredChange } from '../drafts/drafts.repository.ts';

/** A change of a picture, with the title of the part of the range that shows this picture. */
interface NamedPicture extends ChangedPicture {
  readonly title: string;
}

/** Describes a change of the draft that replaces or adds a picture; null: the change is about something else. */
export function changedPicture(
  { picturesHash }: Pick<Places, 'picturesHash'>,
  change: Pick<StoredChange, 'file' | 'before' | 'value'>,
): NamedPicture | null {
  const { success, data } = uploadedPicture.safeParse(change.value);
  if (!isPictureEdit(change) || !success) return null;
  const path = pathOfEdit(change);
  const hadOne = change.before !== undefined && picturesHash !== null;
  return {
    path,
    kind: data.kind,
    title: data.title,
    where: data.where,
    before: hadOne ? picturesAddress(picturesHash) + path : null,
    upload: data.upload,
  };
}

/** Returns the path with which the addresses of all published pictures begin. */
export function picturesAddress(hash: string): string {
  return `/media/${hash}/`;
}
