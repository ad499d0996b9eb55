import type { Flat } from '../geometry/vector.ts';
import { addFront, FRONT } from './fronts.ts';
import type { BuildPiece, PieceBuilder } from './piece-builder.ts';

/** Builds a bed with a headboard, a mattress, a quilt and pillows. */
export const buildBed: BuildPiece = (builder) => {
  const { along, deep, soft, box } = builder;
  const isDouble = builder.piece.kind === 'double';
  box('larch', [0.02, along - 0.02], [0.1, 0.28], [0.04, deep - 0.02]);
  soft('cloth', [0, along], [0.08, 0.88], [0, 0.07], 0.02);
  soft('curtain', [0.03, along - 0.03], [0.28, 0.5], [0.07, deep - 0.02], 0.05);
  soft('linen', [0, along], [0.42, 0.56], [deep * 0.32, deep], 0.06);
  const pillow = (u: Flat) => soft('curtain', u, [0.5, 0.65], [0.1, 0.52], 0.07);
  if (isDouble) {
    pillow([0.08, along / 2 - 0.03]);
    pillow([along / 2 + 0.03, along - 0.08]);
  } else pillow([0.12, along - 0.12]);
  builder.detail(() => {
    soft('cloth', [-0.005, along + 0.005], [0.43, 0.575], [deep * 0.68, deep * 0.9], 0.05);
    for (const [u, v] of [
      [0.08, 0.12],
      [along - 0.08, 0.12],
      [0.08, deep - 0.1],
      [along - 0.08, deep - 0.1],
    ] as const)
      box('larch', [u - 0.03, u + 0.03], [0, 0.1], [v - 0.03, v + 0.03]);
  });
};

/** Builds a bedside table with a drawer and a lamp. */
export const buildNightTable: BuildPiece = (builder) => {
  const { along, deep, box, detail, isPlain } = builder;
  const [u, v]: [Flat, Flat] = [
    [0.03, along - 0.03],
    [0.01, deep - 0.03],
  ];
  if (isPlain) return box('larch', u, [0, 0.5], v);
  box('larch', u, [0.22, 0.5], [v[0], v[1] - FRONT - 0.001]);
  addFront(builder, { material: 'larch', form: 'flat', u, y: [0.22, 0.5], back: v[1] - FRONT, handle: 'level' });
  for (const a of [u[0], u[1] - 0.03]) for (const o of [v[0], v[1] - 0.06]) box('larch', [a, a + 0.03], [0, 0.22], [o, o + 0.03]);
  detail(() => addTableLamp(builder, [along / 2, deep / 2], 0.5));
};

/** Adds a lamp with a shade of cloth. */
function addTableLamp({ round, pipe }: PieceBuilder, spot: Flat, y: number): void {
  round(
    'stone',
    spot,
    [
      [y, 0.06],
      [y + 0.05, 0.07],
      [y + 0.14, 0.03],
    ],
    12,
  );
  pipe(
    'metal',
    [
      [spot[0], y + 0.14, spot[1]],
      [spot[0], y + 0.22, spot[1]],
    ],
    0.008,
    6,
  );
  round(
    'curtain',
    spot,
    [
      [y + 0.2, 0.13],
      [y + 0.4, 0.09],
    ],
    16,
  );
}

/** The height of a wardrobe, m. */
const WARDROBE = 2.1;

/** Builds wardrobes with doors of about 0.55 m. */
export const buildWardrobe: BuildPiece = (builder) => {
  const { along, deep, box, isPlain } = builder;
  if (isPlain) return box('white', [0, along], [0, WARDROBE], [0, deep]);
  const back = deep - FRONT;
  const foot = 0.07;
  box('white', [0, along], [0, foot], [0, back - 0.04]);
  for (const u of [[0, 0.018] as const, [along - 0.018, along] as const]) box('white', u, [foot, WARDROBE], [0, back - 0.001]);
  box('white', [0.018, along - 0.018], [WARDROBE - 0.018, WARDROBE], [0, back - 0.001]);
  box('gaps', [0.018, along - 0.018], [foot, WARDROBE - 0.018], [0, back - 0.002]);
  const count = Math.max(1, Math.round(along / 0.55));
  for (let at = 0; at < count; at++)
    addFront(builder, {
      ...{ material: 'white', form: 'flat', back, y: [foot, WARDROBE], handle: at % 2 === 0 ? 'right' : 'left' },
      u: [(along * at) / count, (along * (at + 1)) / count],
    });
};

