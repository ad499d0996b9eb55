import type { SavedState } from '@gavel/contract';

/** Thrown when a call of the API fails. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** The stable error code. `network`: the server did not respond, or not with JSON, or the code for the call did not load. */
  readonly code: string;
  /** The HTTP status; 0 if the server did not respond. */
  readonly status: number;
  /** The id with which the server logged the HTTP request; null if the response had none. */
  readonly requestId: string | null;
  /** The house as another person has saved it since the page loaded it; set for the code `save-conflict`. */
  readonly current: SavedState | null;

  constructor(code: string, status: number, requestId: string | null = null, more: ErrorOptions & { current?: SavedState } = {}) {
    super(`${code} (${status})`, more);
    this.code = code;
    this.status = status;
    this.requestId = requestId;
    this.current = more.current ?? null;
  }
}
