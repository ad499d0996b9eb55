import { ApiError } from '../../api/api-error.ts';

/**
 * What staff are answered; null where it is refused, or there is none: the layout says who may be here, the page what is missing.
 * @param otherStatus of what is refused beside that
 */
export async function forStaff<Value>(answer: Promise<Value>, otherStatus: readonly number[] = []): Promise<Value | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && [401, 403, 404, ...otherStatus].includes(error.status)) return null;
    throw error;
  }
}
