import type { GivenConsent } from '@gavel/contract';
import { ApiError } from '../api/api-error.ts';
import type { Api } from '../api/create-api.ts';

/** The slug (short name) of the newsletter consent in the range. */
export const NEWSLETTER = 'nyhetsbrev';

/** Returns whether the builder has a newsletter. If it has one, the range contains the text of the newsletter consent. */
export async function hasNewsletter(api: Api): Promise<boolean> {
  try {
    await api.readConsent({ parameters: { slug: NEWSLETTER } });
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'unknown-consent') return false;
    throw error;
  }
}

export function isSubscribed(consents: readonly GivenConsent[]): boolean {
  return consents.some(({ slug, withdrawnAt }) => slug === NEWSLETTER && withdrawnAt === null);
}
