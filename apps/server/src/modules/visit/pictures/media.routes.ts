import { buildingOf, type DescribedHouse } from '@gavel/core/plan';
import { type Context, Hono } from 'hono';
import { isDescriptionPath, isLayerPath, isPicturePath } from '../../../adapters/media/picture-storage.ts';
import { AppError, refuseMethod } from '../../../http/app-error.ts';
import type { Limits } from '../../../http/rate-limits.ts';
import { spend } from '../../../http/spending.ts';
import type { ReadRange } from '../../range/current-range.ts';
import { answerPlaceholder } from './answer-placeholder.ts';
import { askerOf } from './asker-of.ts';
import { readPictureQuery } from './picture-query.ts';
import type { Pictures } from './pictures.ts';
import { refuseWhenFull } from './refuse-when-full.ts';

const FOR_EVER = 31_536_000;
/** Seconds after which a cache that many share asks whether a better format has been made. */
const PROVISIONAL = 3600;
const MISSING = 'missing';
const SVG = 'image/svg+xml; charset=utf-8';

interface MediaDependencies {
  readonly currentRange: ReadRange;
  readonly pictures: Pictures;
  readonly limits: Pick<Limits, 'pictures'>;
}

/** Pictures of the range as their address asks for them, those that are drawn from what their address says, and what models are built from. */
export function mediaRoutes({ currentRange, pictures, limits }: MediaDependencies): Hono {
  const { drawings, renditions } = pictures;
  return new Hono()
    .get('/media/drawn/*', async (c) => {
      await spend(c, 'drawing');
      const svg = drawings(await currentRange(), c.req.path, c.req.query());
      if (svg === null) throw unknown(c);
      return c.body(svg, 200, {
        'Content-Type': SVG,
        'Cache-Control': 'public, max-age=86400, stale-while-revalidate=604800',
      });
    })
    .get('/media/model/:name{[a-z0-9-]{1,80}\\.json}', async (c) => {
      const key = c.req.param('name').replace(/\.json$/, '');
      const house = (await currentRange()).houses.find((one) => one.key === key);
      if (!house?.plan) throw unknown(c);
      const described: DescribedHouse = { plan: house.plan, building: buildingOf(house.drawing) };
      return c.json(described, 200, { 'Cache-Control': 'public, max-age=300' });
    })
    .get('/media/:hash{[0-9a-f]{16}}/:path{.+}', async (c) => {
      const { hash, path } = c.req.param();
      if (!isPicturePath(path)) {
        throw new AppError('malformed-query', 'path: expected names of letters, digits, - _ . between slashes', {
          field: 'path',
        });
      }
      const age = await pictures.ageOf(hash);
      // Under another hash something may well be gone, and anybody can ask for what never was.
      const tellFault = (fault: string) => age === 'current' && renditions.tellFault(path, fault);
      if (path.endsWith('.json')) {
        const bytes = age && isDescriptionPath(path) ? await renditions.storage.read(path) : null;
        const fault = isDescriptionPath(path) && faultOfDescription(bytes);
        if (fault) tellFault(fault);
        return description(c, fault ? null : bytes, cacheControl(age));
      }
      const wanted = readPictureQuery(new URL(c.req.url).searchParams);
      const asking = { ...askerOf(c, limits), accept: c.req.header('accept') };
      const rendition = age && (await refuseWhenFull(renditions.deliver(path, wanted, asking)));
      if (!rendition) {
        // Not told again of one that is broken.
        tellFault(MISSING);
        return missing(c, path);
      }
      if (!wanted.format) c.header('Vary', 'Accept', { append: true });
      return c.body(rendition.bytes, 200, {
        'Content-Type': `image/${rendition.format}`,
        'Cache-Control': cacheControl(age, rendition.isProvisional),
        ETag: `"${rendition.name.slice(0, 32)}"`,
      });
    })
    .all('/media/*', (c) => {
      if (c.req.method !== 'GET' && c.req.method !== 'HEAD') refuseMethod(['GET', 'HEAD']);
      throw unknown(c);
    });
}

/** Under an earlier hash an address shows the picture that is there today, so it is not kept for long. */
function cacheControl(age: 'current' | 'earlier' | null, isProvisional = false): string {
  if (age !== 'current') return 'public, max-age=300';
  return `public, max-age=${FOR_EVER},${isProvisional ? ` s-maxage=${PROVISIONAL},` : ''} immutable`;
}

/** A layer that is missing is left out, so it comes without a body; anything else leaves a hole, so something stands there. */
function missing(c: Context, path: string): Response {
  return isLayerPath(path) ? c.body(null, 404, { 'Cache-Control': 'no-store' }) : answerPlaceholder(c);
}

/** Null: there is none. */
function faultOfDescription(bytes: Buffer | null): string | null {
  if (!bytes) return MISSING;
  try {
    JSON.parse(bytes.toString('utf8'));
    return null;
  } catch (error) {
    return `not readable as JSON: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** A manifest or a scene, as it lies among the pictures. */
function description(c: Context, bytes: Buffer<ArrayBuffer> | null, control: string): Response {
  if (!bytes) throw unknown(c);
  return c.body(bytes, 200, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': control });
}

function unknown(c: Context): AppError {
  return new AppError('unknown-picture', `There is no picture ${c.req.path}`);
}
