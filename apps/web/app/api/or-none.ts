import { ApiError } from './api-error.ts';

/**
 * Returns the data of the logged-in user, or null if the database does not respond. Public pages use it, because then they still work, as
 * for a visitor who is not logged in.
 */
export async function orNone<Value>(answer: Promise<Value>): Promise<Value | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'unavailable') return null;
    throw error;
  }
}
