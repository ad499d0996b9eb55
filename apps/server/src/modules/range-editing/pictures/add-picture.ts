import { type DroppedPicture, LARGEST_UPLOAD } from '@gavel/contract/staff';
import { type FoundSlot, fileOfPicture, type TextEdit, uploadIn } from '@gavel/range/publishing';
import { RefusedPictureError, readPictureFile } from '../../../adapters/media/read-picture-file.ts';
import { AppError } from '../../../http/app-error.ts';
import { readRevision } from '../../range/revisions.repository.ts';
import { storeUpload } from '../../range/uploads.repository.ts';
import { changeDraft, lockDraft, readDraft } from '../drafts/drafts.repository.ts';
import { latestRevision, type RangeEditing, type ReadPlaces } from '../range-editing.ts';

const problems = { broken: 'picture-broken', size: 'picture-size', opaque: 'picture-opaque' } as const;

/**
 * Adds an uploaded picture to the draft of the range. Visitors see it after the draft is published. Throws `no-revision`, `too-large` if
 * the file has more than `LARGEST_UPLOAD` bytes, `unknown-picture` if no picture can be uploaded to this path or the draft has faults,
 * `picture-broken` if the file is not one readable WebP, PNG or JPEG picture, `picture-size` if its width and height do not fit this path,
 * `picture-opaque` if a layer has no transparent pixel, and `range-conflict` if somebody has replaced the picture since `by` saw it.
 */
export async function addPicture(
  { db, now, rangeWork }: Pick<RangeEditing, 'db' | 'now' | 'rangeWork'>,
  readPlaces: ReadPlaces,
  { path, read, file: written }: DroppedPicture,
  by: string,
): Promise<void> {
  const dropped = Buffer.from(written, 'base64');
  if (dropped.length > LARGEST_UPLOAD) throw new AppError('too-large', `A picture has at most ${LARGEST_UPLOAD} bytes`);
  const revision = await latestRevision(db);
  const { uploads } = await readPlaces(revision);
  const { changes } = await readDraft(db);
  const slot = await rangeWork.pictureSlot({ written: await readRevision(db, revision), edits: changes }, path);
  if (!slot) throw new AppError('unknown-picture');
  const bytes = await readFor(slot, dropped);
  const file = fileOfPicture(path);
  const published = uploads.get(path) ?? null;
  await db.transaction(async (tx) => {
    const draft = await lockDraft(tx);
    const own = draft.changes.find((change) => change.file === file);
    if ((own ? uploadIn(own.value) : published) !== read) throw new AppError('range-conflict');
    const at = new Date(now());
    const upload = await storeUpload(tx, bytes, at);
    const { kind, title, where, width, height } = slot;
    const added: TextEdit = {
      file,
      keys: [],
      before: own ? own.before : slot.isThere ? { upload: published } : undefined,
      value: { upload, width, height, kind, title, where },
    };
    const isPublished = upload === published;
    await changeDraft(tx, draft, { gone: own ? [own.id] : [], added: isPublished ? [] : [added], by, at });
  });
}

async function readFor({ kind, width, height }: FoundSlot, dropped: Buffer<ArrayBuffer>): Promise<Buffer<ArrayBuffer>> {
  try {
    return await readPictureFile(dropped, { width, height, isLayer: kind === 'layer' });
  } catch (error) {
    if (error instanceof RefusedPictureError) throw new AppError(problems[error.why], error.message);
    throw error;
  }
}
