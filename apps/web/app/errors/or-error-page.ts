import { data } from 'react-router';
import { ApiError } from '../api/api-error.ts';

/**
 * Returns the response of the API. If the response is an error, throws an error page with the same status, so that an unknown house is a
 * 404. If the server did not respond, throws the `ApiError` itself.
 */
export async function orErrorPage<Value>(answer: Promise<Value>): Promise<Value> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status < 400) throw error;
    throw data({ code: error.code, requestId: error.requestId }, { status: error.status });
  }
}
