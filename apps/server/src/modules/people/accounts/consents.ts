import type { CurrentRange } from '../../range/current-range.ts';

/** The range's consents that the product asks for by name. */
export const TERMS = 'anvandarvillkor';
export const NEWSLETTER = 'nyhetsbrev';

/** The version in force: the last one that the range has of it. */
export function consentWithSlug({ consents }: Pick<CurrentRange, 'consents'>, slug: string) {
  return consents.findLast((consent) => consent.slug === slug);
}

/** Any version that the range has of it, in force or not. */
export function consentOfVersion({ consents }: CurrentRange, slug: string, version: string) {
  return consents.find((consent) => consent.slug === slug && consent.version === version);
}
