import { type Problem, type ProblemCode, problems } from '@gavel/contract';

/** What a client can act on: answered as a problem with this code. Everything else that is thrown is a fault of ours. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ProblemCode;
  /** Path of the field at fault, as the wire spells it. */
  readonly field: string | undefined;
  /** Seconds until it is worth trying again. */
  readonly retryAfter: number | undefined;

  constructor(code: ProblemCode, detail = '', more: { readonly field?: string; readonly retryAfter?: number } = {}) {
    super(detail || problems[code].title);
    this.code = code;
    this.field = more.field;
    this.retryAfter = more.retryAfter;
  }
}

/** Answers an error as RFC 9457 problem details. */
export function answerProblem({ code, message, field, retryAfter }: AppError, requestId: string): Response {
  const { status, title } = problems[code];
  const problem: Problem = {
    type: 'about:blank',
    title,
    status,
    code,
    requestId,
    ...(message === title ? {} : { detail: message }),
    ...(field ? { field } : {}),
  };
  const headers = new Headers({
    'Content-Type': 'application/problem+json',
    'Cache-Control': 'no-store',
    'X-Request-Id': requestId,
  });
  if (retryAfter !== undefined) headers.set('Retry-After', String(retryAfter));
  return new Response(JSON.stringify(problem), { status, headers });
}
