import type { CurrentRange } from '../../range/current-range.ts';

/** The slugs of consents that the product uses. */
export const TERMS = 'anvandarvillkor';
export const NEWSLETTER = 'nyhetsbrev';

/** Returns the current version of a consent: the last one with this slug in the range. */
export function consentWithSlug({ consents }: Pick<CurrentRange, 'consents'>, slug: string) {
  return consents.findLast((consent) => consent.slug === slug);
}

/** Returns this version of the consent with this slug, whether current or earlier; undefined: the range does not have this version. */
export function consentOfVersion({ consents }: CurrentRange, slug: string, version: string) {
  return consents.find((consent) => consent.slug === slug && consent.version === version);
}
