import { buildingOf, type DescribedHouse } from '@gavel/core/plan';
import { type Context, Hono } from 'hono';
import { deliverComposed, MIDDLE } from '../../../adapters/media/deliver-composed.ts';
import { acceptedFormats } from '../../../adapters/media/picture-format.ts';
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
import { isOfStill } from './stills.ts';

const FOR_EVER = 31_536_000;
/** How long, in seconds, a shared cache may keep a picture that will later be available in a better format. */
const PROVISIONAL = 3600;
/** The Cache-Control header of a picture that the server makes from its address. */
const MADE = 'public, max-age=86400, stale-while-revalidate=604800';
const MISSING = 'missing';
const SVG = 'image/svg+xml; charset=utf-8';

interface MediaDependencies {
  readonly currentRange: ReadRange;
  readonly pictures: Pictures;
  readonly limits: Pick<Limits, 'pictures'>;
}

/**
 * Serves the pictures of the range in the requested size and format, and the files that describe these pictures. Also serves drawings and
 * rendered 3D models, which are made from their address.
 */
export function mediaRoutes({ currentRange, pictures, limits }: MediaDependencies): Hono {
  const { drawings, renditions } = pictures;
  return new Hono()
    .get('/media/drawn/*', async (c) => {
      await spend(c, 'drawing');
      const svg = drawings(await currentRange(), c.req.path, c.req.query());
      if (svg === null) throw unknown(c);
      return c.body(svg, 200, {
        'Content-Type': SVG,
        'Cache-Control': MADE,
      });
    })
    .get('/media/model/:name{[a-z0-9-]{1,80}\\.json}', async (c) => {
      const key = c.req.param('name').replace(/\.json$/, '');
      const house = (await currentRange()).houses.find((one) => one.key === key);
      if (!house?.plan) throw unknown(c);
      const described: DescribedHouse = { plan: house.plan, building: buildingOf(house.drawing) };
      return c.json(described, 200, { 'Cache-Control': 'public, max-age=300' });
    })
    .get('/media/still/:name{[a-z0-9-]{1,80}\\.webp}', sendStill)
    .get('/media/:hash{[0-9a-f]{16}}/:path{.+}', async (c) => {
      const { hash, path } = c.req.param();
      if (!isPicturePath(path)) {
        throw new AppError('malformed-query', 'path: expected names of letters, digits, - _ . between slashes', {
          field: 'path',
        });
      }
      const age = await pictures.ageOf(hash);
      // Report only missing pictures of the current range. A picture of an earlier range may have been deleted, and anybody can
      // invent a hash.
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
        // If this picture was already reported as broken, this call does nothing.
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

  async function sendStill(c: Context): Promise<Response> {
    const search = new URL(c.req.url).searchParams;
    const own = Object.fromEntries([...search].filter(([name]) => isOfStill(name)));
    const { format, ...wanted } = readPictureQuery(new URLSearchParams([...search].filter(([name]) => !isOfStill(name))));
    const still = pictures.stills(await currentRange(), c.req.path, own);
    if (!still) throw unknown(c);
    // Return a 3D model as AVIF only if the address names this format: each combination of answers needs its own, which takes long to make.
    const best = format ?? acceptedFormats(c.req.header('accept'), false).find((one) => one !== 'avif') ?? 'jpeg';
    const stack = { layers: [{ address: c.req.path, box: null, ...still }], focus: MIDDLE };
    const asked = { ...wanted, enlarges: false, isKept: true, format: best };
    const made = await refuseWhenFull(deliverComposed(renditions, stack, asked, askerOf(c, limits)));
    if (!made) throw unknown(c);
    if (!format) c.header('Vary', 'Accept', { append: true });
    return c.body(made.bytes, 200, {
      'Content-Type': `image/${best}`,
      'Cache-Control': MADE,
      ETag: `"${made.name.slice(0, 32)}"`,
    });
  }
}

/**
 * Returns the Cache-Control header. If the hash in the address is that of earlier pictures, or of pictures that were published in the last
 * ten minutes, the response may be a picture of another hash. So caches may keep it only for a short time.
 */
function cacheControl(age: 'current' | 'earlier' | null, isProvisional = false): string {
  if (age !== 'current') return 'public, max-age=300';
  return `public, max-age=${FOR_EVER},${isProvisional ? ` s-maxage=${PROVISIONAL},` : ''} immutable`;
}

/**
 * Returns 404. For a layer, the response has no body, because the browser leaves a missing layer out. For any other picture, the body is a
 * placeholder picture.
 */
function missing(c: Context, path: string): Response {
  return isLayerPath(path) ? c.body(null, 404, { 'Cache-Control': 'no-store' }) : answerPlaceholder(c);
}

/** Returns the reason why a file is not valid JSON; null: the file is valid. */
function faultOfDescription(bytes: Buffer | null): string | null {
  if (!bytes) return MISSING;
  try {
    JSON.parse(bytes.toString('utf8'));
    return null;
  } catch (error) {
    return `not readable as JSON: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** Responds with the unchanged bytes of a manifest or a scene file. */
function description(c: Context, bytes: Buffer<ArrayBuffer> | null, control: string): Response {
  if (!bytes) throw unknown(c);
  return c.body(bytes, 200, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': control });
}

function unknown(c: Context): AppError {
  return new AppError('unknown-picture', `There is no picture ${c.req.path}`);
}
