import type { RoomKind, Storey, Way } from '@gavel/core/plan';
import type { Fittings } from './fittings.ts';
import { type Form, underRoof } from './form.ts';
import { type Frame, at as pointAt } from './geometry/frame.ts';
import { joined, type Mesh } from './geometry/mesh.ts';
import { box, tube } from './geometry/solids.ts';
import type { Flat, Vector } from './geometry/vector.ts';
import type { MaterialKey, Part } from './house-model.ts';
import { alongOf, DOOR, doorTop, inWalls, upOf } from './inner-wall.ts';

/** The distance between the floor and the lower edge of a door’s leaf, m. */
const OVER_FLOOR = 0.01;
/** The least height of a door’s leaf. Where a sloping roof leaves less height than this, the door has no leaf; m. */
const LEAST = 1;

/**
 * Builds the leaves of a storey’s doors between rooms, closed or open. Leaves out open sliding doors, because their leaves are
 * inside walls.
 */
export function buildInnerDoors(form: Form, storey: Storey, floor: number, areOpen: boolean): readonly Part[] {
  const found = new Map<MaterialKey, Mesh[]>();
  const add: AddPiece = (material, mesh) => {
    const own = found.get(material);
    if (own) own.push(mesh);
    else found.set(material, [mesh]);
  };
  for (const way of inWalls(storey)) {
    const place = areOpen ? openLeaf(form, way, floor) : closedLeaf(form, way, floor);
    if (place) addLeaf(place, leafForm(form.fittings.innerDoors, way, storey), add);
  }
  return [...found].map(([material, meshes]) => ({
    name: 'door',
    material,
    source: `storey ${storey.at + 1}`,
    storey: storey.at,
    mesh: joined(meshes),
  }));
}

type AddPiece = (material: MaterialKey, mesh: Mesh) => void;

/**
 * A door's leaf with its width and height, m. The origin of `frame` is at the foot of the hinges, in the middle of the leaf's
 * thickness.
 */
interface Leaf {
  readonly frame: Frame;
  readonly width: number;
  readonly high: number;
}

function openLeaf(form: Form, { swing }: Way, floor: number): Leaf | null {
  if (!swing) return null;
  const [hinge, end] = [swing.hinge, swing.open].map(([x, y]): Flat => [x / 1000, y / 1000]) as [Flat, Flat];
  const roof = Math.min(underRoof(form, ...hinge), underRoof(form, ...end));
  return leafBetween(hinge, end, floor, Math.min(floor + form.fittings.doorHigh, roof - 0.05));
}

function closedLeaf(form: Form, way: Way, floor: number): Leaf | null {
  if (way.kind === 'passage') return null;
  const [[left, right], [low, high]] = [alongOf(way.gap), upOf(way.gap)];
  const [x, z] = [(left + right) / 2, -(low + high) / 2];
  const [hinge, end]: [Flat, Flat] = way.isUpright
    ? [
        [x, -low],
        [x, -high],
      ]
    : [
        [left, z],
        [right, z],
      ];
  return leafBetween(hinge, end, floor, doorTop(form, way, floor));
}

/** Returns the leaf of a closed door as one solid; null: there is no leaf (in a passage, or where the roof is too low). */
export function closedDoor(form: Form, way: Way, floor: number): Mesh | null {
  const leaf = closedLeaf(form, way, floor);
  return leaf && box(leaf.frame, [0, leaf.width], [0, leaf.high], [-DOOR.thick / 2, DOOR.thick / 2]);
}

function leafBetween(hinge: Flat, end: Flat, floor: number, top: number): Leaf | null {
  const width = Math.hypot(end[0] - hinge[0], end[1] - hinge[1]);
  if (width < 0.1 || top < floor + LEAST) return null;
  const along: Vector = [(end[0] - hinge[0]) / width, 0, (end[1] - hinge[1]) / width];
  const frame = {
    origin: [hinge[0], floor + OVER_FLOOR, hinge[1]],
    along,
    up: [0, 1, 0],
    out: [-along[2], 0, along[0]],
  } as const;
  return { frame, width, high: top - floor - OVER_FLOOR };
}

