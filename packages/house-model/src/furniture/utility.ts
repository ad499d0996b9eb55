import { underRoof } from '../form.ts';
import { at } from '../geometry/frame.ts';
import type { Flat } from '../geometry/vector.ts';
import { addFront, FRONT } from './fronts.ts';
import { addCarcass, COUNTER } from './kitchen.ts';
import type { BuildPiece, PieceBuilder } from './piece-builder.ts';

/** Builds a washing machine or a dryer: a round door, and controls above. */
export const buildMachine: BuildPiece = (builder) => {
  const { along, deep, soft, isPlain, box } = builder;
  const front = deep - 0.03;
  if (isPlain) return box('white', [0, along], [0, 0.86], [0, deep]);
  soft('appliances', [0.005, along - 0.005], [0.005, 0.85], [0, front], 0.012);
  addDisc(builder, 'steel', [along / 2, 0.44], 0.185, [front - 0.01, front + 0.02]);
  addDisc(builder, 'metal', [along / 2, 0.44], 0.14, [front, front + 0.028]);
  box('metal', [along * 0.5, along - 0.06], [0.745, 0.81], [front, front + 0.006]);
  addDisc(builder, 'steel', [along * 0.28, 0.778], 0.03, [front, front + 0.02]);
};

/** Adds a round plate whose face is parallel to the wall. `middle` is (u, y). */
function addDisc({ pipe }: PieceBuilder, material: 'steel' | 'metal', [u, y]: Flat, radius: number, [from, to]: Flat): void {
  pipe(
    material,
    [
      [u, y, from],
      [u, y, to],
    ],
    radius,
    20,
  );
}

/** Builds a bench: a seat in a hall, boards in a sauna, a worktop elsewhere. */
export const buildBench: BuildPiece = (builder) => {
  const { along, deep, box, soft, isPlain, room } = builder;
  if (room === 'hall') {
    soft('larch', [0, along], [0.42, 0.46], [0, deep], 0.01);
    for (const u of [0.06, along - 0.1]) box('larch', [u, u + 0.04], [0, 0.42], [0.03, deep - 0.03]);
    if (!isPlain) soft('cloth', [0.04, along - 0.04], [0.46, 0.5], [0.02, deep - 0.02], 0.02);
    return builder.detail(() => addHooks(builder));
  }
  if (room === 'sauna') return addSaunaBench(builder);
  if (room === 'garage' || room === 'store') {
    box('larch', [0, along], [0.84, 0.9], [0, deep]);
    for (const u of [0.02, along - 0.1])
      for (const v of [0.02, deep - 0.1]) box('larch', [u, u + 0.08], [0, 0.84], [v, v + 0.08]);
    return box('larch', [0.02, along - 0.02], [0.22, 0.25], [0.02, deep - 0.04]);
  }
  if (isPlain) {
    box('white', [0, along], [0.1, 0.86], [0, deep * 0.95]);
    return box('worktop', [0, along], [0.86, COUNTER.top], [0, deep]);
  }
  const back = deep - 0.012 - FRONT;
  addCarcass(builder, 'white', [0, along]);
  builder.plate('worktop', [0, along], [0.87, COUNTER.top], [0, deep]);
  const count = Math.max(1, Math.round(along / 0.6));
  for (let cell = 0; cell < count; cell++)
    addFront(builder, {
      ...{ material: 'white', form: 'flat', back, y: [0.104, 0.866], handle: cell % 2 === 0 ? 'right' : 'left' },
      u: [(along * cell) / count, (along * (cell + 1)) / count],
    });
};

/** Adds a board with a row of hooks over a bench. */
function addHooks({ along, box, pipe, form, frame }: PieceBuilder): void {
  const [x, , z] = at(frame, along / 2, 0, 0.1);
  if (form.slopes.length === 0 || x < 0 || z < 0) return;
  box('larch', [0.05, along - 0.05], [1.62, 1.74], [0, 0.02]);
  const count = Math.max(2, Math.round(along / 0.22));
  for (let hook = 0; hook < count; hook++) {
    const u = 0.1 + ((along - 0.2) * hook) / (count - 1);
    pipe(
      'metal',
      [
        [u, 1.7, 0.02],
        [u, 1.66, 0.075],
        [u, 1.7, 0.085],
      ],
      0.007,
      5,
    );
  }
}

/** Adds two rows of boards, the higher one at the wall. */
function addSaunaBench({ along, deep, box }: PieceBuilder): void {
  const rows = [
    [0.85, [0, deep * 0.55]],
    [0.45, [deep * 0.5, deep]],
  ] as const;
  for (const [y, [from, to]] of rows) {
    const boards = Math.max(2, Math.round((to - from) / 0.1));
    const each = (to - from) / boards;
    for (let board = 0; board < boards; board++)
      box('larch', [0, along], [y, y + 0.028], [from + board * each + 0.005, from + (board + 1) * each - 0.005]);
    box('larch', [0, along], [y - 0.09, y], [to - 0.05, to - 0.02]);
    for (const u of [0, along - 0.04]) box('larch', [u, u + 0.04], [0, y], [to - 0.06, to - 0.02]);
  }
}

