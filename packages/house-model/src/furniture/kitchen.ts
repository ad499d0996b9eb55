import { type Piece, type PieceKind, sizeOf, spotIn } from '@gavel/core/plan';
import type { Flat } from '../geometry/vector.ts';
import type { MaterialKey } from '../house-model.ts';
import { without } from '../room-walls.ts';
import { addFront, FRONT } from './fronts.ts';
import type { BuildPiece, PieceBuilder } from './piece-builder.ts';

/** The heights of a counter over the floor, m. */
export const COUNTER = { foot: 0.1, carcass: 0.866, top: 0.9 } as const;
/** How far the fronts and the foot of a counter are behind the edge of the worktop, m. */
const SET_BACK = { front: 0.012, foot: 0.055 } as const;
/** The greatest width of a cupboard, m. */
const WIDEST = 0.62;

/** A stretch of a counter with one kind of front. */
interface Cell {
  readonly u: Flat;
  readonly kind: 'drawers' | 'doors' | 'oven' | 'appliance' | 'glass' | 'none';
}

/** A kitchen counter, with the sinks, hobs and appliances in it. */
export interface Counter {
  readonly builder: PieceBuilder;
  /** The sinks, hobs and appliances in this counter, and where each begins and ends along the counter. */
  readonly inside: readonly { readonly piece: Piece; readonly u: Flat }[];
}

/** Returns where another piece begins and ends along a counter, m; null: the piece is not in this counter. */
export function placeAlong(counter: Piece, other: Piece): Flat | null {
  const { box } = other;
  const middle = [box.x + box.width / 2, box.y + box.height / 2] as const;
  const [[x, y], [ax, ay], [ox, oy]] = [spotIn(counter, 0, 0), spotIn(counter, 1, 0), spotIn(counter, 0, 1)];
  const u = (middle[0] - x) * (ax - x) + (middle[1] - y) * (ay - y);
  const v = (middle[0] - x) * (ox - x) + (middle[1] - y) * (oy - y);
  const [long, deep] = sizeOf(counter);
  if (other.facing !== counter.facing || u < 0 || u > long || v < 0 || v > deep) return null;
  const half = sizeOf(other)[0] / 2;
  return [(u - half) / 1000, (u + half) / 1000];
}

/** Builds the cupboards and the worktop of a counter. Each sink, hob and appliance in the counter has a separate front. */
export function buildCounter({ builder, inside }: Counter): void {
  const { along, deep, form, isPlain } = builder;
  if (isPlain) {
    plainCounter(builder);
    return;
  }
  const stoves = inside.filter(({ piece }) => piece.kind === 'stove').map(({ u }) => u);
  const sinks = inside.filter(({ piece }) => piece.kind === 'sink').map(({ u }) => sinkHole(builder, u));
  for (const [from, to] of without([0, along], stoves, 0.05)) {
    const holes = sinks.filter(([[left, right]]) => left > from && right < to);
    addCarcass(builder, 'kitchenFronts', [from, to]);
    builder.plate('worktop', [from, to], [COUNTER.carcass + 0.004, COUNTER.top], [0, deep], holes);
  }
  for (const cell of cellsOf(along, inside, form.features.oven ?? 'low')) addCell(builder, cell);
}

/**
 * Adds the parts behind the fronts of a counter: a foot, ends and a back in the colour of the fronts, and a dark body, which is visible in
 * the gaps between the fronts.
 */
export function addCarcass({ box, deep }: PieceBuilder, material: MaterialKey, [from, to]: Flat): void {
  const back = deep - SET_BACK.front - FRONT;
  box(material, [from, to], [0, COUNTER.foot], [0, deep - SET_BACK.foot]);
  for (const end of [from, to - END]) box(material, [end, end + END], [COUNTER.foot, 0.862], [0, back - 0.001]);
  box(material, [from + END, to - END], [COUNTER.foot, 0.862], [0, END]);
  box('gaps', [from + END, to - END], [COUNTER.foot, 0.862], [END, back - 0.002]);
}

