import { type Dormer, dormerFace, type Facade, type Side, sides } from '@gavel/core/plan';
import { type Form, underRoof } from './form.ts';
import { roundHole } from './gables.ts';
import { at, type Frame, moved } from './geometry/frame.ts';
import { joined } from './geometry/mesh.ts';
import { box, prism, rectangle, slabFaces } from './geometry/solids.ts';
import type { Flat } from './geometry/vector.ts';
import { type Hole, holesIn } from './holes.ts';
import type { Part } from './house-model.ts';

/**
 * `SKIRT`: how far a wall reaches below the floor, so that no gap is visible above the plinth. `SET_BACK`: how far the plinth is behind the
 * wall's face. m
 */
const SKIRT = 0.04;
const SET_BACK = 0.02;
/** The width of a corner board, and how far it projects, m. */
const CORNER = { wide: 0.12, out: 0.028 } as const;

/**
 * Builds the outer walls with their openings, the corner boards and the plinth.
 * @param reveal the surface of the wall inside its openings: the boards of the outside, or the lining of the rooms
 */
export function buildWalls(form: Form, reveal: 'boards' | 'lining' = 'boards'): readonly Part[] {
  return [...sides.flatMap((side) => buildWall(form, side, reveal)), ...buildPlinth(form), ...corners(form)];
}

function buildWall(form: Form, side: Side, reveal: 'boards' | 'lining'): readonly Part[] {
  const facade = form.facades[side];
  if (facade.isOpen) return [];
  const frame = form.walls[side];
  const outer = outlineOf(form, facade, frame, 0);
  const inner = outlineOf(form, facade, frame, form.wall);
  const round = roundHole(form, side);
  const rectangles = holesIn(facade).map(({ left, bottom, width, height }) =>
    rectangle(left, Math.max(bottom, form.floor), left + width, bottom + height),
  );
  const holes = round ? [...rectangles, round] : rectangles;
  const {
    front,
    back,
    sides: reveals,
  } = slabFaces(frame, { outline: outer, holes, out: 0 }, { outline: inner, holes, out: -form.wall });
  return [
    {
      name: 'wall',
      material: 'boards',
      source: side,
      storey: null,
      mesh: reveal === 'boards' ? joined([front, reveals]) : front,
    },
    { name: 'wall', material: 'lining', source: side, storey: null, mesh: reveal === 'lining' ? joined([back, reveals]) : back },
  ];
}

/**
 * Returns the outline of one face of a wall from `foot` to the roof’s lower face, in metres.
 * @param inwards the distance of the face from the outer face; both ends become shorter by this distance, to fit between the neighbouring
 * walls
 * @param deep the distance from the outer face at which the height of the roof is measured; usually `inwards`
 */
export function outlineOf(
  form: Form,
  facade: Facade,
  frame: Frame,
  inwards: number,
  foot = form.floor - SKIRT,
  deep = inwards,
): readonly Flat[] {
  const { shape, dormers } = facade;
  const length = facade.length / 1000;
  const [from, to] = [inwards, length - inwards];
  const top = (along: number) => {
    const [x, , z] = at(frame, along, 0, -deep);
    return underRoof(form, x, z);
  };
  const middle: readonly Flat[] =
    shape === 'gable'
      ? [[length / 2, top(length / 2)]]
      : dormers
          .filter(({ isGable }) => isGable)
          .toSorted((one, other) => other.at - one.at)
          .flatMap((dormer) => gableOutline(facade, dormer, top));
  return [[from, foot], [to, foot], [to, top(to)], ...middle, [from, top(from)]];
}

/** Returns the gable’s points from right to left, the direction of the wall’s outline. */
function gableOutline(facade: Facade, dormer: Dormer, top: (along: number) => number): readonly Flat[] {
  const { half, shoulder, top: ridge } = dormerFace(facade, dormer);
  const [left, middle, right] = [dormer.at - half, dormer.at, dormer.at + half].map((mm) => mm / 1000) as [
    number,
    number,
    number,
  ];
  return [
    [right, top(right)],
    [right, -shoulder / 1000],
    [middle, -ridge / 1000],
    [left, -shoulder / 1000],
    [left, top(left)],
  ];
}

/** Builds the concrete plinth around the house, or short posts when the foundation has posts. */
export function buildPlinth(form: Form): readonly Part[] {
  const { length, depth, floor, facades, plan } = form;
  if (plan.open || floor <= 0) return [];
  const foundation = facades.front.parts.get('foundation');
  const source = foundation?.answer ?? 'plinth';

  if (foundation?.value === 'piers' || foundation?.value === 'screws') {
    const wide = foundation.value === 'piers' ? 0.22 : 0.09;
    const places = [0.1, 0.5, 0.9].flatMap((a) => [0.08, 0.92].map((b): Flat => [length * a, depth * b]));
    const mesh = joined(
      places.map(([x, z]) => box(ground, [x - wide / 2, x + wide / 2], [-z - wide / 2, -z + wide / 2], [0, floor])),
    );
    return [{ name: 'plinth', material: foundation.value === 'piers' ? 'plinth' : 'metal', source, storey: null, mesh }];
  }
  const [near, far] = [rectangle(SET_BACK, -SET_BACK, length - SET_BACK, -(depth - SET_BACK)), form.wall];
  const inside = rectangle(far, -far, length - far, -(depth - far));
  return [{ name: 'plinth', material: 'plinth', source, storey: null, mesh: prism(ground, near, -0.3, floor, [inside]) }];
}

/** The plane of the ground, seen from above: `along` is x, and `up` points to the back. */
export const ground: Frame = { origin: [0, 0, 0], along: [1, 0, 0], up: [0, 0, -1], out: [0, 1, 0] };

/** Builds boards at the corners, up to the roof. */
function corners(form: Form): readonly Part[] {
  if (form.plan.open) return [];
  const meshes = sides.flatMap((side) => {
    const frame = form.walls[side];
    const length = form.facades[side].length / 1000;
    const board = (left: number, right: number) => {
      const outline = [
        [left, form.floor - SKIRT],
        [right, form.floor - SKIRT],
        [right, topAt(frame, right)],
        [left, topAt(frame, left)],
      ] as const;
      return prism(frame, outline, 0, CORNER.out);
    };
    return [board(-CORNER.out, CORNER.wide), board(length - CORNER.wide, length)];
  });
  return [
    {
      name: 'corner',
      material: 'trim',
      source: form.facades.front.parts.get('trim')?.answer ?? 'trim',
      storey: null,
      mesh: joined(meshes),
    },
  ];

  function topAt(frame: Frame, along: number): number {
    const [x, , z] = at(frame, Math.max(0, along), 0);
    return underRoof(form, x, z);
  }
}

/** Returns the plane of the wall with its origin at the lower left corner of an opening. */
export function holeFrame(frame: Frame, { left, bottom }: Hole): Frame {
  return moved(frame, left, bottom);
}
