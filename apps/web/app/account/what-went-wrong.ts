import { ApiError } from '../api/api-error.ts';

/** The problem of a call that failed; null: it failed in a way that nobody has words for. */
export function problemOf(error: unknown): string | null {
  return error instanceof ApiError ? error.code : null;
}
