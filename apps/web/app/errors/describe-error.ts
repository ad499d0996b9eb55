import { isRouteErrorResponse } from 'react-router';
import { ApiError } from '../api/api-error.ts';
import { isMissingModule, PartError } from '../parts/part-error.ts';

/** The kinds of errors that the error page shows. The texts of each kind are in `errorsTexts`. */
export type ErrorKind = 'notFound' | 'houseNotFound' | 'malformed' | 'network' | 'tooMany' | 'unavailable' | 'unexpected';

/** Returns the kind of an error thrown by a route, and the request id if there is one. */
export function describeError(error: unknown): { kind: ErrorKind; requestId: string | null } {
  if (isRouteErrorResponse(error))
    return { kind: kindOf(error.status, textIn(error.data, 'code')), requestId: textIn(error.data, 'requestId') };
  if (error instanceof ApiError) return { kind: kindOf(error.status, error.code), requestId: error.requestId };
  if (error instanceof PartError) return { kind: error.fault === 'busy' ? 'unavailable' : 'network', requestId: null };
  return { kind: isMissingModule(error) ? 'network' : 'unexpected', requestId: null };
}

function kindOf(status: number, code: string | null): ErrorKind {
  if (code === 'unknown-house') return 'houseNotFound';
  if (status === 400) return 'malformed';
  if (status === 404) return 'notFound';
  if (status === 429) return 'tooMany';
  if (code === 'unavailable') return code;
  return code === 'network' ? 'network' : 'unexpected';
}

function textIn(data: unknown, name: string): string | null {
  const value: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, name) : null;
  return typeof value === 'string' ? value : null;
}
