import { doorIn, type Facade, type GardenDoor, panesOf, type Side, sides } from '@gavel/core/plan';
import { buildDoor } from './doors.ts';
import { type Form, underRoof } from './form.ts';
import { buildGate } from './gates.ts';
import { at, type Frame } from './geometry/frame.ts';
import type { Mesh } from './geometry/mesh.ts';
import { box, prism, surround } from './geometry/solids.ts';
import { type Flat, scale } from './geometry/vector.ts';
import { type Hole, holesIn } from './holes.ts';
import type { Part } from './house-model.ts';
import { part } from './part.ts';
import { holeFrame } from './walls.ts';

/** The width of a casing, and how far it projects from the boards, m. */
const CASING = 0.11;
const PROUD = 0.045;
/** A window’s sashes are further than `SET_BACK` behind the wall’s face. The width of its frame, and its depth behind `SET_BACK`; m. */
const SET_BACK = 0.02;
const FRAME = { wide: 0.05, deep: 0.11 } as const;
const SASH = 0.055;

/** Builds the windows, doors and gates of the openings for which `isShown` returns true. */
export function buildOpenings(form: Form, isShown: (hole: Hole) => boolean = () => true): readonly Part[] {
  return sides.flatMap((side) => {
    const facade = form.facades[side];
    if (facade.isOpen) return [];
    return holesIn(facade).flatMap((hole, index) =>
      isShown(hole) ? fill(form, side, hole, openingName(side, hole, index)) : [],
    );
  });
}

/** Returns the `source` of the parts in an opening. @param index the position of the opening in the list of its wall’s openings */
export function openingName(side: Side, { kind }: Hole, index: number): string {
  return `${side} ${kind} ${index + 1}`;
}

function fill(form: Form, side: Side, hole: Hole, source: string): readonly Part[] {
  const facade = form.facades[side];
  const wall = form.walls[side];
  const frame = holeFrame(wall, hole);
  const [x, , z] = at(wall, hole.left + hole.width / 2, 0);
  const above = hole.isInGable ? 1 : underRoof(form, x, z) - hole.bottom - hole.height;
  switch (hole.kind) {
    case 'window':
      return windowIn(facade, frame, hole, source, above);
    case 'gardenDoor': {
      const door = facade.gardenDoors.find(({ opening }) => Math.abs(opening[0] / 1000 - hole.left) < 0.001);
      return door ? glazedDoor(facade, frame, hole, door, source, above) : [];
    }
    case 'door':
      return [casing(frame, hole, source, false, above), ...buildDoor(facade, frame, doorIn(facade, 0), source)];
    case 'gate':
      return [casing(frame, hole, source, false, above), ...buildGate(facade, frame, hole, source)];
  }
}

/**
 * Builds a window with its casing.
 * @param frame the plane of the wall, with its origin at the lower left corner of the opening
 * @param above the height of wall over the opening, m
 */
export function windowIn({ parts }: Facade, frame: Frame, hole: Hole, source: string, above: number): readonly Part[] {
  const { width, height } = hole;
  const bars = parts.get('windows')?.value;
  const isWide = width > 1 || bars === 'cross' || bars === 'bars';
  const sashes = isWide && width > 0.7 ? 2 : 1;
  const inner = { left: FRAME.wide, right: width - FRAME.wide, low: FRAME.wide, high: height - FRAME.wide };
  const each = (inner.right - inner.left) / sashes;
  const leaves = Array.from({ length: sashes }, (_, index): Flat => [inner.left + index * each, inner.left + (index + 1) * each]);
  const transom = inner.low + (inner.high - inner.low) * 0.66;
  const deep: Flat = [-SET_BACK - 0.075, -SET_BACK - 0.01];
  const muntins: Mesh[] = [];
  for (const [from, to] of leaves) {
    if (bars === 'bars')
      for (const share of height > 1.1 ? [1 / 3, 2 / 3] : [1 / 2]) {
        const y = inner.low + (inner.high - inner.low) * share;
        muntins.push(box(frame, [from + SASH, to - SASH], [y - 0.014, y + 0.014], [deep[0] + 0.02, deep[1] - 0.005]));
      }
    if (bars === 'cross')
      muntins.push(box(frame, [from, to], [transom - 0.045, transom + 0.045], [deep[0] - 0.005, deep[1] + 0.02]));
  }
  if (bars === 'cross' && sashes > 1)
    muntins.push(box(frame, [width / 2 - 0.045, width / 2 + 0.045], [inner.low, inner.high], [deep[0] - 0.005, deep[1] + 0.026]));
  return [
    casing(frame, hole, source, true, above),
    part('frame', 'frame', source, [
      surround(frame, [0, width], [0, height], FRAME.wide, [-SET_BACK - FRAME.deep, -SET_BACK + 0.02]),
    ]),
    part('sash', 'frame', source, [
      ...leaves.map((leaf) => surround(frame, leaf, [inner.low, inner.high], SASH, deep)),
      ...muntins,
    ]),
    part(
      'pane',
      'glass',
      source,
      leaves.map(([from, to]) =>
        box(frame, [from + SASH, to - SASH], [inner.low + SASH, inner.high - SASH], [deep[0] + 0.026, deep[0] + 0.03]),
      ),
    ),
    ...curtains(frame, hole, source),
  ];
}

