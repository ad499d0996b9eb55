import { ApiError } from '../../api/api-error.ts';

/**
 * Returns the response to a staff call. Returns null if the server refuses the call with status 401, 403 or 404, or because the
 * query in the address is malformed. If the result is null, the layout shows who has access, or the page shows that the record does not
 * exist. Rethrows other errors.
 * @param otherStatus more statuses for which null is returned
 */
export async function forStaff<Value>(answer: Promise<Value>, otherStatus: readonly number[] = []): Promise<Value | null> {
  try {
    return await answer;
  } catch (error) {
    const isRefused = error instanceof ApiError && [401, 403, 404, ...otherStatus].includes(error.status);
    if (isRefused || (error instanceof ApiError && error.code === 'malformed-query')) return null;
    throw error;
  }
}
