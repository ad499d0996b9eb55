import { lightness, lit, shaded } from '../ink/colour.ts';
import { circle, group, line, rect } from '../ink/svg.ts';
import type { HousePaints } from './house-paints.ts';
import { casing, drawGlass } from './window.ts';

/** A rectangle in picture units, with its scale in units per metre. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly scale: number;
}

/** Draws the front door: casing, leaf with its pattern (smooth, panels, glazed, boards), handle, threshold and a lamp beside it. */
export function drawDoor(prefix: string, box: Box, paints: HousePaints): string {
  const { x, y, width, height, scale } = box;
  const { colour, pattern, handle } = paints.door;
  const frame = scale * 0.05;
  const leaf = { x: x + frame, y: y + frame, width: width - frame * 2, height: height - frame, scale };
  const grip = leaf.x + (paints.door.leaves === 2 ? leaf.width / 2 : leaf.width) - scale * 0.14;
  return group([
    casing({ ...box, trim: paints.trim }),
    rect(x, y, width, height, { fill: shaded(paints.trim, 0.15) }),
    ...leaves().map((one) => drawDoorLeaf(prefix, one, colour, pattern, paints.sash)),
    paints.door.leaves === 2 ? rect(x + width / 2 - 1, y + frame, 2, height - frame, { fill: shaded(colour, 0.6) }) : '',
    rect(x, y, width, scale * 0.07, { fill: '#1d1e28', opacity: 0.34 }),
    rect(x, y, scale * 0.04, height, { fill: '#1d1e28', opacity: 0.2 }),
    rect(grip, y + height * 0.52, scale * 0.035, scale * 0.15, { fill: shaded(handle, 0.3), rx: 2 }),
    rect(grip - scale * 0.08, y + height * 0.53, scale * 0.13, scale * 0.03, { fill: handle, rx: 2 }),
    rect(x - scale * 0.06, y + height - scale * 0.03, width + scale * 0.12, scale * 0.06, { fill: '#8d887f' }),
    lamp(),
  ]);

  function leaves(): readonly Box[] {
    if (paints.door.leaves === 1) return [leaf];
    const half = leaf.width / 2;
    return [
      { ...leaf, width: half },
      { ...leaf, x: leaf.x + half, width: half },
    ];
  }

  function lamp(): string {
    const [at, top] = [x + width + scale * 0.3, y + height * 0.2];
    return [
      circle(at, top + scale * 0.12, scale * 0.34, { fill: `url(#${prefix}lamplight)` }),
      rect(at - scale * 0.055, top, scale * 0.11, scale * 0.2, { fill: '#2e2c2b', rx: 3 }),
      rect(at - scale * 0.035, top + scale * 0.05, scale * 0.07, scale * 0.11, { fill: '#ffe3ad' }),
    ].join('');
  }
}

/** Draws the leaf of a door without its casing. */
export function drawDoorLeaf(
  prefix: string,
  { x, y, width, height, scale }: Box,
  colour: string,
  pattern: string,
  bar: string,
): string {
  const dark = shaded(colour, 0.55);
  const light = lit(colour, lightness(colour) > 0.6 ? 0.8 : 0.35);
  const base = rect(x, y, width, height, { fill: colour });
  switch (pattern) {
    case 'dorr-spegel':
      return (
        base +
        panel(0.14, 0.06, 0.31, 0.34) +
        panel(0.55, 0.06, 0.31, 0.34) +
        panel(0.14, 0.48, 0.31, 0.44) +
        panel(0.55, 0.48, 0.31, 0.44)
      );
    case 'dorr-glas': {
      const across =
        rect(x + width * 0.18, y + height * 0.29, width * 0.64, 3, { fill: bar }) +
        rect(x + width * 0.5 - 1.5, y + height * 0.08, 3, height * 0.44, { fill: bar });
      return base + glazed(0.18, 0.08, 0.64, 0.44) + across + panel(0.18, 0.6, 0.64, 0.32);
    }
    case 'dorr-skjut':
      return base + glazed(0.08, 0.05, 0.84, 0.88);
    case 'dorr-hel':
      return base + rect(x + width * 0.9, y, width * 0.1, height, { fill: dark, opacity: 0.06 });
    case 'dorr-slat':
      return (
        base +
        [0.3, 0.62].map((share) => rect(x, y + height * share, width, 1.6, { fill: dark, opacity: 0.45 })).join('') +
        glazed(0.6, 0.12, 0.16, 0.4)
      );
    case 'dorr-brad':
      return (
        base +
        boards(6) +
        rect(x, y + height * 0.12, width, height * 0.05, { fill: dark, opacity: 0.25 }) +
        rect(x, y + height * 0.8, width, height * 0.05, { fill: dark, opacity: 0.25 })
      );
    default:
      return base + boards(6) + glazed(0.56, 0.12, 0.18, 0.42);
  }

  function boards(count: number): string {
    return Array.from({ length: count - 1 }, (_, index) => {
      const at = x + (width * (index + 1)) / count;
      return rect(at, y, 1.6, height, { fill: dark, opacity: 0.6 }) + rect(at + 1.6, y, 1, height, { fill: light, opacity: 0.5 });
    }).join('');
  }

  function panel(px: number, py: number, pw: number, ph: number): string {
    return (
      rect(x + width * px, y + height * py, width * pw, height * ph, { fill: dark, opacity: 0.1 }) +
      line(
        [
          [x + width * px, y + height * (py + ph)],
          [x + width * px, y + height * py],
          [x + width * (px + pw), y + height * py],
        ],
        dark,
        2,
        { opacity: 0.65 },
      ) +
      line(
        [
          [x + width * px, y + height * (py + ph)],
          [x + width * (px + pw), y + height * (py + ph)],
          [x + width * (px + pw), y + height * py],
        ],
        light,
        1.6,
        { opacity: 0.8 },
      )
    );
  }

  function glazed(px: number, py: number, pw: number, ph: number): string {
    const [gx, gy, gw, gh] = [x + width * px, y + height * py, width * pw, height * ph];
    return (
      drawGlass(prefix, { x: gx, y: gy, width: gw, height: gh, scale: scale * 4 }) +
      rect(gx, gy, gw, gh, { fill: 'none', stroke: shaded(colour, 0.3), 'stroke-width': 3 })
    );
  }
}

