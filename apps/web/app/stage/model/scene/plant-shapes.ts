import { hash } from '@gavel/house-model/surfaces';
import { BufferGeometry, Color, Float32BufferAttribute, Vector3 } from 'three';

// Plants of few opaque triangles. Without a graphics processor, transparent pictures of plants would take most of a frame’s time.

/** Collects the triangles of a plant. Coordinates are in metres; the foot of the plant is at the origin. */
interface Growing {
  /** Adds a leaf, a twig or a branch: two triangles in the shape of a kite from root to tip, lit as if the kite were folded. */
  kite(root: Vector3, tip: Vector3, side: Vector3, facing: Vector3, inner: Color, outer: Color): void;
  triangle(corners: readonly [Vector3, Vector3, Vector3], facing: readonly Vector3[], colours: readonly Color[]): void;
}

/** How finely a plant is built. Without a graphics processor, each triangle costs time. */
export type PlantDetail = 'fine' | 'plain';

/** Returns a spruce, about 13 m high: rings of drooping branches that get longer towards the ground. */
export function spruceShape(detail: PlantDetail): BufferGeometry {
  const tiers = detail === 'fine' ? 14 : 8;
  return grown((plant) => {
    growTrunk(plant, { high: 2.6, wide: 0.2, sides: 5, rings: [0, 1] }, () => BARK.spruce);
    growHeart(plant);
    for (let tier = 0; tier < tiers; tier++) {
      const share = tier / (tiers - 1);
      const [y, reach] = [1.1 + share * 11.4, 2.9 * (1 - share) ** 0.85 + 0.16];
      const count = share > 0.75 ? 5 : 7;
      for (let index = 0; index < count; index++) {
        const turn = ((index + 0.6 * hash(index, tier)) / count) * 2 * Math.PI + tier * 0.9;
        const out = new Vector3(Math.sin(turn), 0, Math.cos(turn));
        const long = reach * (0.78 + 0.4 * hash(index, tier + 20));
        const root = new Vector3(0, y + 0.35 + 0.36 * long, 0);
        const tip = out
          .clone()
          .multiplyScalar(long)
          .setY(y - 0.16 * long);
        const side = new Vector3(out.z, 0, -out.x).multiplyScalar(long * 0.42);
        const outer = NEEDLES.tip.clone().multiplyScalar(0.72 + 0.36 * share + 0.3 * hash(index, tier + 40));
        plant.kite(root, tip, side, out.clone().setY(0.6).normalize(), NEEDLES.inner, outer);
      }
    }
  });
}

/** Adds the dark inside of a spruce: a narrow cone up to its tip, so that no sky shows between the branches. */
function growHeart(plant: Growing): void {
  const tip = new Vector3(0, 13.3, 0);
  const foot = (side: number) => new Vector3(Math.sin((side * Math.PI) / 3) * 0.85, 1.3, Math.cos((side * Math.PI) / 3) * 0.85);
  for (let side = 0; side < 6; side++) {
    const [a, b] = [foot(side), foot(side + 1)];
    const out = a.clone().add(b).setY(0.3).normalize();
    plant.triangle([a, b, tip], [out, out, out], [NEEDLES.inner, NEEDLES.inner, NEEDLES.tip]);
  }
}

/** Returns a birch, about 9.5 m high: a white trunk, and a crown of rounded masses with hanging twigs. */
export function birchShape(detail: PlantDetail): BufferGeometry {
  const leaves = detail === 'fine' ? { twigs: 28, size: 0.6 } : { twigs: 9, size: 1.05 };
  return grown((plant) => {
    growTrunk(plant, { high: 6.4, wide: 0.15, sides: 5, rings: [0, 0.2, 0.26, 0.4, 0.44, 0.6, 0.66, 1] }, (ring) =>
      ring % 2 === 0 ? BARK.birch : BARK.mark,
    );
    for (let lobe = 0; lobe < 8; lobe++) {
      const turn = lobe * 2.4;
      const away = lobe === 7 ? 0 : 1.25 + 0.5 * hash(lobe, 71);
      const middle = new Vector3(Math.sin(turn) * away, 3.7 + lobe * 0.62, Math.cos(turn) * away);
      growCrown(plant, {
        middle,
        radius: 1.5 - lobe * 0.05,
        ...leaves,
        seed: lobe,
        hang: 0.55,
        ...LEAVES,
        over: [2.4, 9.5],
      });
    }
  });
}

/** Returns a round shrub, about 1 m high. */
export function shrubShape(): BufferGeometry {
  return grown((plant) => {
    const shape = { twigs: 64, size: 0.19, hang: -0.15, ...SHRUB, over: [0, 1] as const };
    growCrown(plant, { middle: new Vector3(0.06, 0.42, 0), radius: 0.5, seed: 11, ...shape });
    growCrown(plant, { middle: new Vector3(-0.3, 0.26, 0.08), radius: 0.33, seed: 12, ...shape, twigs: 32 });
    growCrown(plant, { middle: new Vector3(0.38, 0.26, -0.05), radius: 0.3, seed: 13, ...shape, twigs: 26 });
  });
}

const BARK = { spruce: new Color('#4a3b2d'), birch: new Color('#d9d6cd'), mark: new Color('#5a5650') } as const;
const NEEDLES = { inner: new Color('#1a2c1e'), tip: new Color('#3f5f3a') } as const;
const LEAVES = { inner: new Color('#4c6b30'), outer: new Color('#86a955') } as const;
const SHRUB = { inner: new Color('#41612e'), outer: new Color('#7da053') } as const;

