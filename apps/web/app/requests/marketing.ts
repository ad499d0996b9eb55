import type { Marketing } from '@gavel/contract';

/**
 * Where this visit came from: what the address of the page that was loaded says, and the page before it. Both are known to the browser as
 * long as the page lives; nothing is written down.
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
