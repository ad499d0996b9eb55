import type { Flat } from '../geometry/vector.ts';
import type { BuildPiece, PieceBuilder } from './piece-builder.ts';

/** How far beside a shower the code looks for the floor of the room, m. */
const BESIDE = 0.05;

/** Builds a shower: a framed pane at one side, another in front unless the shower is open, a mixer, a hand shower on a bar, and a drain. */
export const buildShower: BuildPiece = (builder) => {
  const { along, deep, box, detail, round, form, storey, hasFloor } = builder;
  const bath = storey > 0 ? form.features.upperBath : form.features.bath;
  const isOpen = bath === 'open' || bath === 'free';
  const [isAtStart, isAtEnd] = [hasFloor(-BESIDE, deep / 2), hasFloor(along + BESIDE, deep / 2)];
  // The side pane is at the end with the larger `u`, unless that end is at a wall and the other end is open to the room.
  const across = (from: number, to: number): Flat => (isAtStart && !isAtEnd ? [along - to, along - from] : [from, to]);
  box('stone', [0, along], [0.001, 0.012], [0, deep]);
  const high = 2;
  box('railingGlass', across(along - 0.008, along), [0.02, high], [0.01, deep]);
  if (!isOpen) box('railingGlass', across(0.02, along - 0.01), [0.02, high], [deep - 0.008, deep]);
  detail(() => {
    const bar = 0.018;
    box('shower', across(along - 0.013, along + 0.005), [high, high + bar], [0.01, deep + 0.004]);
    box('shower', across(along - 0.013, along + 0.005), [0.012, high], [deep - 0.012, deep + 0.006]);
    if (!isOpen) {
      box('shower', across(0.01, along - 0.013), [high, high + bar], [deep - 0.013, deep + 0.004]);
      box('shower', [along / 2 - 0.012, along / 2 + 0.012], [0.95, 1.25], [deep, deep + 0.02]);
    }
    addMixer(builder);
    round(
      'steel',
      [along / 2, deep / 2],
      [
        [0.012, 0.06],
        [0.014, 0.06],
      ],
      14,
    );
  });
};

/** Adds the mixer, the bar with the hand shower, and the shower head. */
function addMixer({ along, deep, pipe, round }: PieceBuilder): void {
  const u = along / 2;
  pipe(
    'shower',
    [
      [u - 0.13, 1.05, 0.045],
      [u + 0.13, 1.05, 0.045],
    ],
    0.022,
    8,
  );
  pipe(
    'shower',
    [
      [u, 1.05, 0.04],
      [u, 2.05, 0.04],
      [u, 2.1, 0.08],
      [u, 2.1, Math.min(0.4, deep / 2)],
    ],
    0.01,
    8,
  );
  round(
    'shower',
    [u, Math.min(0.4, deep / 2)],
    [
      [2.06, 0.11],
      [2.085, 0.11],
      [2.1, 0.02],
    ],
    16,
  );
  pipe(
    'shower',
    [
      [u + 0.06, 1.75, 0.07],
      [u + 0.06, 1.6, 0.09],
    ],
    0.02,
    8,
  );
}

/** The height of a bath tub, m. */
const TUB = 0.56;

/** Builds a bath tub in a tiled front. */
export const buildTub: BuildPiece = ({ along, deep, isPlain, box, plate, round, pipe }) => {
  if (isPlain) return box('porcelain', [0, along], [0, TUB], [0, deep]);
  const [u, v]: [Flat, Flat] = [
    [0.09, along - 0.09],
    [0.09, deep - 0.09],
  ];
  plate('porcelain', [0, along], [TUB - 0.04, TUB], [0, deep], [[u, v]]);
  plate(
    'bathTiles',
    [0.01, along - 0.01],
    [0, TUB - 0.041],
    [0.01, deep - 0.012],
    [
      [
        [0.05, along - 0.05],
        [0.05, deep - 0.05],
      ],
    ],
  );
  const [wide, tall] = [(u[1] - u[0]) / 2 + 0.03, (v[1] - v[0]) / 2 + 0.03];
  const middle: Flat = [along / 2, deep / 2];
  round(
    'porcelain',
    middle,
    [
      [0.1, wide * 0.9, tall * 0.86],
      [TUB - 0.04, wide, tall],
      [TUB - 0.04, wide - 0.04, tall - 0.04],
      [0.13, wide * 0.86, tall * 0.8],
    ],
    22,
  );
  pipe(
    'shower',
    [
      [along / 2 - 0.1, 0.72, 0.05],
      [along / 2 + 0.1, 0.72, 0.05],
    ],
    0.02,
    8,
  );
  pipe(
    'shower',
    [
      [along / 2, 0.72, 0.05],
      [along / 2, 0.7, 0.17],
    ],
    0.014,
    8,
  );
};

/** Builds a bath tub that stands on the floor, with a tap beside it. */
export const buildFreeTub: BuildPiece = ({ along, deep, round, detail, pipe }) => {
  const [wide, tall] = [along * 0.47, deep * 0.45];
  const middle: Flat = [along / 2, deep / 2];
  round(
    'porcelain',
    middle,
    [
      [0, wide * 0.82, tall * 0.8],
      [0.05, wide * 0.86, tall * 0.84],
      [TUB, wide, tall],
      [TUB + 0.015, wide - 0.015, tall - 0.015],
      [TUB, wide - 0.035, tall - 0.035],
      [0.12, wide * 0.8, tall * 0.76],
    ],
    24,
  );
  detail(() => {
    const u = along * 0.5;
    pipe(
      'shower',
      [
        [u, 0, 0.03],
        [u, 0.85, 0.03],
        [u, 0.88, 0.07],
        [u, 0.84, 0.2],
      ],
      0.014,
      8,
    );
  });
};

/** Builds the heater of a sauna with its stones. A wood-burning heater has a flue. */
export const buildSaunaHeater: BuildPiece = ({ along, deep, piece, box, detail, round, pipe, form }) => {
  box('metal', [0.04, along - 0.04], [0.05, 0.68], [0.04, deep - 0.04]);
  detail(() => {
    for (let stone = 0; stone < 9; stone++) {
      const spot: Flat = [along * (0.25 + 0.25 * (stone % 3)), deep * (0.25 + 0.25 * Math.floor(stone / 3))];
      round(
        'stone',
        spot,
        [
          [0.66, 0.03],
          [0.72, 0.062, 0.055],
          [0.77, 0.02],
        ],
        7,
      );
    }
    if (piece.form === 'wood')
      pipe(
        'metal',
        [
          [along / 2, 0.68, 0.1],
          [along / 2, Math.min(2.2, form.eaves), 0.1],
        ],
        0.06,
        12,
      );
  });
};