/** If the visitor chose doors with panes, a door has panes if it leads to a room in `SHARED` and to no room in `PRIVATE`. */
const SHARED: ReadonlySet<RoomKind> = new Set(['living', 'kitchen', 'dining', 'family', 'studio']);
const PRIVATE: ReadonlySet<RoomKind> = new Set([
  'master',
  'bedroom',
  'bath',
  'wc',
  'laundry',
  'sauna',
  'closet',
  'store',
  'pantry',
]);

function leafForm(form: Fittings['innerDoors'], { rooms }: Way, storey: Storey): Fittings['innerDoors'] {
  if (form !== 'glazed') return form;
  const kinds = storey.rooms.filter(({ letter }) => rooms.includes(letter)).map(({ kind }) => kind);
  return kinds.some((kind) => SHARED.has(kind)) && !kinds.some((kind) => PRIVATE.has(kind)) ? 'glazed' : 'panelled';
}

/**
 * The dimensions of a panelled leaf, m: the widths of its frame (`side`, `top`, `foot`), the width of a bar between panes, and the height
 * of its middle rail above the leaf's foot.
 */
const PANELS = { side: 0.11, top: 0.12, foot: 0.2, bar: 0.026, middle: 0.86 } as const;

function addLeaf(leaf: Leaf, form: Fittings['innerDoors'], add: AddPiece): void {
  const { frame, width, high } = leaf;
  const thick: Flat = [-DOOR.thick / 2, DOOR.thick / 2];
  const wood = (u: Flat, y: Flat, out = thick) => add('innerDoors', box(frame, u, y, out));
  addHandles(leaf, add);
  if (form === 'smooth' || form === 'high' || high < 1.6) {
    wood([0, width], [0, high]);
    return;
  }
  const { side, top, foot, bar, middle } = PANELS;
  const across: Flat = [side, width - side];
  wood([0, side], [0, high]);
  wood([width - side, width], [0, high]);
  wood(across, [0, foot]);
  wood(across, [high - top, high]);
  wood(across, [middle, middle + side]);
  const thin: Flat = [-0.009, 0.009];
  wood(across, [foot, middle], thin);
  const upper: Flat = [middle + side, high - top];
  if (form === 'panelled') {
    const half = width / 2;
    wood([half - side / 2, half + side / 2], upper);
    wood([side, half - side / 2], upper, thin);
    wood([half + side / 2, width - side], upper, thin);
    return;
  }
  add('railingGlass', box(frame, across, upper, [-0.003, 0.003]));
  wood([width / 2 - bar / 2, width / 2 + bar / 2], upper, [-0.013, 0.013]);
  for (const share of [1 / 3, 2 / 3]) {
    const y = upper[0] + (upper[1] - upper[0]) * share;
    wood(across, [y - bar / 2, y + bar / 2], [-0.012, 0.012]);
  }
}

/** The height of a handle over the leaf's foot, its distance from the leaf's edge and from its face, and its length, m. */
const HANDLE = { high: 1.03, edge: 0.055, out: 0.05, long: 0.12 } as const;

function addHandles({ frame, width, high }: Leaf, add: AddPiece): void {
  if (high < HANDLE.high + 0.1 || width < 0.4) return;
  const spot = (a: number, y: number, o: number) => pointAt(frame, a, y, o);
  const at = width - HANDLE.edge;
  for (const face of [DOOR.thick / 2, -DOOR.thick / 2]) {
    const away = face + Math.sign(face) * HANDLE.out;
    add(
      'steel',
      box(frame, [at - 0.016, at + 0.016], [HANDLE.high - 0.09, HANDLE.high + 0.03], [face, face + Math.sign(face) * 0.007]),
    );
    add(
      'steel',
      tube([spot(at, HANDLE.high, face), spot(at, HANDLE.high, away), spot(at - HANDLE.long, HANDLE.high, away)], 0.009, 7),
    );
  }
}
