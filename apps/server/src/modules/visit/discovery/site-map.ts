import { stockholmDay } from '@gavel/core';
import type { CurrentRange } from '../../range/current-range.ts';

/** The listed pages that are not about one particular house. */
const PAGES = ['/', '/house', '/help', '/accessibility'];

/**
 * Returns `/sitemap.xml` with the addresses that search engines may show. Each house has the day of its last change.
 * @param changedAt web configuration id → when its latest version was published
 */
export function siteMap(site: string, { houses }: CurrentRange, changedAt: ReadonlyMap<number, Date>): string {
  const shown = houses.filter(({ houseType }) => houseType !== 'unlisted');
  const entries = [
    ...PAGES.map((path) => entry(site + path, null)),
    ...shown.map(({ key, webConfiguration }) =>
      entry(`${site}/houses/${encodeURIComponent(key)}`, changedAt.get(webConfiguration.id) ?? null),
    ),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`;
}

function entry(address: string, changed: Date | null): string {
  const day = changed ? `<lastmod>${stockholmDay(changed.getTime())}</lastmod>` : '';
  return `  <url><loc>${escaped(address)}</loc>${day}</url>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
