import { type Problem, type ProblemCode, problemBody, problems, type SavedState, z } from '@gavel/contract';

/**
 * An error that a client can act on. The response is a problem response with the error's code. Most errors of other classes are
 * faults of the server.
 */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ProblemCode;
  /** The path of the wrong field in the JSON, spelled as in the JSON; or the name of a wrong parameter or header. */
  readonly field: string | undefined;
  /** Seconds after which the client may try again. */
  readonly retryAfter: number | undefined;
  /** The methods that the address accepts. */
  readonly allow: readonly string[] | undefined;
  /** The saved state of the house that the refused save would have overwritten. */
  readonly current: SavedState | undefined;

  constructor(code: ProblemCode, detail = '', more: More = {}) {
    super(detail || problems[code].title);
    this.code = code;
    this.field = more.field;
    this.retryAfter = more.retryAfter;
    this.allow = more.allow;
    this.current = more.current;
  }
}

interface More {
  readonly field?: string;
  readonly retryAfter?: number;
  readonly allow?: readonly string[];
  readonly current?: SavedState;
}

/**
 * Throws `method-not-allowed`.
 * @param allow the methods that the address accepts
 */
export function refuseMethod(allow: readonly string[]): never {
  throw new AppError('method-not-allowed', '', { allow });
}

/** Seconds after which a client should retry when the database did not respond. */
export const DATABASE_BACK_AFTER = 5;

/** Returns the error for a request that needs the database while the database does not respond. */
export function databaseAway(): AppError {
  return new AppError('unavailable', '', { retryAfter: DATABASE_BACK_AFTER });
}

/** Returns the response for an error, as RFC 9457 problem details. */
export function answerProblem({ code, message, field, retryAfter, allow, current }: AppError, requestId: string): Response {
  const { status, title } = problems[code];
  const problem: Problem = {
    type: 'about:blank',
    title,
    status,
    code,
    requestId,
    ...(message === title ? {} : { detail: message }),
    ...(field ? { field } : {}),
    ...(current ? { current } : {}),
  };
  const headers = new Headers({
    'Content-Type': 'application/problem+json',
    'Cache-Control': 'no-store',
    'X-Request-Id': requestId,
  });
  if (code === 'wrong-api-key') headers.set('WWW-Authenticate', 'Bearer');
  if (allow) headers.set('Allow', allow.join(', '));
  if (retryAfter !== undefined) headers.set('Retry-After', String(retryAfter));
  return new Response(JSON.stringify(z.encode(problemBody, problem)), { status, headers });
}