interface Crown {
  readonly middle: Vector3;
  readonly radius: number;
  readonly twigs: number;
  readonly seed: number;
  /** `size`: the length of a twig, in m. `hang`: how far the twig bends down, as a fraction of its length. */
  readonly size: number;
  readonly hang: number;
  readonly inner: Color;
  readonly outer: Color;
  /** The heights between which the leaves get gradually lighter, in m. */
  readonly over: readonly [low: number, high: number];
}

/** Adds a rounded mass of leaves: twigs on a ball, around a dark core. */
function growCrown(plant: Growing, { middle, radius, twigs, seed, size, hang, inner, outer, over }: Crown): void {
  growCore(plant, middle, radius * 0.48, inner.clone().lerp(outer, 0.2));
  for (let index = 0; index < twigs; index++) {
    // The golden angle spreads the twigs evenly over the ball.
    const [up, turn] = [1 - (2 * (index + 0.5)) / twigs, index * 2.39996 + seed];
    const flat = Math.sqrt(1 - up * up);
    const out = new Vector3(Math.sin(turn) * flat, up, Math.cos(turn) * flat);
    const root = middle.clone().addScaledVector(out, radius * (0.45 + 0.42 * hash(index, seed + 50)));
    const long = size * (0.75 + 0.5 * hash(index, seed + 60));
    const tip = root.clone().addScaledVector(out, long * 0.8);
    tip.y -= hang * long;
    const side = new Vector3(out.z + 0.3 * up, 0.4 * (hash(index, seed + 80) - 0.5), -out.x)
      .normalize()
      .multiplyScalar(long * 0.4);
    const height = (root.y - over[0]) / (over[1] - over[0]);
    const light = 0.5 + 0.42 * height + 0.22 * (hash(index, seed + 70) - 0.5) + 0.16 * up;
    plant.kite(root, tip, side, out, inner.clone().lerp(outer, 0.45 * light), outer.clone().multiplyScalar(light));
  }
}

/** Adds a ball of eight triangles, so that nothing shows through the leaves. */
function growCore(plant: Growing, middle: Vector3, radius: number, colour: Color): void {
  const ends = [1, -1].map((way) => new Vector3(0, way * radius, 0));
  const ring = [0, 1, 2, 3].map(
    (corner) => new Vector3(Math.sin(corner * (Math.PI / 2)) * radius, 0, Math.cos(corner * (Math.PI / 2)) * radius),
  );
  for (const end of ends)
    for (const [index, from] of ring.entries()) {
      const corners = [from, ring[(index + 1) % 4] ?? from, end] as const;
      const [a, b, c] = corners.map((corner) => corner.clone().add(middle)) as [Vector3, Vector3, Vector3];
      plant.triangle(
        [a, b, c],
        corners.map((corner) => corner.clone().normalize()),
        [colour, colour, colour],
      );
    }
}

interface Trunk {
  readonly high: number;
  /** The radius of the trunk at its foot, in m. The radius at the top is half of this. */
  readonly wide: number;
  readonly sides: number;
  /** The heights at which the colour of the bark changes, as fractions of the height of the trunk. */
  readonly rings: readonly number[];
}

function growTrunk(plant: Growing, { high, wide, sides, rings }: Trunk, colourAt: (ring: number) => Color): void {
  const corner = (ring: number, side: number) => {
    const share = rings[ring] ?? 1;
    const [turn, radius] = [(side / sides) * 2 * Math.PI, wide * (1 - 0.5 * share)];
    return new Vector3(Math.sin(turn) * radius, share * high, Math.cos(turn) * radius);
  };
  for (let ring = 0; ring < rings.length - 1; ring++)
    for (let side = 0; side < sides; side++) {
      const [a, b, c, d] = [corner(ring, side), corner(ring, side + 1), corner(ring + 1, side + 1), corner(ring + 1, side)];
      const [low, upper] = [colourAt(ring), colourAt(ring + 1)];
      const out = (at: Vector3) => new Vector3(at.x, 0, at.z).normalize();
      plant.triangle([a, b, c], [out(a), out(b), out(c)], [low, low, upper]);
      plant.triangle([a, c, d], [out(a), out(c), out(d)], [low, upper, upper]);
    }
}

/** Calls `grow`, and returns the triangles that it has added, as a geometry with colours. */
function grown(grow: (plant: Growing) => void): BufferGeometry {
  const rows: { readonly position: number[]; readonly normal: number[]; readonly color: number[] } = {
    position: [],
    normal: [],
    color: [],
  };
  const triangle: Growing['triangle'] = (corners, facing, colours) => {
    for (const at of corners) rows.position.push(at.x, at.y, at.z);
    for (const { x, y, z } of facing) rows.normal.push(x, y, z);
    for (const { r, g, b } of colours) rows.color.push(r, g, b);
  };
  grow({
    triangle,
    kite(root, tip, side, facing, inner, outer) {
      const middle = root.clone().lerp(tip, 0.55);
      const [left, right] = [middle.clone().add(side), middle.clone().sub(side)];
      const edge = inner.clone().lerp(outer, 0.7);
      const [one, other] = [side, side.clone().negate()].map((way) =>
        facing.clone().addScaledVector(way.normalize(), 0.35).normalize(),
      ) as [Vector3, Vector3];
      triangle([root, left, tip], [facing, one, facing], [inner, edge, outer]);
      triangle([root, tip, right], [facing, facing, other], [inner, outer, edge]);
    },
  });
  const geometry = new BufferGeometry();
  for (const [name, row] of Object.entries(rows)) geometry.setAttribute(name, new Float32BufferAttribute(row, 3));
  return geometry;
}
