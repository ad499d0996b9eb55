import type { Flat } from '../geometry/vector.ts';
import type { MaterialKey } from '../house-model.ts';
import { addFront, FRONT } from './fronts.ts';
import { addOven, COUNTER, sinkHole } from './kitchen.ts';
import type { BuildPiece, PieceBuilder } from './piece-builder.ts';

/** Builds the bowls of a sink and its tap. */
export const buildSink: BuildPiece = (builder) => {
  const { along, deep, form, isPlain, box } = builder;
  if (isPlain) return box('metal', [along * 0.12, along * 0.88], [0.9, 0.908], [deep * 0.15, deep * 0.75]);
  const kind = form.fittings.sink;
  const [[left, right], v] = sinkHole(builder, [0, along]);
  const material: MaterialKey = kind === 'composite' ? 'gaps' : kind === 'apron' ? 'porcelain' : 'sink';
  const top = kind === 'undermount' ? COUNTER.top - 0.028 : COUNTER.top + 0.004;
  const middle = (left + right) / 2;
  const bowls: readonly Flat[] =
    kind === 'oneAndHalf'
      ? [
          [left, left + 0.46],
          [left + 0.46, right],
        ]
      : kind === 'double'
        ? [
            [left, middle],
            [middle, right],
          ]
        : [[left, right]];
  for (const bowl of bowls) addBowl(builder, material, bowl, v, top);
  if (kind === 'apron') box(material, [left, right], [0.665, COUNTER.top], [deep - 0.03, deep + 0.006]);
  addTap(builder, middle);
};

/** The thickness of a bowl's sides, and its depth, m. */
const BOWL = { thick: 0.012, deep: 0.17 } as const;

function addBowl({ plate }: PieceBuilder, material: MaterialKey, [u0, u1]: Flat, [v0, v1]: Flat, top: number): void {
  const { thick, deep } = BOWL;
  const [u, v]: [Flat, Flat] = [
    [u0 + 0.001, u1 - 0.001],
    [v0 + 0.001, v1 - 0.001],
  ];
  const inner: readonly [Flat, Flat] = [
    [u[0] + thick, u[1] - thick],
    [v[0] + thick, v[1] - thick],
  ];
  plate(material, u, [top - deep, top], v, [inner]);
  plate(material, u, [top - deep - 0.006, top - deep], v);
}

function addTap({ form, pipe, round }: PieceBuilder, u: number): void {
  const kind = form.fittings.sink;
  const material: MaterialKey = kind === 'composite' ? 'metal' : kind === 'apron' ? 'brass' : 'steel';
  const [v, top] = [0.06, COUNTER.top];
  round(
    material,
    [u, v],
    [
      [top, 0.026],
      [top + 0.05, 0.024],
      [top + 0.06, 0.014],
    ],
    10,
  );
  pipe(
    material,
    [
      [u, top + 0.05, v],
      [u, top + 0.27, v],
      [u, top + 0.33, v + 0.04],
      [u, top + 0.345, v + 0.1],
      [u, top + 0.32, v + 0.165],
      [u, top + 0.27, v + 0.18],
    ],
    0.012,
    8,
  );
  pipe(
    material,
    [
      [u + 0.02, top + 0.04, v],
      [u + 0.085, top + 0.065, v + 0.01],
    ],
    0.006,
    6,
  );
}

/** Builds a hob: a dark plate with its zones, or with four burners and their grates. */
export const buildHob: BuildPiece = (builder) => {
  const { along, deep, piece, box, detail } = builder;
  const [u, v]: [Flat, Flat] = [
    [along * 0.03, along * 0.97],
    [deep * 0.1, deep * 0.92],
  ];
  box('metal', u, [COUNTER.top, COUNTER.top + 0.008], v);
  detail(() => addZones(builder, u, v, COUNTER.top + 0.008, String(piece.form ?? 'zones')));
};

function addZones({ round, box, pipe }: PieceBuilder, [left, right]: Flat, [back, front]: Flat, y: number, form: string): void {
  const at = (share: number): number => left + (right - left) * share;
  const shares = form === 'fan' ? [0.2, 0.8] : [0.27, 0.73];
  if (form === 'fan') box('gaps', [at(0.46), at(0.54)], [y, y + 0.003], [back + 0.06, front - 0.06]);
  if (form === 'free') box('gaps', [at(0.05), at(0.95)], [y, y + 0.001], [front - 0.03, front - 0.024]);
  for (const share of form === 'free' ? [] : shares)
    for (const part of [0.3, 0.7]) {
      const spot: Flat = [at(share), back + (front - back) * part];
      if (form !== 'gas') {
        round(
          'gaps',
          spot,
          [
            [y, 0.09],
            [y + 0.001, 0.09],
          ],
          16,
        );
        continue;
      }
      round(
        'gaps',
        spot,
        [
          [y, 0.045],
          [y + 0.018, 0.04],
        ],
        12,
      );
      const bar = (du: number, dv: number) =>
        pipe(
          'metal',
          [
            [spot[0] - du, y + 0.03, spot[1] - dv],
            [spot[0] + du, y + 0.03, spot[1] + dv],
          ],
          0.006,
          5,
        );
      bar(0.1, 0);
      bar(0, 0.1);
    }
}

