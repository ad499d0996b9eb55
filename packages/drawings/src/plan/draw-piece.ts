import { boxIn, type Piece, sizeOf, spotIn } from '@gavel/core/plan';
import { circle, number, outline, path, rect } from '../ink/svg.ts';

/** A piece of furniture from above, in thin lines: `f` is its outline, `h` what is fainter. */
export function drawPiece(piece: Piece): string {
  const [along, deep] = sizeOf(piece);
  const box = (u: number, v: number, w: number, d: number, name = 'f') => {
    const { x, y, width, height } = boxIn(piece, u, v, w, d);
    return rect(x, y, width, height, { class: name });
  };
  const lines = (name: string, ...strokes: readonly (readonly (readonly [number, number])[])[]) =>
    path(strokes.map((points) => outline(points.map(([u, v]) => spotIn(piece, u, v)))).join(''), { class: name });
  const round = (u: number, v: number, radius: number, name = 'f') => {
    const [x, y] = spotIn(piece, u, v);
    return circle(x, y, radius, { class: name });
  };
  const oval = (u: number, v: number, ru: number, rv: number, name = 'h') => {
    const [x, y] = spotIn(piece, u, v);
    const upright = piece.facing === 'e' || piece.facing === 'w';
    return `<ellipse class="${name}" cx="${number(x)}" cy="${number(y)}" rx="${number(upright ? rv : ru)}" ry="${number(upright ? ru : rv)}"/>`;
  };
  const cross = () =>
    lines(
      'h',
      [
        [0, 0],
        [along, deep],
      ],
      [
        [along, 0],
        [0, deep],
      ],
    );
  const hob = () => {
    // The glass, which has no zones of its own: three marks where a pot may stand.
    if (piece.form === 'free')
      return (
        box(50, 70, along - 100, deep - 150) + [0.25, 0.5, 0.75].map((u) => round(u * along, deep / 2 - 5, 22, 'h')).join('')
      );
    const flames = [0.28, 0.72].flatMap((u) => [0.3, 0.7].map((v) => [u * along, v * deep] as const));
    const radius = along > 700 ? 105 : 92;
    const zones = flames.map(([u, v]) => round(u, v, radius)).join('');
    switch (piece.form) {
      // Between the zones it draws down what rises from them.
      case 'fan':
        return zones + box(along / 2 - 45, 110, 90, deep - 220);
      // Under bars of iron.
      case 'gas':
        return zones + flames.map(([u, v]) => bars(u, v, radius + 30)).join('');
      default:
        return zones + (along > 700 ? round(along / 2, deep / 2, 60) : '');
    }
  };
  const bars = (u: number, v: number, reach: number) =>
    lines(
      'f',
      [
        [u - reach, v],
        [u + reach, v],
      ],
      [
        [u, v - reach],
        [u, v + reach],
      ],
    );
  switch (piece.kind) {
    case 'double':
    case 'single': {
      const pillows = piece.kind === 'double' ? 2 : 1;
      const wide = along / pillows;
      return (
        box(0, 0, along, deep) +
        Array.from({ length: pillows }, (_, index) => box(index * wide + 70, 80, wide - 140, 380, 'h')).join('') +
        lines(
          'h',
          [
            [0, 620],
            [along, 620],
          ],
          [
            [0, 620],
            [along, 1000],
          ],
        )
      );
    }
    case 'night':
      return box(0, 0, along, deep) + round(along / 2, deep / 2, 110, 'h');
    case 'wardrobe':
    case 'shelf': {
      const parts = Math.max(1, Math.round(along / 600));
      const cuts = Array.from(
        { length: parts - 1 },
        (_, index) =>
          [
            [((index + 1) * along) / parts, 0],
            [((index + 1) * along) / parts, deep],
          ] as const,
      );
      const rod =
        piece.kind === 'wardrobe'
          ? lines('dash', [
              [60, deep / 2],
              [along - 60, deep / 2],
            ])
          : '';
      return box(0, 0, along, deep) + lines('h', ...cuts) + rod;
    }
    case 'desk':
      return (
        box(0, 0, along, 600) +
        box(along / 2 - 210, 560, 420, 400) +
        lines('h', [
          [along / 2 - 210, 900],
          [along / 2 + 210, 900],
        ])
      );
    case 'sofa':
      return (
        box(0, 0, along, 950) +
        lines(
          'h',
          [
            [180, 250],
            [along - 180, 250],
          ],
          [
            [180, 0],
            [180, 950],
          ],
          [
            [along - 180, 0],
            [along - 180, 950],
          ],
          [
            [along / 2, 250],
            [along / 2, 950],
          ],
        ) +
        (deep >= 1950 ? box(along / 2 - 550, 1350, 1100, 600) : '')
      );
    case 'armchair':
      return (
        box(0, 0, along, deep) +
        lines(
          'h',
          [
            [0, 220],
            [along, 220],
          ],
          [
            [150, 220],
            [150, deep],
          ],
          [
            [along - 150, 220],
            [along - 150, deep],
          ],
        )
      );
    case 'tv':
      return (
        box(0, 0, along, deep) +
        lines('m', [
          [along / 2 - 600, deep - 90],
          [along / 2 + 600, deep - 90],
        ])
      );
    case 'table': {
      const seats = Math.max(1, Math.floor(along / 600));
      const chairs = Array.from({ length: seats }, (_, index) => {
        const u = ((index + 0.5) * along) / seats - 220;
        return (
          box(u, 0, 440, 400) +
          box(u, deep - 400, 440, 400) +
          lines(
            'h',
            [
              [u, 60],
              [u + 440, 60],
            ],
            [
              [u, deep - 60],
              [u + 440, deep - 60],
            ],
          )
        );
      });
      return chairs.join('') + box(0, 360, along, deep - 720, 'f p');
    }
    case 'counter':
    case 'bench':
      return box(0, 0, along, deep);
    case 'tall':
      return (
        box(0, 0, along, deep) +
        lines('h', [
          [0, 0],
          [along, deep],
        ])
      );
    case 'sink':
      return (
        box(60, 110, along / 2 - 40, deep - 200) +
        box(along / 2 + 50, 110, along / 2 - 110, deep - 200) +
        round(along / 2 + 5, 70, 26, 'm')
      );
    case 'pentry':
      return (
        box(0, 0, along, deep) +
        box(along - 520, 110, 420, deep - 200) +
        round(along - 310, 70, 24, 'm') +
        [0.3, 0.7].map((v) => round(170, v * deep, 90)).join('') +
        (along > 2000 ? [0.3, 0.7].map((v) => round(420, v * deep, 90)).join('') : '')
      );
    case 'ladder':
    case 'loftStairs': {
      const rungs = Math.max(3, Math.round(along / 200));
      const steps = Array.from(
        { length: rungs - 1 },
        (_, index) =>
          [
            [((index + 1) * along) / rungs, 0],
            [((index + 1) * along) / rungs, deep],
          ] as const,
      );
      return box(0, 0, along, deep, 'f p') + lines('f', ...steps);
    }
    case 'stove':
      return box(0, 0, along, deep, 'm') + hob();
    case 'hob':
      return hob();
    case 'dishwasher':
      return box(0, 0, along, deep, 'h');
    case 'island': {
      const seats = Math.max(1, Math.floor(along / 700));
      const stools = Array.from({ length: seats }, (_, index) => round(((index + 0.5) * along) / seats, deep - 170, 165));
      return box(0, 0, along, deep - 380) + stools.join('');
    }
    case 'toilet':
      return box(along / 2 - 190, 0, 380, 160) + oval(along / 2, 400, 165, 240, 'f');
    case 'basin':
      return (
        box(0, 0, along, deep) +
        oval(along / 2, deep / 2 + 20, Math.min(250, along / 2 - 60), 160) +
        round(along / 2, 60, 20, 'm')
      );
    case 'shower':
      return box(0, 0, along, deep) + cross() + round(along / 2, deep / 2, 45);
    case 'tub':
    case 'freeTub': {
      const inner = boxIn(piece, 80, 90, along - 160, deep - 180);
      return (
        (piece.kind === 'tub' ? box(0, 0, along, deep) : '') +
        rect(inner.x, inner.y, inner.width, inner.height, { class: 'f', rx: Math.min(inner.width, inner.height) / 2 }) +
        round(along - 330, deep / 2, 38, 'h')
      );
    }
    case 'machine':
      return box(0, 0, along, deep) + round(along / 2, deep / 2, 205, 'h');
    case 'heater':
      return box(0, 0, along, deep);
    case 'rack':
      return (
        box(0, 0, along, deep) +
        lines('dash', [
          [60, deep / 2],
          [along - 60, deep / 2],
        ])
      );
    case 'hearth':
      return (
        box(0, 0, along, deep, 'f p') +
        box(110, 110, along - 220, deep - 180, 'f') +
        lines('m', [
          [110, deep],
          [along - 110, deep],
        ])
      );
    case 'saunaHeater':
      // Stones; and the flue of one that burns wood.
      return (
        box(0, 0, along, deep) +
        (piece.form === 'wood' ? round(along / 2, 110, 65, 'x') : '') +
        [0.28, 0.5, 0.72].map((u) => round(u * along, deep * (u === 0.5 ? 0.72 : 0.6), 62, 'h')).join('')
      );
    case 'car':
      return (
        rect(...rounded(boxIn(piece, 0, 0, along, deep)), { class: 'f', rx: 350 }) +
        lines(
          'h',
          [
            [120, 1250],
            [along - 120, 1250],
          ],
          [
            [250, 1700],
            [along - 250, 1700],
          ],
          [
            [250, deep - 900],
            [along - 250, deep - 900],
          ],
          [
            [120, 1250],
            [250, 1700],
            [250, deep - 900],
          ],
          [
            [along - 120, 1250],
            [along - 250, 1700],
            [along - 250, deep - 900],
          ],
        )
      );
  }
}

function rounded({
  x,
  y,
  width,
  height,
}: {
  x: number;
  y: number;
  width: number;
  height: number;
}): [number, number, number, number] {
  return [x, y, width, height];
}
