import type { DroppedPicture, RangeDesk } from '@gavel/contract/staff';
import { ApiError } from '../../../../api/api-error.ts';
import { browserStaffApi } from '../../../access/browser-staff-api.ts';

const refusals = [
  'picture-broken',
  'picture-size',
  'picture-opaque',
  'unknown-picture',
  'range-conflict',
  'too-large',
  'failed',
] as const;

/** Why the server did not add a picture to the draft. */
export type PictureRefusal = (typeof refusals)[number];

type Sent = { readonly desk: RangeDesk } | { readonly refusal: PictureRefusal };

/**
 * Returns a function that adds pictures to the draft. If the user adds a picture and replaces it before the page shows it, the second
 * picture causes no conflict, although its `read` still names the picture from before the first one.
 */
export function pictureSender(): (picture: DroppedPicture, seen: RangeDesk) => Promise<Sent> {
  const last = new Map<string, { readonly read: string | null; readonly upload: string; readonly at: number }>();
  return async (picture, seen) => {
    const { path, read } = picture;
    const own = last.get(path);
    // Check whether the picture that this user added last is still in the draft, because the user may have removed it meanwhile.
    const isInDraft = own && (seen.now <= own.at || uploadIn(seen, path) === own.upload);
    const sent = await sendPicture(isInDraft && own.read === read ? { ...picture, read: own.upload } : picture);
    last.delete(path);
    const upload = 'desk' in sent ? uploadIn(sent.desk, path) : undefined;
    if ('desk' in sent && upload !== undefined) last.set(path, { read, upload, at: sent.desk.now });
    return sent;
  };
}

function uploadIn({ changes }: RangeDesk, path: string): string | undefined {
  return changes.find(({ picture }) => picture?.path === path)?.picture?.upload;
}

/** Adds a picture to the draft. Never throws. */
async function sendPicture(picture: DroppedPicture): Promise<Sent> {
  try {
    return { desk: await (await browserStaffApi()).addRangePicture({ body: picture }) };
  } catch (error) {
    const code = error instanceof ApiError ? error.code : null;
    return { refusal: refusals.find((one) => one === code) ?? 'failed' };
  }
}
