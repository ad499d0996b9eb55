import { samplePatterns } from '@gavel/range';
import { type Context, Hono } from 'hono';
import { BoundedCache } from '../../app/bounded-cache.ts';
import type { Dependencies } from '../../app/dependencies.ts';
import { AppError } from '../../app/errors.ts';
import type { CurrentRange } from '../../modules/range/current-range.ts';
import { drawElevation } from '../drawings/draw-elevation.ts';
import { drawHouse } from '../drawings/draw-house.ts';
import { drawLandscape } from '../drawings/draw-landscape.ts';
import { drawPlan } from '../drawings/draw-plan.ts';
import { drawPortrait } from '../drawings/draw-portrait.ts';
import { drawRoom, rooms } from '../drawings/draw-room.ts';
import { drawSample } from '../drawings/draw-sample.ts';
import { pictureKeys } from './picture-keys.ts';

/** A drawing takes some 100 KB. */
const KEPT = 300;

/** Pictures that are drawn from what their address says. What the range does not know is never drawn, so nobody can fill the memory. */
export function mediaRoutes({ currentRange }: Dependencies): Hono {
  const drawings = new BoundedCache<string>(KEPT);

  /** Draws once for everything that decides the drawing. */
  const drawn = (c: Context, deciding: unknown, draw: () => string) =>
    c.body(drawings.get(JSON.stringify([c.req.path, deciding]), draw), 200, {
      'Content-Type': 'image/svg+xml; charset=utf-8',
      'Cache-Control': 'public, max-age=86400, stale-while-revalidate=604800',
    });

  const houseAt = async (c: Context) => {
    const key = nameIn(c);
    const range = await currentRange();
    const house = range.houses.find((one) => one.key === key);
    if (!house) throw unknown(c);
    return { range, house, drawing: house.drawing };
  };

  return new Hono()
    .get('/media/drawn/house/:file', async (c) => {
      const { range, drawing } = await houseAt(c);
      const keys = pictureKeys(range.paints, drawing.colours, c.req.query());
      const view = c.req.query('view') === 'back' ? 'back' : 'front';
      const isWide = c.req.query('frame') === 'wide';
      return drawn(c, [drawing, [...keys], view, isWide], () => drawHouse(drawing, keys, view, isWide));
    })
    .get('/media/drawn/elevation/:file', async (c) => {
      const { drawing } = await houseAt(c);
      return drawn(c, drawing, () => drawElevation(drawing));
    })
    .get('/media/drawn/plan/:file', async (c) => {
      const { drawing, house } = await houseAt(c);
      const { houseArea, rooms: roomCount } = house;
      return drawn(c, [drawing, houseArea, roomCount], () => drawPlan(drawing, houseArea, roomCount));
    })
    .get('/media/drawn/room/:file', async (c) => {
      const name = nameIn(c);
      const room = rooms.find((one) => one === name);
      if (!room) throw unknown(c);
      const range = await currentRange();
      const keys = pictureKeys(range.paints, [], c.req.query());
      const camera = camerasOf(range).find((id) => id === c.req.query('camera')) ?? '';
      return drawn(c, [[...keys], camera], () => drawRoom(room, keys, camera));
    })
    .get('/media/drawn/sample/:file', (c) => {
      const [, name, colour, accent] = /^([a-z-]+?)-([0-9a-f]{6})(?:-([0-9a-f]{6}))?$/.exec(nameIn(c)) ?? [];
      const pattern = samplePatterns.find((one) => one === name);
      if (!pattern || colour === undefined) throw unknown(c);
      return drawn(c, null, () => drawSample(pattern, `#${colour}`, accent === undefined ? null : `#${accent}`));
    })
    .get('/media/drawn/portrait/:file', (c) => {
      const name = nameIn(c);
      return drawn(c, null, () => drawPortrait(name));
    })
    .get('/media/drawn/landscape/:file', (c) => {
      const seed = nameIn(c);
      return drawn(c, null, () => drawLandscape(seed));
    })
    .all('/media/*', (c) => {
      throw unknown(c);
    });
}

/** `tallbacken` of `/media/drawn/house/tallbacken.svg`. */
function nameIn(c: Context): string {
  const [, name] = /^([a-z0-9-]{1,80})\.svg$/.exec(c.req.param('file') ?? '') ?? [];
  if (name === undefined) throw unknown(c);
  return name;
}

function camerasOf({ houses }: CurrentRange): string[] {
  return houses.flatMap(({ webConfiguration }) =>
    webConfiguration.sections.flatMap(({ dynamicImageCameras }) => dynamicImageCameras.map(({ id }) => id)),
  );
}

function unknown(c: Context): AppError {
  return new AppError('unknown-picture', `There is no picture ${c.req.path}`);
}