/** The thickness of the end and of the back of a counter, m. */
const END = 0.016;

function plainCounter({ along, deep, box }: PieceBuilder): void {
  box('kitchenFronts', [0, along], [0.1, 0.86], [0, deep * 0.95]);
  box('worktop', [0, along], [0.86, COUNTER.top], [0, deep]);
}

/** Divides a counter into cupboards. */
function cellsOf(along: number, inside: Counter['inside'], oven: string): readonly Cell[] {
  const fixed = inside
    .map(({ piece, u }): Cell => ({ u: [Math.max(0, u[0]), Math.min(along, u[1])], kind: kindOf(piece, oven) }))
    .toSorted((one, other) => one.u[0] - other.u[0]);
  const free = without(
    [0, along],
    fixed.map(({ u }) => u),
    0.06,
  );
  const cupboards = free.flatMap(([from, to]) => {
    const count = Math.ceil((to - from) / WIDEST);
    const wide = (to - from) / count;
    return Array.from({ length: count }, (_, at): Cell => {
      const u: Flat = [from + at * wide, from + (at + 1) * wide];
      return { u, kind: wide < 0.25 ? 'doors' : 'drawers' };
    });
  });
  return [...fixed, ...cupboards];
}

function kindOf({ kind, mark }: Piece, oven: string): Cell['kind'] {
  const forms: Partial<Record<PieceKind, Cell['kind']>> = {
    sink: 'doors',
    hob: oven === 'low' ? 'oven' : 'drawers',
    stove: 'none',
  };
  if (kind === 'dishwasher') return mark === 'DM' ? 'appliance' : 'glass';
  return forms[kind] ?? 'drawers';
}

/** The heights between which the drawers of a cupboard are, m. */
const DRAWERS = [COUNTER.foot + 0.004, 0.39, 0.66, COUNTER.carcass] as const;

function addCell(builder: PieceBuilder, { u, kind }: Cell): void {
  const { deep, form } = builder;
  const back = deep - SET_BACK.front - FRONT;
  const whole: Flat = [DRAWERS[0], COUNTER.carcass];
  const front = { form: form.fittings.kitchenFronts, material: 'kitchenFronts', back } as const;
  switch (kind) {
    case 'none':
      return;
    case 'drawers':
      for (const [at, low] of DRAWERS.slice(0, -1).entries())
        addFront(builder, { ...front, u, y: [low, DRAWERS[at + 1] ?? low], handle: 'level' });
      return;
    case 'doors': {
      const middle = (u[0] + u[1]) / 2;
      const y: Flat = form.fittings.sink === 'apron' && u[1] - u[0] > 0.7 ? [whole[0], 0.66] : whole;
      if (u[1] - u[0] < 0.62) addFront(builder, { ...front, u, y, handle: u[1] - u[0] < 0.2 ? 'none' : 'right' });
      else {
        addFront(builder, { ...front, u: [u[0], middle], y, handle: 'right' });
        addFront(builder, { ...front, u: [middle, u[1]], y, handle: 'left' });
      }
      return;
    }
    case 'appliance':
      if (form.fittings.appliances === 'fronts') addFront(builder, { ...front, u, y: whole, handle: 'level' });
      else {
        addFront(builder, { ...front, form: 'flat', material: 'appliances', u, y: [whole[0], 0.74], handle: 'level' });
        addFront(builder, { ...front, form: 'flat', material: 'appliances', u, y: [0.74, whole[1]], handle: 'none' });
      }
      return;
    case 'oven':
    case 'glass':
      addOven(builder, u, [0.24, whole[1]], back);
  }
}