/** Builds a rail for clothes below a shelf. */
export const buildRack: BuildPiece = (builder) => {
  const { along, deep, box, pipe, soft, detail } = builder;
  box('white', [0, along], [1.74, 1.76], [0, deep]);
  for (const u of [0, along - 0.018]) box('white', [u, u + 0.018], [0, 1.74], [0, deep]);
  detail(() => {
    pipe(
      'steel',
      [
        [0.018, 1.65, deep / 2],
        [along - 0.018, 1.65, deep / 2],
      ],
      0.013,
      8,
    );
    const clothes = Math.max(3, Math.floor(along / 0.12));
    for (let one = 0; one < clothes; one++) {
      if ((one * 7) % 4 === 3) continue;
      const u = 0.06 + ((along - 0.12) * one) / (clothes - 1);
      const low = 0.72 + ((one * 5) % 3) * 0.12;
      soft(CLOTHES[one % CLOTHES.length] ?? 'cloth', [u - 0.022, u + 0.022], [low, 1.6], [deep / 2 - 0.2, deep / 2 + 0.2], 0.02);
    }
  });
};

const CLOTHES = ['cloth', 'linen', 'curtain', 'gaps'] as const;

/** Builds a heating unit 1.9 m high, with a display. */
export const buildHeater: BuildPiece = ({ along, deep, soft, box, detail }) => {
  soft('white', [0.01, along - 0.01], [0.02, 1.9], [0.02, deep - 0.01], 0.015);
  detail(() => {
    box('metal', [along / 2 - 0.07, along / 2 + 0.07], [1.45, 1.55], [deep - 0.011, deep - 0.006]);
    box('gaps', [0.02, along - 0.02], [0.98, 0.984], [deep - 0.011, deep - 0.008]);
  });
};

/** The outlines of a car's body, windows and roof, seen from the side: shares of the car's length, and heights over the floor, m. */
const CAR = {
  body: [
    [0.01, 0.3],
    [0.99, 0.3],
    [0.995, 0.62],
    [0.97, 0.86],
    [0.9, 0.92],
    [0.26, 0.9],
    [0.04, 0.76],
    [0.005, 0.6],
  ],
  windows: [
    [0.26, 0.9],
    [0.94, 0.92],
    [0.84, 1.36],
    [0.78, 1.42],
    [0.5, 1.42],
    [0.42, 1.36],
  ],
  roof: [
    [0.43, 1.385],
    [0.83, 1.385],
    [0.78, 1.45],
    [0.5, 1.45],
  ],
} as const;

/** Builds a car. */
export const buildCar: BuildPiece = ({ along, deep, pipe, box, profile, detail }) => {
  const [left, right] = [0.06, along - 0.06];
  const sideOf = (shares: readonly Flat[]) => shares.map(([share, y]): Flat => [share * deep, y]);
  profile('cloth', sideOf(CAR.body), [left, right]);
  profile('gaps', sideOf(CAR.windows), [left + 0.1, right - 0.1]);
  profile('cloth', sideOf(CAR.roof), [left + 0.11, right - 0.11]);
  for (const v of [deep * 0.19, deep * 0.81])
    for (const side of [left - 0.015, right - 0.2]) {
      pipe(
        'gaps',
        [
          [side, 0.31, v],
          [side + 0.215, 0.31, v],
        ],
        0.31,
        20,
      );
      detail(() =>
        pipe(
          'steel',
          [
            [side - 0.006, 0.31, v],
            [side + 0.221, 0.31, v],
          ],
          0.2,
          14,
        ),
      );
    }
  detail(() => {
    for (const side of [left + 0.08, right - 0.43]) {
      box('porcelain', [side, side + 0.35], [0.62, 0.7], [0.002, 0.06]);
      box('brass', [side, side + 0.35], [0.66, 0.76], [deep - 0.06, deep - 0.002]);
    }
  });
};

/** Builds a ladder or stairs to a loft. */
export const buildLadder: BuildPiece = ({ along, deep, box, piece, pipe, form, frame }) => {
  const top = 2.3;
  if (piece.kind === 'ladder') {
    for (const u of [0.02, along - 0.06])
      pipe(
        'larch',
        [
          [u + 0.02, 0, deep - 0.03],
          [u + 0.02, top, 0.03],
        ],
        0.022,
        6,
      );
    for (let rung = 1; rung < 9; rung++) {
      const share = rung / 9;
      const v = deep - 0.03 - (deep - 0.06) * share;
      pipe(
        'larch',
        [
          [0.04, top * share, v],
          [along - 0.04, top * share, v],
        ],
        0.016,
        6,
      );
    }
    return;
  }
  const roofAt = (u: number) => {
    const [x, , z] = at(frame, u, 0);
    return underRoof(form, x, z);
  };
  // The stairs rise towards the end where the roof is higher.
  const isTurned = roofAt(0) > roofAt(along);
  const steps = 9;
  for (let step = 0; step < steps; step++) {
    const place = isTurned ? steps - 1 - step : step;
    const u: Flat = [(along * place) / steps, (along * (place + 1)) / steps];
    box('larch', u, [0, (top * (step + 1)) / (steps + 1)], [0, deep]);
  }
};
