import { browserFetcher } from '../../api/browser-api.ts';
import { untilLoaded } from '../../parts/until-loaded.ts';
import type { StaffApi } from './staff-calls.ts';

/** Returns the API calls that staff may make, for the browser. The code that decodes the responses loads with the first call. */
export async function browserStaffApi(): Promise<StaffApi> {
  const { createStaffApi } = await untilLoaded(() => import('./staff-calls.ts'));
  return createStaffApi(browserFetcher);
}