/** Builds a cooker that stands on the floor: a hob, an oven below it, and a drawer at the bottom. */
export const buildStove: BuildPiece = (builder) => {
  const { along, deep, isPlain, box } = builder;
  if (isPlain) return box('metal', [0, along], [0, 0.9], [0, deep]);
  const back = deep - 0.012 - FRONT;
  box('metal', [0.003, along - 0.003], [0.06, COUNTER.top], [0, back - 0.001]);
  addOven(builder, [0, along], [0.31, COUNTER.top], back);
  addFront(builder, { material: 'appliances', form: 'flat', u: [0, along], y: [0.1, 0.31], back, handle: 'level' });
  for (let knob = 0; knob < 6; knob++) {
    const u = (along * (knob + 1)) / 7;
    builder.soft('metal', [u - 0.018, u + 0.018], [0.83, 0.866], [back + FRONT, back + FRONT + 0.025], 0.008);
  }
  addZones(builder, [0.05, along - 0.05], [0.05, deep - 0.08], COUNTER.top, 'gas');
};

/**
 * The height of a tall cupboard, and the height where two doors meet: `lowMeet` for a larder fridge over a freezer, `meet` for every
 * other fridge and freezer; m.
 */
export const TALL = { top: 2.1, meet: 0.74, lowMeet: 0.52 } as const;

/** Builds a tall cupboard: a fridge, a freezer, a wine cooler, a cupboard with an oven, or a cabinet for brooms or electricity. */
export const buildTall: BuildPiece = (builder) => {
  const { along, deep, isPlain, piece, form, box } = builder;
  if (isPlain) return box('kitchenFronts', [0, along], [0, TALL.top], [0, deep]);
  const mark = piece.mark ?? '';
  const back = deep - 0.012 - FRONT;
  const isCold = /K|F|S\//.test(mark) && mark !== 'FJV';
  const isOwn = isCold && form.fittings.appliances === 'own';
  const material: MaterialKey = isOwn ? 'appliances' : COLD_OR_OVEN.test(mark) ? 'kitchenFronts' : 'white';
  const front = { material, form: isOwn || material === 'white' ? 'flat' : form.fittings.kitchenFronts, back } as const;
  box(material, [0, along], [0, TALL.top], [0, 0.02]);
  for (const u of [[0, 0.016] as const, [along - 0.016, along] as const]) box(material, u, [0, TALL.top], [0.02, back - 0.001]);
  box('gaps', [0.016, along - 0.016], [0.002, TALL.top - 0.018], [0.02, back - 0.002]);
  box(material, [0.016, along - 0.016], [TALL.top - 0.018, TALL.top], [0.02, back - 0.001]);
  const oven: Flat | null = mark === 'M' ? [1.12, 1.52] : mark === 'U/M' ? [0.74, 1.34] : null;
  if (oven) {
    addOven(builder, [0, along], oven, back);
    if (mark === 'U/M') addOven(builder, [0, along], [oven[1], oven[1] + 0.4], back);
    const end = mark === 'U/M' ? oven[1] + 0.4 : oven[1];
    addFront(builder, { ...front, u: [0, along], y: [0.1, oven[0]], handle: 'right' });
    return addFront(builder, { ...front, u: [0, along], y: [end, TALL.top], handle: 'right', isHigh: true });
  }
  if (mark === 'V') {
    box('metal', [0.01, along - 0.01], [0.1, TALL.top - 0.03], [back, back + FRONT]);
    return;
  }
  const meet = mark === 'S/F' ? TALL.lowMeet : TALL.meet;
  const doors: readonly Flat[] =
    along > 0.8
      ? [
          [0, along / 2],
          [along / 2, along],
        ]
      : [[0, along]];
  for (const [at, u] of doors.entries()) {
    const handle = at === 0 && doors.length > 1 ? 'right' : 'left';
    if (isCold) addFront(builder, { ...front, u, y: [0.06, meet], handle });
    addFront(builder, { ...front, u, y: [isCold ? meet : 0.06, TALL.top], handle, isHigh: isCold });
  }
};

/**
 * The labels on the floor plan of fridges, freezers, wine coolers and cupboards with an oven. Tall cupboards with these labels have the
 * material of the kitchen fronts, except fridges and freezers with their own doors.
 */
const COLD_OR_OVEN = /^(K|F|S\/F|K\/F|U\/M|M|V)$/;
