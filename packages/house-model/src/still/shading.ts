import type { Camera } from './camera.ts';
import { darkness, type Light, mix, smoothstep } from './colour.ts';
import type { Daylight } from './daylight.ts';
import type { Finish } from './finish.ts';
import type { LightMap } from './light-map.ts';
import { createPlaces, type Spot } from './places.ts';
import type { ReliefMap } from './relief-map.ts';
import type { Sky } from './sky.ts';
import type { Soup } from './soup.ts';

/** The light that the surfaces of a house send to the camera. */
export interface Shading {
  /**
   * Writes the light of a triangle at a pixel into `into`. Before the call, `into` must contain the light from behind the triangle, because
   * a pane lets a part of that light through.
   */
  show(triangle: number, x: number, y: number, into: Light): void;
}

interface Lit {
  readonly camera: Camera;
  readonly daylight: Daylight;
  readonly sky: Sky;
  readonly sun: LightMap;
  /**
   * Distant lights spread over the sky. The share of these lights that reaches a place is the share of the sky that is visible from there.
   */
  readonly heaven: readonly LightMap[];
}

const PARTS = [0, 1, 2] as const;
/** Light is measured at this distance from a surface, so that the surface does not shade itself, m. */
const LIFT = 0.025;
/** The share of the sky's light that reaches a point from which no sky is visible. */
const LEAST_SKY = 0.3;
/** Every third pixel of a row measures the sky's light, because measuring is half of the work and the light changes slowly. */
const STEP = 3;
/** The share of the sky that counts as visible from a surface which faces down. */
const FROM_BELOW = 0.75;

/** @param finishes the finish of each material, in the order of `soup.keys` */
export function createShading(soup: Soup, finishes: readonly Finish[], { camera, daylight, sky, sun, heaven }: Lit): Shading {
  const places = createPlaces(soup, camera);
  const around = darkness();
  const texture = new Float64Array(3);
  /** The last pixel that measured the sky's light. The next pixels to its right on the same triangle use its result. */
  let last = { triangle: -1, x: 0, y: 0, seen: 0 };

  const skySeen = (spot: Spot, x: number, y: number, z: number) => {
    let seen = 0;
    let whole = 0;
    for (const map of heaven) {
      const weight = spot.smoothX * map.towards[0] + spot.smoothY * map.towards[1] + spot.smoothZ * map.towards[2];
      if (weight <= 0.05) continue;
      whole += weight;
      seen += weight * map.reaches(x, y, z);
    }
    return LEAST_SKY + (1 - LEAST_SKY) * (whole === 0 ? FROM_BELOW : seen / whole);
  };

  const mirror = ({ mirror: share, blur }: Finish, spot: Spot, seen: number, into: Light) => {
    const facing = Math.max(0, -(spot.viewX * spot.normalX + spot.viewY * spot.normalY + spot.viewZ * spot.normalZ));
    const fresnel = share + (1 - share) * (1 - blur) * (1 - facing) ** 5;
    const bouncedY = spot.viewY + 2 * facing * spot.normalY;
    sky.reflect(spot.viewX + 2 * facing * spot.normalX, bouncedY, spot.viewZ + 2 * facing * spot.normalZ, around);
    const high = smoothstep(-0.4, 0.6, bouncedY);
    for (const part of PARTS) {
      const dim = mix(daylight.ground[part], daylight.sky[part], high) / Math.PI;
      const light = mix(around[part] ?? 0, dim, Math.min(1, blur * 1.6));
      into[part] = mix(into[part] ?? 0, light, fresnel * seen);
    }
  };

  return {
    show(index, x, y, into) {
      const spot = places.find(index, x, y);
      const finish = finishes[spot.material];
      if (!finish) return;
      const bright = finish.relief ? addRelief(spot, finish.relief, texture) : 1;
      const px = spot.x + spot.smoothX * LIFT;
      const py = spot.y + spot.smoothY * LIFT;
      const pz = spot.z + spot.smoothZ * LIFT;
      if (index !== last.triangle || y !== last.y || x - last.x >= STEP) {
        last = { triangle: index, x, y, seen: skySeen(spot, px, py, pz) };
      }
      const { seen } = last;
      const towards = daylight.sun;
      const isLit = spot.smoothX * towards[0] + spot.smoothY * towards[1] + spot.smoothZ * towards[2] > 0;
      const facing = isLit ? Math.max(0, spot.normalX * towards[0] + spot.normalY * towards[1] + spot.normalZ * towards[2]) : 0;
      const lit = facing === 0 ? 0 : facing * sun.reaches(px, py, pz);
      const high = 0.5 * spot.normalY + 0.5;
      for (const part of PARTS) {
        const sent = daylight.sunlight[part] * lit + mix(daylight.ground[part], daylight.sky[part], high) * seen;
        const own = finish.colour[part] * (finish.glow + (bright * sent) / Math.PI);
        into[part] = mix(into[part] ?? 0, own, finish.opacity);
      }
      if (finish.mirror > 0) mirror(finish, spot, 0.4 + 0.6 * seen, into);
    },
  };
}

/** The largest number of points of a relief, along the view, that one pixel averages. */
const MOST = 6;

/** Tilts the normal of a spot by the slopes of the relief, and returns the relief’s brightness. */
function addRelief(spot: Spot, relief: ReliefMap, sum: Float64Array): number {
  if (!spot.hasTexture) return 1;
  sum.fill(0);
  const facing = Math.max(0.05, spot.facing);
  const long = spot.pixel / facing;
  const count = Math.min(MOST, Math.max(1, Math.round(1 / facing)));
  const level = Math.round(Math.log2(Math.max(spot.pixel, long / count) / relief.finest) - 0.25);
  const at = Math.min(relief.levels - 1, Math.max(0, level));
  for (let sample = 0; sample < count; sample++) {
    const far = long * ((sample + 0.5) / count - 0.5);
    relief.add(sum, spot.u + spot.awayU * far, spot.v + spot.awayV * far, at, 1 / count);
  }
  spot.bend(sum[1] ?? 0, sum[2] ?? 0);
  return sum[0] ?? 1;
}
