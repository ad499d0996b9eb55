import { ApiError } from '../api/api-error.ts';
import type { Api } from '../api/create-api.ts';

/** The range's name of what somebody agrees to who wants the builder's newsletter. */
export const NEWSLETTER = 'nyhetsbrev';

/** Whether the builder sends a newsletter: their range says what one agrees to. */
export async function hasNewsletter(api: Api): Promise<boolean> {
  try {
    await api.readConsent({ parameters: { slug: NEWSLETTER } });
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'unknown-consent') return false;
    throw error;
  }
}
