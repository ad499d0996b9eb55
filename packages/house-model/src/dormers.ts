import { type Dormer, dormerFace, type Facade, sides } from '@gavel/core/plan';
import { type DormerShape, shapeOf } from './dormer-shape.ts';
import { type Form, REACH } from './form.ts';
import { type Extrusion, solidOf } from './geometry/extrusion.ts';
import { at, type Frame, moved } from './geometry/frame.ts';
import type { Mesh } from './geometry/mesh.ts';
import { sheet } from './geometry/sheet.ts';
import { prism, rectangle, tube } from './geometry/solids.ts';
import type { Flat, Vector } from './geometry/vector.ts';
import type { Hole } from './holes.ts';
import type { Part } from './house-model.ts';
import { windowIn } from './openings.ts';
import { part } from './part.ts';
import { vergeBoard } from './roof.ts';
import { holeFrame } from './walls.ts';

/** The overhang and the thickness of a dormer’s roof, and the thickness of a dormer’s side wall, m. */
const OVER = 0.3;
const THICK = 0.14;
const CHEEK = 0.15;

/**
 * Builds the side walls and the roofs of dormers. A dormer is a gable that rises from a wall, or it is on the roof. For a dormer on the
 * roof, also builds its front with windows.
 */
export function buildDormers(form: Form): readonly Part[] {
  return dormersOf(form).flatMap((placed) => {
    const { dormer, shape, frame, source } = placed;
    const front = dormerFront(placed);
    return [
      part('dormer', 'boards', source, cheeksOf(form, placed)),
      ...(front ? [part('dormer', 'boards', source, [solidOf(front.wall)]), ...windowsOf(placed, front)] : []),
      ...roof(form, frame, shape, source),
      part('corner', 'trim', source, cornerBoards(frame, shape, form, dormer.isGable ? form.wall : CHEEK)),
    ];
  });
}

/** A dormer with its façade, its shape, and the plane of its front. */
interface PlacedDormer {
  readonly facade: Facade;
  readonly dormer: Dormer;
  readonly shape: DormerShape;
  /**
   * The plane of the dormer’s front. Its origin is on the ground, below the middle of the front. Its `out` axis points out of the front.
   */
  readonly frame: Frame;
  readonly source: string;
}

export function dormersOf(form: Form): readonly PlacedDormer[] {
  return sides.flatMap((side) => {
    const facade = form.facades[side];
    if (!form.slopes.some((slope) => slope.side === side)) return [];
    return facade.dormers.map((dormer, index): PlacedDormer => {
      const shape = shapeOf(form, facade, dormer);
      const frame = moved(form.walls[side], dormer.at / 1000, 0, -shape.front);
      return { facade, dormer, shape, frame, source: `${side} dormer ${index + 1}` };
    });
  });
}

/** Builds the side walls of a dormer. */
export function cheeksOf(form: Form, { frame, shape }: PlacedDormer): readonly Mesh[] {
  return [cheek(form, frame, shape, -1), cheek(form, frame, shape, 1)];
}

/**
 * Builds a side wall of a dormer. It extends from the dormer's front to 0.2 m behind the point where the roof of the house is as high as
 * the lower end of the dormer's slopes.
 */
function cheek(form: Form, frame: Frame, { half, shoulder, front }: DormerShape, way: -1 | 1): Mesh {
  const along = half * way;
  const deep = (shoulder - form.eaves) / form.rise - front;
  // The lower edge follows the lower face of the roof, so that nothing hangs into the room.
  const foot = form.eaves + front * form.rise - form.thick;
  // The plane of the side wall: its axes point inwards from the front, and up.
  const side: Frame = {
    origin: at(frame, along - (way > 0 ? CHEEK : 0), 0),
    along: [-frame.out[0], 0, -frame.out[2]],
    up: frame.up,
    out: frame.along,
  };
  const turned: Frame = { ...side, out: cross(side) };
  const outline: readonly Flat[] = [
    [0, foot],
    [deep, shoulder - form.thick],
    [deep + 0.2, shoulder],
    [0, shoulder],
  ];
  const out = turned.out[0] * frame.along[0] + turned.out[2] * frame.along[2] > 0 ? CHEEK : -CHEEK;
  return prism(turned, outline, 0, out);
}

