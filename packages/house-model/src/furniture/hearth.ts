import type { BuildPiece, PieceBuilder } from './piece-builder.ts';

/** Builds the chosen hearth. A place that is only prepared for a hearth has only the floor plate. */
export const buildHearth: BuildPiece = (builder) => {
  const { along, deep, form, box, soft, round, height, detail, isPlain } = builder;
  const kind = form.features.hearth ?? 'none';
  const u = along / 2;
  if (kind === 'prepared' || kind === 'none') return box('hearth', [0, along], [0, 0.012], [0, deep]);
  const flue = (v: number, from: number) =>
    builder.pipe(
      'metal',
      [
        [u, from, v],
        [u, Math.max(from + 0.1, height), v],
      ],
      0.075,
      12,
    );
  switch (kind) {
    case 'stove':
      soft('stone', [0, along], [0, 0.012], [0, deep], 0.004);
      round(
        'metal',
        [u, deep / 2],
        [
          [0.06, 0.2],
          [0.1, 0.22],
          [1.12, 0.22],
          [1.16, 0.2],
        ],
        22,
      );
      detail(() => box('gaps', [u - 0.12, u + 0.12], [0.5, 0.92], [deep / 2 + 0.185, deep / 2 + 0.222]));
      return flue(deep / 2, 1.16);
    case 'mass':
      if (form.fittings.hearth === 'tiled' && !isPlain) return addTiledStove(builder);
      soft('hearth', [0.02, along - 0.02], [0, 1.75], [0.02, deep - 0.02], 0.02);
      return detail(() => box('gaps', [u - 0.22, u + 0.22], [0.5, 0.95], [deep - 0.03, deep - 0.012]));
    case 'open':
      box('porcelain', [0, along], [0, 0.42], [0, deep]);
      box('porcelain', [0, 0.2], [0.42, 1.1], [0, deep - 0.08]);
      box('porcelain', [along - 0.2, along], [0.42, 1.1], [0, deep - 0.08]);
      box('porcelain', [0.02, along - 0.02], [1.1, Math.max(1.3, height)], [0, deep - 0.14]);
      return box('gaps', [0.2, along - 0.2], [0.42, 1.1], [0, deep - 0.16]);
    case 'range':
      soft('porcelain', [0.01, along - 0.01], [0.08, 0.86], [0, deep - 0.02], 0.015);
      soft('metal', [0, along], [0.86, 0.9], [0, deep], 0.012);
      detail(() => {
        box('metal', [0.08, along / 2 - 0.03], [0.42, 0.72], [deep - 0.02, deep]);
        box('porcelain', [along / 2 + 0.03, along - 0.08], [0.3, 0.76], [deep - 0.02, deep - 0.004]);
        builder.pipe(
          'brass',
          [
            [0.06, 0.81, deep + 0.01],
            [along - 0.06, 0.81, deep + 0.01],
          ],
          0.009,
        );
      });
      return flue(0.12, 0.9);
  }
};

/** Adds a round tiled stove with brass doors. */
function addTiledStove({ along, deep, box, round }: PieceBuilder): void {
  const r = Math.min(along, deep) / 2 - 0.03;
  round(
    'porcelain',
    [along / 2, deep / 2],
    [
      [0, r],
      [0.16, r],
      [0.18, r - 0.03],
      [1.95, r - 0.03],
      [1.97, r + 0.01],
      [2.05, r + 0.02],
      [2.12, r - 0.08],
    ],
    26,
  );
  box('brass', [along / 2 - 0.15, along / 2 + 0.15], [0.42, 0.82], [deep / 2 + r - 0.1, deep / 2 + r - 0.02]);
}