/** Adds an oven: a dark door with a bar, and a strip with its controls. Below a low oven, also adds a front without a handle. */
export function addOven(builder: PieceBuilder, u: Flat, [low, high]: Flat, back: number): void {
  const { form, box, pipe } = builder;
  const door = high - 0.1;
  const steel: MaterialKey = form.fittings.appliances === 'fronts' ? 'steel' : 'appliances';
  if (low < 0.3)
    addFront(builder, {
      ...{ material: 'kitchenFronts', form: form.fittings.kitchenFronts, u, back },
      ...{ y: [DRAWERS[0], low], handle: 'none' },
    });
  box('metal', [u[0] + 0.004, u[1] - 0.004], [low + 0.002, door], [back, back + FRONT]);
  box(steel, [u[0] + 0.004, u[1] - 0.004], [door + 0.003, high - 0.002], [back, back + FRONT]);
  const [y, v] = [door - 0.05, back + FRONT + 0.035];
  pipe(
    steel,
    [
      [u[0] + 0.06, y, v],
      [u[1] - 0.06, y, v],
    ],
    0.009,
  );
  for (const end of [u[0] + 0.08, u[1] - 0.08]) box(steel, [end - 0.008, end + 0.008], [y - 0.007, y + 0.007], [back + FRONT, v]);
}

/** Returns the hole that a sink needs in its worktop. */
export function sinkHole({ deep, form }: PieceBuilder, [from, to]: Flat): readonly [u: Flat, v: Flat] {
  const isApron = form.fittings.sink === 'apron';
  const wide = isApron ? 0.6 : form.fittings.sink === 'undermount' ? 0.56 : 0.72;
  const middle = (from + to) / 2;
  return [
    [middle - wide / 2, middle + wide / 2],
    [0.1, isApron ? deep - 0.02 : deep - 0.1],
  ];
}

/**
 * Builds an island or a peninsula: cupboards that face the kitchen, stools on the other side, and a worktop that extends over the knees of
 * seated people.
 */
export const buildIsland: BuildPiece = (builder) => {
  const { along, deep, isPlain } = builder;
  const seats = 0.38;
  const edge = deep - seats;
  const body = edge > 0.75 ? edge - 0.26 : edge - 0.02;
  if (isPlain) {
    builder.box('kitchenFronts', [0, along], [0.1, 0.86], [0.03, body]);
    builder.box('worktop', [0, along], [0.86, COUNTER.top], [0, edge]);
  } else {
    builder.box('gaps', [0.02, along - 0.02], [COUNTER.foot, 0.862], [0.04, body - 0.02]);
    builder.box('kitchenFronts', [0.02, along - 0.02], [0, COUNTER.foot], [0.06, body - 0.04]);
    for (const u of [[0, 0.019] as const, [along - 0.019, along] as const])
      builder.box('kitchenFronts', u, [0, COUNTER.carcass], [0.012, body]);
    builder.box('kitchenFronts', [0.019, along - 0.019], [0.002, COUNTER.carcass], [body - 0.019, body]);
    builder.plate('worktop', [-0.01, along + 0.01], [COUNTER.carcass + 0.004, COUNTER.top], [0, edge]);
    const behind = builder.fromBehind();
    for (const cell of cellsOf(along - 0.04, [], 'high'))
      addCell({ ...behind, deep }, { ...cell, u: [cell.u[0] + 0.02, cell.u[1] + 0.02] });
  }
  builder.detail(() => {
    const { form, height, pipe } = builder;
    if (form.fittings.hood === 'island')
      pipe(
        'hood',
        [
          [along / 2, 1.72, body / 2],
          [along / 2, height - 0.01, body / 2],
        ],
        0.18,
        18,
      );
    const count = Math.max(1, Math.floor(along / 0.7));
    for (let at = 0; at < count; at++) addStool(builder, [((at + 0.5) * along) / count, deep - 0.17]);
  });
};

function addStool({ round, pipe }: PieceBuilder, [u, v]: Flat): void {
  round(
    'larch',
    [u, v],
    [
      [0.62, 0.15],
      [0.64, 0.17],
      [0.66, 0.16],
    ],
    12,
  );
  for (const [du, dv] of LEGS)
    pipe(
      'metal',
      [
        [u + du * 0.17, 0, v + dv * 0.17],
        [u + du * 0.1, 0.63, v + dv * 0.1],
      ],
      0.011,
      5,
    );
}

const LEGS = [
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
] as const;
