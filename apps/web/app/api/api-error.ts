/** A call of the API that did not give what was asked for. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** The stable code of the problem; `network` when nobody answered. */
  readonly code: string;
  /** The HTTP status; 0 when nobody answered. */
  readonly status: number;
  /** Names the call in the server's log; null when the answer had none. */
  readonly requestId: string | null;

  constructor(code: string, status: number, requestId: string | null = null, options?: ErrorOptions) {
    super(`${code} (${status})`, options);
    this.code = code;
    this.status = status;
    this.requestId = requestId;
  }
}
