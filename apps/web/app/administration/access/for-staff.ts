import { ApiError } from '../../api/api-error.ts';

/**
 * What staff are answered; null where it is refused, or there is none, also because an address names what nothing can be called: the layout
 * says who may be here, the page what is missing.
 * @param otherStatus of what is refused beside that
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
