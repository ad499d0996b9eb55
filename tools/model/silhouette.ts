import type { HouseSolids, Part, PartName } from '@gavel/house-model';
import { emptySamples, fillTriangles } from '../../packages/house-model/src/still/fill-triangles.ts';

/** A camera of the studio, as `studio/blender/exterior/view.py` places it: level, and pointing at the middle of the house. */
export interface StudioCamera {
  /** Degrees around the house from its front; positive: to the right for a person who faces the front. */
  readonly azimuth: number;
  /** The focal length in mm. */
  readonly lens: number;
  /** The height over the ground, m. */
  readonly eye: number;
}

/** Which pixels of a picture show the house: one byte for each pixel, row by row from the top. */
export interface Mask {
  readonly pixels: Uint8Array;
  readonly width: number;
  readonly height: number;
}

export interface Overlap {
  /** The fraction of the mask's pixels that the model covers. */
  readonly covered: number;
  /** The fraction of the model's pixels that are outside the mask. */
  readonly outside: number;
}

/** Parts inside the house: a mask never shows them. */
const INSIDE = new Set<PartName>(['floor', 'ceiling', 'partition', 'stairs', 'furniture', 'curtain']);
/** The width of the sensor of Blender's camera, mm. */
const SENSOR = 36;
/**
 * `FAR` is a distance in m at which every house fits in the picture. `FACTORS` are the distances to try, as factors of the estimated
 * distance.
 */
const FAR = 26;
const FACTORS = [0.94, 0.97, 1, 1.03, 1.06] as const;

/**
 * Returns how well the outline of a model fits the mask of a photograph. The description of a photograph does not contain the camera's
 * distance and the shift of its lens. So this function estimates the distance by the area of the outline, tries some distances around the
 * estimate, and aligns the centres of the two outlines.
 */
export function overlap(model: HouseSolids, camera: StudioCamera, mask: Mask): Overlap {
  const parts = model.parts.filter(({ name }) => !INSIDE.has(name));
  const seenFrom = (distance: number) => project(parts, model.measures, camera, distance, mask.width);
  const lens = [mask.width / 2, mask.height / 2] as const;
  const estimate = FAR * Math.sqrt(areaOf(fill(seenFrom(FAR), mask, lens)) / areaOf(mask));
  const middle = centreOf(mask);
  const tried = FACTORS.map((factor) => {
    const corners = seenFrom(estimate * factor);
    const [x, y] = centreOf(fill(corners, mask, lens));
    return compare(mask, fill(corners, mask, [lens[0] + middle[0] - x, lens[1] + middle[1] - y]));
  });
  // A mask leaves out panes and the edge of the roof. So a part of the model is outside the mask even if model and photograph have the same
  // outline, and `outside` counts only half.
  const [best] = tried.toSorted((one, other) => one.outside / 2 - one.covered - (other.outside / 2 - other.covered));
  if (!best) throw new Error('no distance was tried');
  return best;
}

/**
 * Returns three numbers for each corner of the triangles: x and y in pixels from the lens axis, and 1 divided by the distance from the
 * camera in m.
 */
function project(
  parts: readonly Part[],
  { length, depth }: HouseSolids['measures'],
  { azimuth, lens, eye }: StudioCamera,
  distance: number,
  width: number,
): Float32Array {
  const angle = (azimuth * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const focal = (lens / SENSOR) * width;
  const seen: number[] = [];
  for (const { mesh } of parts) {
    for (let at = 0; at < mesh.positions.length; at += 3) {
      const [x, z] = [(mesh.positions[at] ?? 0) - length / 2, (mesh.positions[at + 2] ?? 0) - depth / 2];
      const away = distance - (x * sin + z * cos);
      seen.push((focal * (x * cos - z * sin)) / away, (focal * (eye - (mesh.positions[at + 1] ?? 0))) / away, 1 / away);
    }
  }
  return new Float32Array(seen);
}

/** Returns the mask of the triangles. @param lens the pixel of the picture through which the lens axis goes */
function fill(corners: Float32Array, { width, height }: Mask, lens: readonly [x: number, y: number]): Mask {
  const samples = emptySamples(width, height);
  fillTriangles(
    samples,
    corners.map((value, at) => value + (at % 3 === 0 ? lens[0] : at % 3 === 1 ? lens[1] : 0)),
  );
  return { pixels: Uint8Array.from(samples.triangles, (triangle) => (triangle < 0 ? 0 : 1)), width, height };
}

function centreOf({ pixels, width }: Mask): readonly [x: number, y: number] {
  let [count, x, y] = [0, 0, 0];
  for (let at = 0; at < pixels.length; at++) {
    if (!pixels[at]) continue;
    count += 1;
    x += at % width;
    y += Math.floor(at / width);
  }
  return [x / count, y / count];
}

function areaOf({ pixels }: Mask): number {
  return pixels.reduce((sum, isHouse) => sum + isHouse, 0);
}

function compare(mask: Mask, model: Mask): Overlap {
  const both = mask.pixels.reduce((sum, isHouse, at) => sum + (isHouse && model.pixels[at] ? 1 : 0), 0);
  return { covered: both / areaOf(mask), outside: 1 - both / areaOf(model) };
}