/** Builds a shelf with books and boxes. */
export const buildShelf: BuildPiece = (builder) => {
  const { along, deep, box, isPlain, detail, form } = builder;
  const high = 1.9;
  if (isPlain) return box('larch', [0, along], [0, high], [0, deep]);
  const isStore = form.building.type === 'sideBuilding';
  const bays = Math.max(1, Math.round(along / 0.75));
  const each = along / bays;
  for (let at = 0; at <= bays; at++) {
    const u = Math.min(along - 0.022, Math.max(0, at * each - 0.011));
    box('larch', [u, u + 0.022], [0, high], [0, deep]);
  }
  const levels = [0.06, 0.43, 0.8, 1.17, 1.54, high - 0.022] as const;
  for (const y of levels) box('larch', [0.022, along - 0.022], [y, y + 0.022], [0, deep]);
  if (!isStore) box('larch', [0.022, along - 0.022], [0.06, high], [0, 0.008]);
  detail(() => {
    for (let bay = 0; bay < bays; bay++)
      for (const [row, y] of levels.slice(0, -1).entries())
        fillShelf(builder, [bay * each + 0.03, (bay + 1) * each - 0.03], y + 0.022, bay * 5 + row);
  });
};

const BOOKS = ['cloth', 'linen', 'larch', 'gaps', 'curtain', 'stone'] as const;

/** Puts books, a box or a vase on one shelf, or leaves it empty. `seed` decides what is on it. */
function fillShelf({ box, soft, round, deep }: PieceBuilder, [from, to]: Flat, y: number, seed: number): void {
  const kind = (seed * 7) % 5;
  if (kind === 3) return;
  if (kind === 1) soft('curtain', [from + 0.06, to - 0.06], [y, y + 0.22], [0.04, deep - 0.03], 0.015);
  if (kind === 4)
    round(
      'stone',
      [(from + to) / 2, deep / 2],
      [
        [y, 0.05],
        [y + 0.1, 0.08],
        [y + 0.22, 0.035],
      ],
      10,
    );
  if (kind === 1 || kind === 4) return;
  let u = from + 0.01;
  for (let book = 0; u < from + (to - from) * 0.75; book++) {
    const thick = 0.024 + (((seed + book) * 13) % 5) * 0.006;
    const tall = 0.2 + (((seed * 3 + book) * 11) % 6) * 0.015;
    box(
      BOOKS[(seed + book * 5) % BOOKS.length] ?? 'cloth',
      [u, u + thick - 0.002],
      [y, y + tall],
      [0.03, Math.min(deep - 0.02, 0.24)],
    );
    u += thick;
  }
}

/** Builds a desk with a chair in front of it. */
export const buildDesk: BuildPiece = (builder) => {
  const { along, deep, box, soft, round, detail, pipe } = builder;
  const edge = Math.min(0.62, deep * 0.62);
  box('larch', [0, along], [0.71, 0.74], [0, edge]);
  for (const u of [0.03, along - 0.07])
    for (const v of [0.03, edge - 0.07]) box('metal', [u, u + 0.04], [0, 0.71], [v, v + 0.04]);
  const [u, v] = [along / 2, Math.min(deep - 0.26, edge + 0.14)];
  soft('cloth', [u - 0.24, u + 0.24], [0.43, 0.5], [v - 0.23, v + 0.23], 0.03);
  soft('cloth', [u - 0.22, u + 0.22], [0.56, 0.94], [v + 0.19, v + 0.25], 0.03);
  detail(() => {
    pipe(
      'metal',
      [
        [u, 0.08, v],
        [u, 0.43, v],
      ],
      0.025,
      8,
    );
    pipe(
      'metal',
      [
        [u, 0.47, v + 0.2],
        [u, 0.6, v + 0.23],
      ],
      0.018,
      6,
    );
    for (let leg = 0; leg < 5; leg++) {
      const turn = (leg * 2 * Math.PI) / 5;
      pipe(
        'metal',
        [
          [u, 0.09, v],
          [u + 0.26 * Math.cos(turn), 0.03, v + 0.26 * Math.sin(turn)],
        ],
        0.015,
        5,
      );
    }
    box('metal', [u - 0.28, u + 0.28], [0.86, 1.2], [0.1, 0.12]);
    round(
      'metal',
      [u, 0.14],
      [
        [0.74, 0.1],
        [0.75, 0.1],
        [0.752, 0.02],
        [0.87, 0.018],
      ],
      10,
    );
    addTableLamp(builder, [0.16, 0.18], 0.74);
  });
};
