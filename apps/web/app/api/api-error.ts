import type { SavedState } from '@gavel/contract';

/** A call of the API that did not give what was asked for. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** The stable code of the problem; `network` when nobody answered. */
  readonly code: string;
  /** The HTTP status; 0 when nobody answered. */
  readonly status: number;
  /** Names the call in the server's log; null when the answer had none. */
  readonly requestId: string | null;
  /** What is saved now, where somebody else has saved since (`save-conflict`). */
  readonly current: SavedState | null;

  constructor(code: string, status: number, requestId: string | null = null, more: ErrorOptions & { current?: SavedState } = {}) {
    super(`${code} (${status})`, more);
    this.code = code;
    this.status = status;
    this.requestId = requestId;
    this.current = more.current ?? null;
  }
}
