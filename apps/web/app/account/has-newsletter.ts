import { ApiError } from '../api/api-error.ts';
import type { Api } from '../api/create-api.ts';

/** The slug of the newsletter consent in the range. */
export const NEWSLETTER = 'nyhetsbrev';

/** Returns whether the builder has a newsletter, which means that the range has its consent text. */
export async function hasNewsletter(api: Api): Promise<boolean> {
  try {
    await api.readConsent({ parameters: { slug: NEWSLETTER } });
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'unknown-consent') return false;
    throw error;
  }
}
