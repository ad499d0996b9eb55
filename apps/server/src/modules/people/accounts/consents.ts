import type { CurrentRange } from '../../range/current-range.ts';

/** The slugs of consents that the product uses. */
export const TERMS = 'anvandarvillkor';
export const NEWSLETTER = 'nyhetsbrev';

/** Returns the valid version of a consent: the last one in the range. */
export function consentWithSlug({ consents }: Pick<CurrentRange, 'consents'>, slug: string) {
  return consents.findLast((consent) => consent.slug === slug);
}

/** Returns any version of a consent in the range, valid or not. */
export function consentOfVersion({ consents }: CurrentRange, slug: string, version: string) {
  return consents.find((consent) => consent.slug === slug && consent.version === version);
}
