import { NO_CHAPTER, type RangePictureEndpoint } from '@gavel/contract/staff';
import { isPictureEdit, pathOfEdit } from '@gavel/range/publishing';
import { encodePicture, openPicture } from '../../../adapters/media/encode-picture.ts';
import { AppError } from '../../../http/app-error.ts';
import { memberOf } from '../../../http/identity.ts';
import type { Handlers } from '../../../http/serve-endpoint.ts';
import { readRevision } from '../../range/revisions.repository.ts';
import { readUpload } from '../../range/uploads.repository.ts';
import { draftTag } from '../drafts/draft-tag.ts';
import { readDraft } from '../drafts/drafts.repository.ts';
import { latestRevision, type RangeEditing, type ReadPlaces } from '../range-editing.ts';
import { readDesk } from '../read-desk.ts';
import { addPicture } from './add-picture.ts';
import { picturesAddress } from './changed-picture.ts';

/** The width in pixels, and the WebP quality, of the small copy of an uploaded picture that the range editor shows. */
const THUMBNAIL = 480;
const QUALITY = 80;

/** Returns the handlers with which the builder sees and replaces the pictures of the range. */
export function rangePictureRoutes(editing: RangeEditing, readPlaces: ReadPlaces): Handlers<RangePictureEndpoint> {
  const { db, rangeWork } = editing;
  return {
    readRangePictures: async ({ parameters: { house, chapter } }) => {
      const revision = await latestRevision(db);
      const [{ picturesHash }, draft] = await Promise.all([readPlaces(revision), readDraft(db)]);
      const matrix = await rangeWork.pictureMatrix(
        { written: await readRevision(db, revision), edits: draft.changes },
        { house, chapter: chapter === NO_CHAPTER ? null : chapter },
      );
      if (!matrix) throw new AppError('range-refused');
      return {
        ...matrix,
        draftTag: draftTag(revision, draft),
        address: picturesHash === null ? '' : picturesAddress(picturesHash),
        changed: draft.changes.filter(isPictureEdit).map(pathOfEdit),
      };
    },
    addRangePicture: async ({ body, identity }) => {
      const member = memberOf(identity);
      await addPicture(editing, readPlaces, body, member.userId);
      return readDesk(editing, readPlaces, member);
    },
    readUploadedPicture: async ({ parameters: { upload } }) => {
      const bytes = await readUpload(db, upload);
      if (!bytes) throw new AppError('unknown-picture');
      const picture = openPicture(bytes);
      const { width = THUMBNAIL, height = THUMBNAIL } = await picture.metadata();
      const size = { width: THUMBNAIL, height: Math.max(1, Math.round((THUMBNAIL * height) / width)) };
      return { bytes: new Uint8Array(await encodePicture(picture, size, 'webp', QUALITY)), name: `${upload.slice(0, 8)}.webp` };
    },
  };
}
