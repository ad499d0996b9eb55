import type { Camera } from './camera.ts';
import type { Soup } from './soup.ts';
import { type Triangle, triangleOf } from './triangle.ts';

/**
 * The point on a triangle that a pixel shows. All pixels share one object, whose numbers change: an object for each of a million pixels
 * would be slow.
 */
export interface Spot {
  material: number;
  x: number;
  y: number;
  z: number;
  /** The direction from the camera, length 1. */
  viewX: number;
  viewY: number;
  viewZ: number;
  /** The normal without relief; `normalX` to `normalZ` are the normal with relief. */
  smoothX: number;
  smoothY: number;
  smoothZ: number;
  normalX: number;
  normalY: number;
  normalZ: number;
  /** The cosine of the angle between the normal and the direction to the camera. */
  facing: number;
  /** The width of the surface that the pixel shows, across the view, m. */
  pixel: number;
  /**
   * Whether the triangle has a texture. Only then the next fields are valid: the position in the texture (m), and the direction of the view
   * in the texture's axes.
   */
  hasTexture: boolean;
  u: number;
  v: number;
  awayU: number;
  awayV: number;
  /** Tilts the normal by the slopes of the relief along both axes of the texture. */
  bend(slopeU: number, slopeV: number): void;
}

interface Places {
  /** Returns the place on a triangle that a pixel shows: always the same object, with new numbers. */
  find(triangle: number, x: number, y: number): Spot;
}

export function createPlaces(soup: Soup, { eye, right, up, forward, focal, ahead }: Camera): Places {
  const triangles: (Triangle | undefined)[] = [];
  let triangle = triangleOf(soup, 0);
  const spot = emptySpot((slopeU, slopeV) => {
    if (!triangle.along) return;
    const [along, upwards] = triangle.along;
    const out = Math.sqrt(Math.max(0.05, 1 - slopeU * slopeU - slopeV * slopeV));
    const x = spot.smoothX * out + along[0] * slopeU + upwards[0] * slopeV;
    const y = spot.smoothY * out + along[1] * slopeU + upwards[1] * slopeV;
    const z = spot.smoothZ * out + along[2] * slopeU + upwards[2] * slopeV;
    const length = Math.sqrt(x * x + y * y + z * z);
    spot.normalX = x / length;
    spot.normalY = y / length;
    spot.normalZ = z / length;
  });
  return {
    find(index, x, y) {
      triangle = triangles[index] ?? triangleOf(soup, index);
      triangles[index] = triangle;
      const aside = (x - ahead[0]) / focal;
      const over = (ahead[1] - y) / focal;
      const rayX = forward[0] + right[0] * aside + up[0] * over;
      const rayY = forward[1] + right[1] * aside + up[1] * over;
      const rayZ = forward[2] + right[2] * aside + up[2] * over;
      put(spot, triangle, eye, rayX, rayY, rayZ);
      spot.pixel /= focal;
      return spot;
    },
  };
}

/**
 * Writes the point where a ray meets a triangle into `spot`. Writes the distance into `spot.pixel`; the calling function must divide it by
 * `focal`.
 */
function put(spot: Spot, triangle: Triangle, eye: readonly [number, number, number], rayX: number, rayY: number, rayZ: number) {
  const { corner, sides, normal, products, spread } = triangle;
  const [e, f] = sides;
  const facing = Math.min(-1e-4, normal[0] * rayX + normal[1] * rayY + normal[2] * rayZ);
  const fromX = corner[0] - eye[0];
  const fromY = corner[1] - eye[1];
  const fromZ = corner[2] - eye[2];
  const distance = (normal[0] * fromX + normal[1] * fromY + normal[2] * fromZ) / facing;
  const dx = rayX * distance - fromX;
  const dy = rayY * distance - fromY;
  const dz = rayZ * distance - fromZ;
  const de = dx * e[0] + dy * e[1] + dz * e[2];
  const df = dx * f[0] + dy * f[1] + dz * f[2];
  const whole = products[0] * products[2] - products[1] * products[1] || 1e-12;
  // The middle of a pixel at the triangle's edge may be outside the triangle, so limit the place to the triangle.
  const p = Math.min(1, Math.max(0, (products[2] * de - products[1] * df) / whole));
  const q = Math.min(1 - p, Math.max(0, (products[0] * df - products[1] * de) / whole));
  const length = Math.sqrt(rayX * rayX + rayY * rayY + rayZ * rayZ);
  spot.material = triangle.material;
  spot.x = corner[0] + e[0] * p + f[0] * q;
  spot.y = corner[1] + e[1] * p + f[1] * q;
  spot.z = corner[2] + e[2] * p + f[2] * q;
  spot.viewX = rayX / length;
  spot.viewY = rayY / length;
  spot.viewZ = rayZ / length;
  spot.facing = -facing / length;
  spot.pixel = distance;
  spot.u = triangle.spot[0] + p * spread[0] + q * spread[2];
  spot.v = triangle.spot[1] + p * spread[1] + q * spread[3];
  putNormal(spot, triangle, p, q);
  spot.hasTexture = triangle.along !== null;
  if (triangle.along) putWay(spot, triangle, triangle.along);
}

function putNormal(spot: Spot, { bent, normal }: Triangle, p: number, q: number): void {
  const rest = 1 - p - q;
  const x = bent ? bent[0][0] * rest + bent[1][0] * p + bent[2][0] * q : normal[0];
  const y = bent ? bent[0][1] * rest + bent[1][1] * p + bent[2][1] * q : normal[1];
  const z = bent ? bent[0][2] * rest + bent[1][2] * p + bent[2][2] * q : normal[2];
  const length = Math.sqrt(x * x + y * y + z * z) || 1;
  spot.smoothX = x / length;
  spot.smoothY = y / length;
  spot.smoothZ = z / length;
  spot.normalX = spot.smoothX;
  spot.normalY = spot.smoothY;
  spot.normalZ = spot.smoothZ;
}

/** Writes the direction of the view along the surface, in the axes of the texture. */
function putWay(spot: Spot, { normal }: Triangle, [right, up]: NonNullable<Triangle['along']>): void {
  const x = spot.viewX + normal[0] * spot.facing;
  const y = spot.viewY + normal[1] * spot.facing;
  const z = spot.viewZ + normal[2] * spot.facing;
  const length = Math.sqrt(x * x + y * y + z * z) || 1;
  spot.awayU = (x * right[0] + y * right[1] + z * right[2]) / length;
  spot.awayV = (x * up[0] + y * up[1] + z * up[2]) / length;
}

function emptySpot(bend: Spot['bend']): Spot {
  return {
    ...{ material: 0, x: 0.5, y: 0.5, z: 0.5, viewX: 0.5, viewY: 0.5, viewZ: 0.5, smoothX: 0.5, smoothY: 0.5, smoothZ: 0.5 },
    ...{
      normalX: 0.5,
      normalY: 0.5,
      normalZ: 0.5,
      facing: 0.5,
      pixel: 0.5,
      hasTexture: false,
      u: 0.5,
      v: 0.5,
      awayU: 0.5,
      awayV: 0.5,
    },
    bend,
  };
}
