import { ApiError } from '../../api/api-error.ts';

/** Why the last action failed. */
export type QuoteTrouble = 'conflict' | 'erased' | 'refused' | 'houseGone' | 'closed' | 'loggedOut' | 'failed';

/** The faults of an API call that have a text of their own. All others are `failed`. */
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

/** Returns whether the server may have done the action all the same, because its response is missing or is an error of the server. */
export function isUnanswered(error: unknown): boolean {
  return !(error instanceof ApiError) || error.code === 'network' || error.status >= 500;
}