function cross({ along, up }: Frame): Vector {
  return [along[1] * up[2] - along[2] * up[1], along[2] * up[0] - along[0] * up[2], along[0] * up[1] - along[1] * up[0]];
}

/** The front of a dormer on the roof, with the openings of its windows. */
interface DormerFront {
  readonly wall: Extrusion;
  readonly holes: readonly Hole[];
}

/** Returns the front of a dormer on the roof; null: the dormer rises from the wall of the house, and this wall is its front. */
export function dormerFront({ facade, dormer, shape: { half, foot, shoulder, top }, frame }: PlacedDormer): DormerFront | null {
  if (dormer.isGable) return null;
  const { floor } = facade;
  const holes = dormerFace(facade, dormer).inside.map(
    ([x, sill, width, height]): Hole => ({
      kind: 'window',
      left: (x - dormer.at) / 1000,
      bottom: (sill - floor) / 1000,
      width: width / 1000,
      height: height / 1000,
      isInGable: true,
    }),
  );
  const outline: readonly Flat[] = [
    [-half, foot - 0.25],
    [half, foot - 0.25],
    [half, shoulder],
    [0, top],
    [-half, shoulder],
  ];
  const cut = holes.map(({ left, bottom, width, height }) => rectangle(left, bottom, left + width, bottom + height));
  return { wall: { frame, outline, holes: cut, from: -CHEEK, to: 0 }, holes };
}

function windowsOf({ facade, frame, source }: PlacedDormer, { holes }: DormerFront): readonly Part[] {
  return holes.flatMap((hole, index) => windowIn(facade, holeFrame(frame, hole), hole, dormerWindow(source, index), 1));
}

/** Returns the value of `Part.source` for a window of a dormer. `source`: the value for the dormer; `index`: counted from 0. */
export function dormerWindow(source: string, index: number): string {
  return `${source} window ${index + 1}`;
}

/**
 * Builds the two slopes of a dormer’s roof, from their overhang to the roof of the house, with its ridge and the boards along its edges.
 */
function roof(form: Form, frame: Frame, { half, top, front, pitch }: DormerShape, source: string): readonly Part[] {
  const height = (across: number) => top + THICK - across * pitch;
  /**
   * Returns how far behind the dormer’s front the house’s roof reaches the height that the dormer’s roof has at the distance
   * `across`.
   */
  const meets = (across: number) => (height(across) - form.eaves) / form.rise - front;
  const reach = half + OVER;
  const point = (across: number, out: number): Vector => at(frame, across, height(Math.abs(across)), out);
  const [crest, back] = [point(0, OVER), point(0, -meets(0))];
  const slopes = [
    sheet([point(-reach, -meets(reach)), point(-reach, OVER), crest, back], THICK),
    sheet([point(reach, OVER), point(reach, -meets(reach)), back, crest], THICK),
  ];
  const edges = [-1, 1].flatMap((way) => [
    vergeBoard(point(reach * way, OVER), crest, frame.out, 0.2),
    vergeBoard(
      point(reach * way, OVER),
      point(reach * way, -meets(reach)),
      [frame.along[0] * way, 0, frame.along[2] * way],
      0.16,
    ),
  ]);
  return [
    part(
      'covering',
      'roofing',
      source,
      slopes.map(({ upper }) => upper),
    ),
    part(
      'roof',
      'soffit',
      source,
      slopes.map(({ rest }) => rest),
    ),
    part('ridge', 'roofing', source, [tube([crest, point(0, -meets(0) - 0.1)], 0.07, 10)]),
    part('verge', 'trim', source, edges),
  ];
}

/** Builds boards at the corners of the dormer's front. On a gable that rises from the wall, the boards begin near the eaves. */
function cornerBoards(
  frame: Frame,
  { half, shoulder, foot, front }: DormerShape,
  { eaves }: Form,
  inset: number,
): readonly Mesh[] {
  const low = front > 0 ? foot - 0.05 : eaves - REACH;
  return [-1, 1].map((way) =>
    prism(frame, rectangle(way * half, low, way * (half - 0.11), shoulder + Math.min(0.05, inset)), 0, 0.028),
  );
}
