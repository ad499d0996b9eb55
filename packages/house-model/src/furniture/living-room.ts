import type { Flat } from '../geometry/vector.ts';
import { addFront, FRONT } from './fronts.ts';
import type { BuildPiece, PieceBuilder } from './piece-builder.ts';

/** The depth of a sofa, and of a piece that consists of a sofa and a table in front of it; as in the floor plan, m. */
const SOFA = { deep: 0.95, withTable: 1.95 } as const;

/** Builds a sofa. If the piece is deep enough, also builds a table on a carpet in front of the sofa. */
export const buildSofa: BuildPiece = (builder) => {
  const { along, deep, soft, detail } = builder;
  const back = Math.min(deep, SOFA.deep);
  const arm = 0.18;
  soft('cloth', [0.02, along - 0.02], [0.1, 0.3], [0.03, back - 0.02], 0.03);
  soft('cloth', [0, along], [0.12, 0.74], [0, 0.2], 0.06);
  soft('cloth', [0, arm], [0.12, 0.58], [0.04, back], 0.05);
  soft('cloth', [along - arm, along], [0.12, 0.58], [0.04, back], 0.05);
  const seats = along > 1.9 ? 3 : 2;
  const each = (along - 2 * arm) / seats;
  for (let seat = 0; seat < seats; seat++) {
    const u: Flat = [arm + seat * each + 0.004, arm + (seat + 1) * each - 0.004];
    soft('cloth', u, [0.28, 0.46], [0.18, back - 0.01], 0.05);
    detail(() => soft('cloth', [u[0] + 0.01, u[1] - 0.01], [0.44, 0.8], [0.16, 0.34], 0.07));
  }
  detail(() => {
    soft('linen', [arm + 0.03, arm + 0.46], [0.46, 0.84], [0.3, 0.42], 0.06);
    for (const u of [0.07, along - 0.07])
      for (const v of [0.08, back - 0.08])
        builder.round(
          'larch',
          [u, v],
          [
            [0, 0.015],
            [0.12, 0.025],
          ],
          8,
        );
  });
  if (deep >= SOFA.withTable - 0.01) addCoffeeTable(builder);
};

function addCoffeeTable(builder: PieceBuilder): void {
  const { along, soft, detail, box, round } = builder;
  const [u, v] = [along / 2, 1.65];
  const wide = Math.min(along / 2 - 0.02, 1.1);
  soft('larch', [u - 0.55, u + 0.55], [0.38, 0.42], [v - 0.3, v + 0.3], 0.018);
  detail(() => {
    for (const du of [-0.48, 0.48])
      for (const dv of [-0.23, 0.23])
        round(
          'larch',
          [u + du, v + dv],
          [
            [0, 0.014],
            [0.38, 0.022],
          ],
          8,
        );
    soft('rug', [u - wide, u + wide], [0.001, 0.014], [v - 0.75, v + 0.58], 0.004);
    box('linen', [u - 0.32, u - 0.1], [0.42, 0.44], [v - 0.12, v + 0.16]);
    box('curtain', [u - 0.3, u - 0.11], [0.44, 0.455], [v - 0.1, v + 0.13]);
    round(
      'stone',
      [u + 0.22, v],
      [
        [0.42, 0.06],
        [0.48, 0.13],
        [0.48, 0.12],
        [0.44, 0.05],
      ],
      14,
    );
  });
}

/** Builds an armchair. */
export const buildArmchair: BuildPiece = ({ along, deep, soft, detail, round }) => {
  soft('linen', [0.1, along - 0.1], [0.22, 0.44], [0.12, deep - 0.02], 0.05);
  soft('linen', [0.06, along - 0.06], [0.2, 0.86], [0, 0.2], 0.07);
  for (const u of [[0, 0.15] as const, [along - 0.15, along] as const]) soft('linen', u, [0.18, 0.6], [0.03, deep], 0.05);
  detail(() => {
    for (const u of [0.1, along - 0.1])
      for (const v of [0.1, deep - 0.1])
        round(
          'larch',
          [u, v],
          [
            [0, 0.014],
            [0.2, 0.024],
          ],
          8,
        );
  });
};

