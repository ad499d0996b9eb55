import type { Marketing } from '@gavel/contract';

/**
 * Returns where this visit came from: the parameters of its first address, and its referrer. The browser knows both while the page is
 * open, so nothing is stored.
 */
export function readMarketing(): Marketing {
  const [loaded] = performance.getEntriesByType('navigation');
  const before = URL.parse(document.referrer);
  const isOwn = before?.origin === location.origin;
  // If the visitor presses a link before the scripts have begun, a whole new page loads. Then the referrer is the first address of the
  // visit.
  const addresses = [URL.parse(loaded?.name ?? location.href), isOwn ? before : null];
  const query = addresses.find((address) => address && NAMES.some((name) => address.searchParams.has(name)))?.searchParams;
  const said = (name: (typeof NAMES)[number]) => query?.get(name) ?? '';
  return {
    utmSource: said('utm_source'),
    utmMedium: said('utm_medium'),
    utmCampaign: said('utm_campaign'),
    utmTerm: said('utm_term'),
    utmContent: said('utm_content'),
    gclid: said('gclid'),
    referrer: isOwn ? '' : document.referrer,
  };
}

const NAMES = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'gclid'] as const;
