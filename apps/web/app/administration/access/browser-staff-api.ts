import { browserFetcher } from '../../api/browser-api.ts';
import { untilLoaded } from '../../parts/until-loaded.ts';
import type { StaffApi } from './staff-calls.ts';

/** The calls for staff in the browser; their codecs come with the first one. */
export async function browserStaffApi(): Promise<StaffApi> {
  const { createStaffApi } = await untilLoaded(() => import('./staff-calls.ts'));
  return createStaffApi(browserFetcher);
}
