import { ApiError } from '../../api/api-error.ts';

/**
 * Why the last action failed. `conflict`: the draft, the house or its price has changed since the page loaded it. `erased`: the data of the
 * customer is erased. `refused`: the draft has faults. `houseGone`: the house is deleted. `closed`: the quote is no longer open.
 * `loggedOut`: the user is not logged in any more. `failed`: all other errors.
 */
export type QuoteTrouble = 'conflict' | 'erased' | 'refused' | 'houseGone' | 'closed' | 'loggedOut' | 'failed';

/** The error codes of the server for which the page shows a text of its own. All other errors become `failed`. */
const TROUBLES: Readonly<Record<string, QuoteTrouble>> = {
  'lead-erased': 'erased',
  'offer-conflict': 'conflict',
  'offer-refused': 'refused',
  'offer-closed': 'closed',
  'unknown-configuration': 'houseGone',
  'not-logged-in': 'loggedOut',
};

export function troubleOf(error: unknown): QuoteTrouble {
  return TROUBLES[error instanceof ApiError ? error.code : ''] ?? 'failed';
}

/** Returns whether the server may have done the action despite the error: the response is missing or has a status from 500 on. */
export function isUnanswered(error: unknown): boolean {
  return !(error instanceof ApiError) || error.code === 'network' || error.status >= 500;
}