/** Draws glazed doors to the garden: two leaves, or one in a narrow opening. */
export function drawPatioDoors(prefix: string, box: Box, paints: HousePaints): string {
  const { x, y, width, height, scale } = box;
  const leaves = width > scale * 1.4 ? 2 : 1;
  const frame = scale * 0.09;
  const drawn = Array.from({ length: leaves }, (_, index) => {
    const [left, wide] = [x + (width / leaves) * index, width / leaves];
    return [
      rect(left, y, wide, height, { fill: paints.sash }),
      drawGlass(prefix, { x: left + frame, y: y + frame, width: wide - frame * 2, height: height - frame * 2.6, scale }),
      rect(left + frame, y + frame, wide - frame * 2, height - frame * 2.6, {
        fill: 'none',
        stroke: shaded(paints.sash, 0.45),
        'stroke-width': 1.2,
      }),
      paints.windows === 'slatt'
        ? ''
        : [0.33, 0.66]
            .map((share) => rect(left + frame, y + height * share, wide - frame * 2, 3, { fill: paints.sash }))
            .join(''),
      rect(left + (index === 0 ? wide - frame * 0.7 : frame * 0.3), y + height * 0.5, frame * 0.4, scale * 0.12, {
        fill: paints.door.handle,
      }),
    ].join('');
  });
  return group([
    casing({ ...box, trim: paints.trim }),
    ...drawn,
    rect(x + width / 2 - 0.8, y, 1.6, height, { fill: shaded(paints.sash, 0.5) }),
    rect(x, y, width, scale * 0.06, { fill: '#1d1e28', opacity: 0.3 }),
  ]);
}

/** Draws an up-and-over door with four rows: windows in the second row from the top, panels in the others. */
export function drawGarageDoor(prefix: string, box: Box, colour: string, trim: string): string {
  const { x, y, width, height, scale } = box;
  const row = height / 4;
  const rows = [0, 1, 2, 3].map((index) => {
    const top = y + row * index;
    const cells = [0, 1, 2, 3].map((cell) => {
      const [cx, cw] = [x + (width * cell) / 4 + scale * 0.06, width / 4 - scale * 0.12];
      if (index === 1)
        return (
          drawGlass(prefix, { x: cx, y: top + row * 0.22, width: cw, height: row * 0.56, scale: scale * 4 }) +
          rect(cx, top + row * 0.22, cw, row * 0.56, { fill: 'none', stroke: shaded(colour, 0.35), 'stroke-width': 2 })
        );
      return (
        rect(cx, top + row * 0.18, cw, row * 0.64, { fill: shaded(colour, 0.1) }) +
        line(
          [
            [cx, top + row * 0.82],
            [cx, top + row * 0.18],
            [cx + cw, top + row * 0.18],
          ],
          shaded(colour, 0.45),
          1.4,
          { opacity: 0.6 },
        ) +
        line(
          [
            [cx, top + row * 0.82],
            [cx + cw, top + row * 0.82],
            [cx + cw, top + row * 0.18],
          ],
          lit(colour, 0.7),
          1.2,
          { opacity: 0.8 },
        )
      );
    });
    return cells.join('') + rect(x, top + row - 1.6, width, 1.8, { fill: shaded(colour, 0.55), opacity: 0.7 });
  });
  return group([
    casing({ ...box, trim }),
    rect(x, y, width, height, { fill: colour }),
    ...rows,
    rect(x, y, width, scale * 0.1, { fill: '#1d1e28', opacity: 0.34 }),
    rect(x, y, scale * 0.05, height, { fill: '#1d1e28', opacity: 0.2 }),
    rect(x + width / 2 - scale * 0.09, y + row * 3.15, scale * 0.18, scale * 0.035, { fill: '#55524e', rx: 2 }),
  ]);
}