/** Builds the boards beside and over an opening. A window also has a sill, and a board below the sill. */
function casing(frame: Frame, { width, height }: Hole, source: string, isWindow: boolean, above: number): Part {
  const head = Math.min(0.125, above - 0.005);
  const low = isWindow ? -0.03 : 0;
  return part('casing', 'trim', source, [
    box(frame, [-CASING, 0], [low, height], [0, PROUD]),
    box(frame, [width, width + CASING], [low, height], [0, PROUD]),
    box(frame, [-CASING - 0.03, width + CASING + 0.03], [height, height + head], [0, PROUD + 0.01]),
    ...(above > 0.16
      ? [box(frame, [-CASING - 0.05, width + CASING + 0.05], [height + head, height + head + 0.023], [0, PROUD + 0.04])]
      : []),
    ...(isWindow
      ? [
          box(frame, [-CASING, width + CASING], [-0.13, -0.03], [0, PROUD - 0.005]),
          box(frame, [-CASING - 0.03, width + CASING + 0.03], [-0.03, -0.004], [-0.02, PROUD + 0.04]),
        ]
      : []),
  ]);
}

/** Builds a garden door: its leaves and fixed panes, each in its frame. */
function glazedDoor(
  { parts }: Facade,
  frame: Frame,
  hole: Hole,
  door: GardenDoor,
  source: string,
  above: number,
): readonly Part[] {
  const { width, height } = hole;
  const widths = panesOf(door, width * 1000).map((mm) => mm / 1000);
  const deep: Flat = [-SET_BACK - 0.08, -SET_BACK - 0.01];
  const leaves = widths.map((wide, index): Flat => {
    const from = widths.slice(0, index).reduce((sum, one) => sum + one, 0);
    return [from, from + wide];
  });
  const [[, first] = [0, width]] = leaves;
  const [last] = leaves.at(-1) ?? [0];
  const grip = door.isMirrored ? last + 0.035 : first - 0.06;
  const stile = 0.085;
  const levels = parts.get('windows')?.value === 'bars' ? [0.25, 0.5, 0.75] : [];
  const muntins = leaves.flatMap(([from, to]) =>
    levels.map((share) => {
      const y = 0.03 + stile + (height - 0.075 - 2 * stile) * share;
      return box(frame, [from + stile, to - stile], [y - 0.014, y + 0.014], [deep[0] + 0.02, deep[1] - 0.005]);
    }),
  );
  return [
    casing(frame, hole, source, false, above),
    part('frame', 'frame', source, [surround(frame, [0, width], [0, height], 0.045, [-SET_BACK - FRAME.deep, -SET_BACK + 0.02])]),
    part('sash', 'frame', source, [
      ...leaves.map(([from, to]) =>
        surround(frame, [Math.max(from, 0.045), Math.min(to, width - 0.045)], [0.03, height - 0.045], stile, deep),
      ),
      ...muntins,
    ]),
    part(
      'pane',
      'glass',
      source,
      leaves.map(([from, to]) =>
        box(
          frame,
          [Math.max(from, 0.045) + stile, Math.min(to, width - 0.045) - stile],
          [0.03 + stile, height - 0.045 - stile],
          [deep[0] + 0.03, deep[0] + 0.034],
        ),
      ),
    ),
    part('handle', 'metal', source, [box(frame, [grip, grip + 0.025], [0.95, 1.1], [deep[1], deep[1] + 0.04])]),
    ...curtains(frame, hole, source),
  ];
}

/** How many folds a curtain has, how deep they are, and the thickness of the cloth, m. */
const FOLDS = 5;
const CLOTH = { deep: 0.03, thick: 0.004 } as const;

/** Builds open curtains in folds, which are visible behind a pane. */
function curtains({ origin, along, up, out }: Frame, { width, height }: Hole, source: string): readonly Part[] {
  const wide = Math.min(0.45, width * 0.2);
  // A horizontal frame, because the outline of the folds is drawn as seen from above.
  const above: Frame = { origin, along, up: scale(out, -1), out: up };
  const meshes = [-0.06, width + 0.06 - wide].map((from) => {
    const inner = Array.from(
      { length: FOLDS + 1 },
      (_, index): Flat => [from + (wide * index) / FOLDS, 0.274 - (index % 2) * CLOTH.deep],
    );
    const outer = inner.map(([x, y]): Flat => [x, y - CLOTH.thick]);
    return prism(above, [...outer, ...inner.toReversed()], -0.05, height + 0.08);
  });
  return [part('curtain', 'curtain', source, meshes)];
}
