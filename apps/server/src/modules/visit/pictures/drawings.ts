import { samplePatterns } from '@gavel/core';
import {
  drawElevation,
  drawHouse,
  drawingOfPlan,
  drawLandscape,
  drawPlan,
  drawPortrait,
  drawRoom,
  drawSample,
  rooms,
} from '@gavel/drawings';
import { createTexts, planTexts } from '@gavel/texts';
import { BoundedCache } from '../../../cache/bounded-cache.ts';
import type { CurrentRange } from '../../range/current-range.ts';
import { fingerprint } from './fingerprint.ts';
import { pictureKeys } from './picture-keys.ts';

/**
 * Returns the SVG for an address under `/media/drawn/`; null: there is no such drawing. Picture keys that the range does not know are
 * ignored.
 */
export type Drawings = (range: CurrentRange, path: string, query: DrawingQuery) => string | null;

type DrawingQuery = Readonly<Record<string, string>>;

/** The size of the cache of drawings in bytes, enough for about 150 drawings. */
const LARGEST = 12_000_000;

/**
 * Returns a function that makes drawings and caches the most recently used ones. The cache key contains all data that affects a drawing.
 */
export function drawings(): Drawings {
  const cache = new BoundedCache<string>(LARGEST, ({ length }) => length);
  return (range, address, query) => {
    const [path = '', asked = ''] = address.split('?');
    const [, kind = '', name = ''] = /^\/media\/drawn\/([a-z]+)\/([a-z0-9-]{1,80})\.svg$/.exec(path) ?? [];
    const drawing = Object.hasOwn(kinds, kind)
      ? kinds[kind]?.(range, name, { ...query, ...Object.fromEntries(new URLSearchParams(asked)) })
      : null;
    return drawing ? cache.get(JSON.stringify([kind, name, drawing.deciding]), drawing.draw) : null;
  };
}

interface Drawing {
  readonly deciding: unknown;
  draw(): string;
}

type Kind = (range: CurrentRange, name: string, query: DrawingQuery) => Drawing | null;

const kinds: Readonly<Record<string, Kind>> = {
  house: (range, name, query) => {
    const house = houseOf(range, name);
    if (!house) return null;
    const { drawing } = house;
    const keys = pictureKeys(range.paints, drawing.colours, query);
    const view = viewIn(query);
    const isWide = query.frame === 'wide';
    return { deciding: [drawing, [...keys], view, isWide], draw: () => drawHouse(drawing, keys, view, isWide) };
  },
  elevation: (range, name, query) => {
    const house = houseOf(range, name);
    const view = viewIn(query);
    return house && { deciding: [house.drawing, view], draw: () => drawElevation(house.drawing, view) };
  },
  plan: (range, name, query) => {
    const house = houseOf(range, name);
    if (!house) return null;
    const { drawing, houseArea, rooms: roomCount, plan } = house;
    if (plan) {
      const { deciding, draw } = drawingOfPlan({ plan, drawing }, query, () => createTexts(range.texts).of(planTexts));
      return { deciding: [fingerprint(plan), fingerprint(drawing), fingerprint(range.texts), deciding], draw };
    }
    return { deciding: [drawing, houseArea, roomCount], draw: () => drawPlan(drawing, houseArea, roomCount) };
  },
  room: (range, name, query) => {
    const room = rooms.find((one) => one === name);
    if (!room) return null;
    const keys = pictureKeys(range.paints, [], query);
    const camera = camerasOf(range).find((id) => id === query.camera) ?? '';
    return { deciding: [[...keys], camera], draw: () => drawRoom(room, keys, camera) };
  },
  sample: (_, name) => {
    const [, patternName, colour, accent] = /^([a-z0-9-]+?)-([0-9a-f]{6})(?:-([0-9a-f]{6}))?$/.exec(name) ?? [];
    const pattern = samplePatterns.find((one) => one === patternName);
    if (!pattern || colour === undefined) return null;
    return { deciding: null, draw: () => drawSample(pattern, `#${colour}`, accent === undefined ? null : `#${accent}`) };
  },
  portrait: (_, name) => ({ deciding: null, draw: () => drawPortrait(name.replaceAll('-', ' ')) }),
  landscape: (_, name) => ({ deciding: null, draw: () => drawLandscape(name) }),
};

function viewIn({ view }: DrawingQuery) {
  return view === 'back' ? 'back' : 'front';
}

function houseOf({ houses }: CurrentRange, key: string) {
  return houses.find((house) => house.key === key) ?? null;
}

function camerasOf({ houses }: CurrentRange): string[] {
  return houses.flatMap(({ webConfiguration }) =>
    webConfiguration.sections.flatMap(({ dynamicImageCameras }) => dynamicImageCameras.map(({ id }) => id)),
  );
}
