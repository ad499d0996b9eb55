import { staffEndpoints } from '@gavel/contract/staff';
import { type ApiOf, createCalls } from '../../api/create-api.ts';
import type { Fetcher } from '../../api/fetcher.ts';

/** The API calls that only staff may make. */
export type StaffApi = ApiOf<typeof staffEndpoints>;

export function createStaffApi(server: Fetcher): StaffApi {
  return createCalls(staffEndpoints, server);
}
