import type { Flat } from '../geometry/vector.ts';
import { addFront, FRONT } from './fronts.ts';
import type { BuildPiece, PieceBuilder } from './piece-builder.ts';

/** Builds a toilet with a cistern, a bowl and a lid. */
export const buildToilet: BuildPiece = ({ along, deep, isPlain, box, soft, round }) => {
  const u = along / 2;
  if (isPlain) return box('porcelain', [u - 0.18, u + 0.18], [0, 0.8], [0, deep]);
  soft('porcelain', [u - 0.19, u + 0.19], [0.38, 0.82], [0, 0.17], 0.025);
  soft('steel', [u - 0.03, u + 0.03], [0.815, 0.828], [0.06, 0.12], 0.006);
  const v = Math.min(deep - 0.25, 0.4);
  soft('porcelain', [u - 0.11, u + 0.11], [0.004, 0.38], [0.02, v], 0.03);
  round(
    'porcelain',
    [u, v],
    [
      [0.004, 0.12, 0.17],
      [0.18, 0.13, 0.18],
      [0.36, 0.18, 0.24],
      [0.4, 0.18, 0.24],
    ],
    16,
  );
  round(
    'porcelain',
    [u, v],
    [
      [0.405, 0.182, 0.245],
      [0.43, 0.184, 0.247],
      [0.438, 0.17, 0.23],
    ],
    16,
  );
};

/** The heights of the lower and the upper end of a bathroom cabinet, m. */
const CABINET = { low: 0.32, top: 0.78 } as const;

/** Builds a basin on a cabinet, with a tap, a mirror and a lamp over it. A wide cabinet has two basins. */
export const buildBasin: BuildPiece = (builder) => {
  const { along, deep, isPlain, box, form, soft } = builder;
  if (isPlain) {
    box('bathFurniture', [0, along], [CABINET.low, CABINET.top], [0, deep * 0.9]);
    return box('porcelain', [0, along], [CABINET.top, 0.88], [0, deep]);
  }
  const back = deep - 0.02 - FRONT;
  box('bathFurniture', [0, along], [CABINET.low, CABINET.top], [0, back - 0.001]);
  const middle = (CABINET.low + CABINET.top) / 2;
  const halves: readonly Flat[] =
    along > 1.1
      ? [
          [0, along / 2],
          [along / 2, along],
        ]
      : [[0, along]];
  for (const u of halves)
    for (const y of [[CABINET.low, middle] as const, [middle, CABINET.top] as const])
      addFront(builder, {
        material: 'bathFurniture',
        form: form.fittings.bathFronts,
        u,
        y,
        back,
        handle: along < 0.5 ? 'none' : 'level',
      });
  for (const half of halves) addBasin(builder, half);
  soft('mirror', [0.01, along - 0.01], [1.05, 1.85], [0.009, 0.032], 0.004);
  soft('light', [along / 2 - 0.22, along / 2 + 0.22], [1.88, 1.92], [0.009, 0.07], 0.012);
};

/** Adds a basin with a tap on this stretch of the cabinet. */
function addBasin({ deep, plate, round, pipe }: PieceBuilder, [from, to]: Flat): void {
  const u = (from + to) / 2;
  const [wide, tall] = [Math.min(0.25, (to - from) / 2 - 0.05), Math.min(0.15, deep / 2 - 0.08)];
  const v = deep / 2 + 0.03;
  plate('porcelain', [from, to], [CABINET.top, CABINET.top + 0.02], [0, deep]);
  const top = CABINET.top + 0.1;
  round(
    'porcelain',
    [u, v],
    [
      [CABINET.top + 0.02, wide * 0.8, tall * 0.8],
      [top, wide, tall],
      [top, wide - 0.012, tall - 0.012],
      [CABINET.top + 0.03, wide * 0.7, tall * 0.66],
    ],
    18,
  );
  round(
    'steel',
    [u, 0.06],
    [
      [CABINET.top + 0.02, 0.022],
      [CABINET.top + 0.06, 0.02],
      [CABINET.top + 0.07, 0.012],
    ],
    10,
  );
  const y = CABINET.top + 0.2;
  pipe(
    'steel',
    [
      [u, CABINET.top + 0.06, 0.06],
      [u, y, 0.06],
      [u, y + 0.012, 0.13],
      [u, y - 0.02, 0.17],
    ],
    0.011,
    8,
  );
}
