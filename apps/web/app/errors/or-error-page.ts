import { data } from 'react-router';
import { ApiError } from '../api/api-error.ts';

/**
 * What the API answers; a problem it answers instead becomes the page that tells of it, with the problem's own status, so that an unknown
 * house is a 404. When nobody answered, the `ApiError` itself is thrown.
 */
export async function orErrorPage<Value>(answer: Promise<Value>): Promise<Value> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status < 400) throw error;
    throw data({ code: error.code, requestId: error.requestId }, { status: error.status });
  }
}