/** Builds a low cabinet with a television on the wall over it. */
export const buildTv: BuildPiece = (builder) => {
  const { along, deep, box, soft, isPlain, detail } = builder;
  const [wide, middle] = [Math.min(1.24, along * 0.9), along / 2];
  if (isPlain) box('larch', [0, along], [0.12, 0.46], [0, deep]);
  else {
    const back = deep - FRONT;
    box('larch', [0, along], [0.12, 0.46], [0, back - 0.001]);
    const count = Math.max(2, Math.round(along / 0.6));
    for (let at = 0; at < count; at++)
      addFront(builder, {
        ...{ material: 'larch', form: 'flat', back, y: [0.14, 0.44], handle: 'none' },
        u: [0.01 + ((along - 0.02) * at) / count, 0.01 + ((along - 0.02) * (at + 1)) / count],
      });
    for (const u of [0.06, along - 0.1])
      for (const v of [0.04, deep - 0.1]) box('metal', [u, u + 0.04], [0, 0.12], [v, v + 0.04]);
  }
  soft('metal', [middle - wide / 2, middle + wide / 2], [0.78, 0.78 + wide * 0.58], [0.02, 0.06], 0.008);
  detail(() => box('gaps', [middle - wide / 2 + 0.012, middle + wide / 2 - 0.012], [0.795, 0.765 + wide * 0.58], [0.06, 0.062]));
};

/** Builds a dining table with as many chairs as in the floor plan, and a lamp over it unless the ceiling is high. */
export const buildTable: BuildPiece = (builder) => {
  const { along, deep, soft, detail, box, round, pipe, height } = builder;
  const [back, front] = [0.36, deep - 0.36];
  soft('larch', [0, along], [0.71, 0.745], [back, front], 0.012);
  for (const u of [0.07, along - 0.13])
    for (const v of [back + 0.06, front - 0.12]) box('larch', [u, u + 0.06], [0, 0.71], [v, v + 0.06]);
  const seats = Math.max(1, Math.floor(along / 0.6));
  for (let seat = 0; seat < seats; seat++) {
    const u = ((seat + 0.5) * along) / seats;
    addChair(builder, u, 0.2, -1);
    addChair(builder, u, deep - 0.2, 1);
  }
  detail(() => {
    const [u, v] = [along / 2, deep / 2];
    round(
      'stone',
      [u, v],
      [
        [0.745, 0.07],
        [0.8, 0.14],
        [0.8, 0.13],
        [0.765, 0.06],
      ],
      14,
    );
    if (height > 3.2) return;
    pipe(
      'metal',
      [
        [u, 1.62, v],
        [u, height, v],
      ],
      0.005,
      5,
    );
    round(
      'curtain',
      [u, v],
      [
        [1.4, 0.24],
        [1.5, 0.2],
        [1.62, 0.05],
      ],
      18,
    );
  });
};

/**
 * Adds a chair.
 * @param way the side of the chair's back; -1: the side with the smaller `v`
 */
function addChair({ soft, detail, pipe, box, isPlain }: PieceBuilder, u: number, v: number, way: 1 | -1): void {
  const [wide, half] = [0.21, 0.2];
  soft('cloth', [u - wide, u + wide], [0.43, 0.475], [v - half, v + half], 0.018);
  const back = v + way * (half - 0.02);
  soft('larch', [u - wide + 0.01, u + wide - 0.01], [0.64, 0.84], [back - 0.012, back + 0.012], 0.01);
  if (isPlain) box('larch', [u - 0.03, u + 0.03], [0, 0.43], [v - 0.03, v + 0.03]);
  detail(() => {
    for (const side of [-1, 1]) {
      const leg = u + side * (wide - 0.025);
      pipe(
        'larch',
        [
          [leg, 0, v - way * (half - 0.02)],
          [leg, 0.44, v - way * (half - 0.035)],
        ],
        0.014,
        6,
      );
      pipe(
        'larch',
        [
          [leg, 0, back + way * 0.02],
          [leg, 0.44, back],
          [leg, 0.82, back + way * 0.01],
        ],
        0.014,
        6,
      );
    }
  });
}
