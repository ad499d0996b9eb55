import { Hono } from 'hono';
import { drawnOnce, packIco, type Sign } from '../../../adapters/media/brand-icons.ts';
import type { Database } from '../../../db/connect.ts';
import { AppError } from '../../../http/app-error.ts';
import { siteOf } from '../../../http/site-of.ts';
import { plainColour } from '../../people/mail/plain-colour.ts';
import type { ReadRange } from '../../range/current-range.ts';
import { latestChanges } from '../../range/range.repository.ts';
import { siteMap } from './site-map.ts';
import { iconSizes, webManifest } from './web-manifest.ts';

interface DiscoveryParts {
  readonly db: Database;
  readonly currentRange: ReadRange;
  /** The address of the site for visitors; null: the server takes it from each HTTP request. */
  readonly baseUrl: string | null;
}

/** Caches may keep these files for one day, because a builder rarely changes its brand. */
const KEPT = { 'Cache-Control': 'public, max-age=86400' };

/**
 * The width of the logo as a fraction of the width of a maskable icon. A home screen may crop the icon to a circle of 80 % of its width.
 * The logo fits into that circle.
 */
const MASKABLE_SHARE = 0.46;

/**
 * Serves the files that browsers and search engines request without a link, such as icons. They are made from the builder’s brand and
 * houses.
 */
export function discoveryRoutes({ db, currentRange, baseUrl }: DiscoveryParts): Hono {
  const readSign = async (): Promise<Sign> => {
    const { logo, colours } = (await currentRange()).brand;
    return { path: logo, colour: plainColour(colours.accent) };
  };
  const drawIcon = drawnOnce();
  const png = (bytes: Buffer) => new Response(new Uint8Array(bytes), { headers: { ...KEPT, 'Content-Type': 'image/png' } });
  return new Hono()
    .get('/robots.txt', (c) =>
      c.text(`User-agent: *\nDisallow:\n\nSitemap: ${siteOf(baseUrl, c.req.raw.headers)}/sitemap.xml\n`, 200, KEPT),
    )
    .get('/sitemap.xml', async (c) => {
      const range = await currentRange();
      const changes = await latestChanges(
        db,
        range.houses.map(({ webConfiguration }) => webConfiguration.id),
      );
      return c.body(siteMap(siteOf(baseUrl, c.req.raw.headers), range, changes), 200, {
        'Cache-Control': 'public, max-age=3600',
        'Content-Type': 'application/xml; charset=utf-8',
      });
    })
    .get('/manifest.webmanifest', async (c) => {
      const { brand } = await currentRange();
      const manifest = JSON.stringify(webManifest(brand, plainColour(brand.colours.accent)));
      return c.body(manifest, 200, { ...KEPT, 'Content-Type': 'application/manifest+json; charset=utf-8' });
    })
    .get('/favicon.ico', async () => {
      const sign = await readSign();
      const pngs = await Promise.all([16, 32, 48].map(async (size) => ({ size, png: await drawIcon(sign, size, 0.78) })));
      return new Response(new Uint8Array(packIco(pngs)), { headers: { ...KEPT, 'Content-Type': 'image/x-icon' } });
    })
    .get('/apple-touch-icon.png', async () => png(await drawIcon(await readSign(), 180)))
    .get('/icons/:name', async (c) => {
      const [, purpose, side] = /^(any|maskable)-(\d+)\.png$/.exec(c.req.param('name')) ?? [];
      const size = iconSizes.find((one) => String(one) === side);
      if (!size) throw new AppError('not-found');
      return png(await drawIcon(await readSign(), size, purpose === 'maskable' ? MASKABLE_SHARE : undefined));
    });
}
