import { ApiError } from '../api/api-error.ts';

/** Returns the error code of a failed call; null if the error has none. */
export function problemOf(error: unknown): string | null {
  return error instanceof ApiError ? error.code : null;
}
