import type { Marketing } from '@gavel/contract';

/**
 * Returns where this visit came from: the parameters of its first address, and its referrer. The browser knows both while the page is
 * open, so nothing is stored.
 */
export function readMarketing(): Marketing {
  const [loaded] = performance.getEntriesByType('navigation');
  const query = URL.parse(loaded?.name ?? location.href)?.searchParams ?? new URLSearchParams();
  const said = (name: string) => query.get(name) ?? '';
  return {
    utmSource: said('utm_source'),
    utmMedium: said('utm_medium'),
    utmCampaign: said('utm_campaign'),
    utmTerm: said('utm_term'),
    utmContent: said('utm_content'),
    gclid: said('gclid'),
    referrer: URL.parse(document.referrer)?.origin === location.origin ? '' : document.referrer,
  };
}
