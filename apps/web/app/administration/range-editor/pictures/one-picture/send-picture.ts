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

/** Adds a picture to the draft. Never throws. */
export async function sendPicture(
  picture: DroppedPicture,
): Promise<{ readonly desk: RangeDesk } | { readonly refusal: PictureRefusal }> {
  try {
    return { desk: await (await browserStaffApi()).addRangePicture({ body: picture }) };
  } catch (error) {
    const code = error instanceof ApiError ? error.code : null;
    return { refusal: refusals.find((one) => one === code) ?? 'failed' };
  }
}
