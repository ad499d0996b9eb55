import type { Vector } from '../geometry/vector.ts';
import type { HouseSolids, PartName } from '../house-model.ts';
import { type Camera, cameraFor, type Frame, seenBy } from './camera.ts';
import { createLevels } from './colour.ts';
import { daylightFrom } from './daylight.ts';
import { emptySamples, fillTriangles } from './fill-triangles.ts';
import { finishOf } from './finish.ts';
import { createGarden } from './garden.ts';
import { createLawn } from './lawn.ts';
import { createLightMap } from './light-map.ts';
import type { Paints } from './paints.ts';
import { shrubsAlong, treesBehind } from './plants.ts';
import { resolve } from './resolve.ts';
import { createShading } from './shading.ts';
import { createSky } from './sky.ts';
import { type Soup, soupOf } from './soup.ts';

/** A rendered picture of the 3D model: three bytes for each pixel, row by row from the top. */
export interface Still {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array<ArrayBuffer>;
}

export interface StillView {
  /** The direction of the viewpoint: degrees around the house from its front to the right. */
  readonly azimuth: number;
  /** The direction of the sun: degrees around the house from the viewpoint to the right. */
  readonly sunTurn: number;
  /** The height of the sun: degrees over the horizon. */
  readonly sunHeight: number;
}

/** The exposure of the browser’s 3D view. With a larger one, white walls would be too bright to show their boards. */
const EXPOSURE = 0.88;
/**
 * Each pixel has four sampling points, one below the other: their distances from its left edge, as fractions of its width. The distances
 * differ, so that slanting edges show no steps.
 */
const OFFSETS = [0.375, 0.875, 0.125, 0.625] as const;
/** The number of pixel rows that are rendered at a time. It is small, so that few sampling points are in memory. */
const BAND = 48;
const SUN_PIXELS = 1000;
const HEAVEN_PIXELS = 180;
/** Parts inside the house. They cast no shadow, because the walls already block the light. */
const INSIDE = new Set<PartName>(['furniture', 'partition', 'stairs', 'floor']);

/** Renders a house in its garden. Equal arguments give equal pixels. */
export function renderStill(
  solids: HouseSolids,
  { azimuth, sunTurn, sunHeight }: StillView,
  frame: Frame,
  paints: Paints,
): Still {
  const { width, height } = frame;
  const { measures, materials } = solids;
  const camera = cameraFor(measures, azimuth, frame);
  const daylight = daylightFrom(azimuth + sunTurn, sunHeight);
  const isPane = (key: string) => key === 'glass' || key === 'railingGlass';
  const solid = soupOf(solids, ({ material }) => !isPane(material));
  const panes = soupOf(solids, ({ material }) => isPane(material));
  const sky = createSky(daylight, paints.clouds());
  const { positions: shell } = soupOf(solids, ({ material, name }) => !isPane(material) && !INSIDE.has(name));
  const sun = createLightMap(shell, daylight.sun, SUN_PIXELS, 2);
  const heaven = heavenly().map((towards) => createLightMap(shell, towards, HEAVEN_PIXELS, 1));
  const lit = { camera, daylight, sky, sun, heaven };
  const finishes = ({ keys }: Soup) =>
    keys.map((key) => finishOf(materials.get(key) ?? { look: 'paint', form: '', colour: '#808080' }, paints.reliefOf));
  const shadings = { solid: createShading(solid, finishes(solid), lit), panes: createShading(panes, finishes(panes), lit) };
  const gravel = paints.reliefOf('stone', 'gravel');
  const lawn = createLawn(measures, { grass: paints.grass(), gravel, tones: paints.clouds() }, daylight, sun);
  const plants = paints.plants();
  const garden = createGarden({ camera, daylight, sky, lawn, trees: treesBehind(camera, plants) });
  const shrubs = shrubsAlong(camera, plants, measures);
  const corners = [cornersOf(solid, camera), cornersOf(panes, camera)] as const;
  const levels = createLevels();
  const pixels = new Uint8Array(width * height * 3);
  for (let top = 0; top < height; top += BAND) {
    const rows = Math.min(BAND, height - top);
    const near = emptySamples(width, rows * OFFSETS.length, 1 / OFFSETS.length, top + 0.5 / OFFSETS.length, OFFSETS);
    fillTriangles(near, corners[0]);
    const before = { ...near, nearness: near.nearness.slice(), triangles: new Int32Array(near.triangles.length).fill(-1) };
    fillTriangles(before, corners[1]);
    const energy = resolve({ near, before, ...shadings, garden, shrubs, top, rows });
    levels(energy, EXPOSURE, pixels, top * width * 3);
  }
  return { width, height, pixels };
}

/** Returns the corners of triangles in pixels, with a nearness that grows evenly over each triangle. */
function cornersOf({ positions }: Soup, camera: Camera): Float32Array {
  const corners = new Float32Array(positions.length);
  for (let index = 0; index < positions.length; index += 3) {
    const [x, y, distance] = seenBy(camera, positions[index] ?? 0, positions[index + 1] ?? 0, positions[index + 2] ?? 0);
    corners.set([x, y, 1 / distance], index);
  }
  return corners;
}

/** Returns directions spread over the sky: a low ring, a high ring, and almost straight up. */
function heavenly(): readonly Vector[] {
  const ring = (count: number, height: number, from: number) =>
    Array.from({ length: count }, (_, index): Vector => {
      const turn = ((index + from) / count) * 2 * Math.PI;
      return [Math.sin(turn) * Math.cos(height), Math.sin(height), Math.cos(turn) * Math.cos(height)];
    });
  return [...ring(7, 0.42, 0.3), ...ring(4, 0.95, 0.1), [0.02, 1, 0.01]];
}
