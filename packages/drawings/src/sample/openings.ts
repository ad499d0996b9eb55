import { drawDoorLeaf, drawGarageDoor } from '../house/door.ts';
import type { WindowStyle } from '../house/house-paints.ts';
import { drawWindow, windowDefinitions } from '../house/window.ts';
import { lit, mix, shaded, varied } from '../ink/colour.ts';
import { circle, element, line, rect } from '../ink/svg.ts';
import { foliageDefinitions } from '../nature/foliage.ts';
import { contact, type DrawSwatch, daylight, fill, paperGround, type Swatch, texture } from './swatch.ts';

/** Samples of windows, doors, garage doors and cabinet fronts. */
export const openings: Readonly<Record<string, DrawSwatch>> = {
  'fonster-slatt': (swatch) => windowOf(swatch, 'slatt'),
  'fonster-sprojs': (swatch) => windowOf(swatch, 'sprojs'),
  'fonster-kors': (swatch) => windowOf(swatch, 'kors'),
  'dorr-slat': (swatch) => doorOf(swatch, 'dorr-hel'),
  'dorr-spegel': (swatch) => doorOf(swatch, 'dorr-spegel'),
  'dorr-glas': (swatch) => doorOf(swatch, 'dorr-glas'),
  'dorr-skjut': (swatch) => {
    const leaf = (x: number) =>
      drawDoorLeaf(swatch.prefix, { x, y: 22, width: 88, height: 150, scale: 60 }, swatch.colour, 'dorr-skjut', swatch.colour) +
      rect(x, 22, 88, 150, { fill: 'none', stroke: shaded(swatch.colour, 0.5), 'stroke-width': 1 });
    return [
      definitions(swatch),
      paperGround(swatch, 172),
      rect(66, 14, 188, 9, { fill: '#3a3835', rx: 2 }),
      contact(160, 173, 96),
      leaf(72),
      rect(156, 26, 6, 146, { fill: '#1d1e28', opacity: 0.2 }),
      leaf(158),
      ...[152, 166].map((x) => rect(x, 92, 3, 26, { fill: swatch.hasAccent ? shaded(swatch.accent, 0.3) : '#55524e', rx: 1.5 })),
      daylight(swatch),
    ].join('');
  },
  garageport: (swatch) =>
    [
      definitions(swatch),
      fill('#d5cbb9'),
      texture(swatch, '.5', 0.14),
      rect(0, 172, 320, 28, { fill: '#c6bba6' }),
      drawGarageDoor(
        swatch.prefix,
        { x: 54, y: 30, width: 212, height: 143, scale: 84 },
        swatch.colour,
        swatch.hasAccent ? swatch.accent : '#f3efe6',
      ),
      daylight(swatch),
    ].join(''),
  'lucka-slat': (swatch) => fronts(swatch, () => ''),
  'lucka-ram': (swatch) =>
    fronts(swatch, (x, y, width, height) => {
      const [ix, iy, iw, ih] = [x + 20, y + 20, width - 40, height - 40];
      return (
        rect(ix, iy, iw, ih, { fill: shaded(swatch.colour, 0.07) }) +
        line(
          [
            [ix, iy + ih],
            [ix, iy],
            [ix + iw, iy],
          ],
          swatch.dark,
          2,
          { opacity: 0.45 },
        ) +
        line(
          [
            [ix, iy + ih],
            [ix + iw, iy + ih],
            [ix + iw, iy],
          ],
          swatch.light,
          1.6,
          { opacity: 0.9 },
        )
      );
    }),
  'lucka-spar': (swatch) =>
    fronts(swatch, (x, y, width, height) =>
      Array.from(
        { length: Math.floor(width / 11) },
        (_, index) =>
          rect(x + 5 + index * 11, y, 3, height, { fill: swatch.dark, opacity: 0.6 }) +
          rect(x + 8 + index * 11, y, 1.4, height, { fill: swatch.light, opacity: 0.6 }),
      ).join(''),
    ),
};

function definitions({ prefix }: Swatch): string {
  return element('defs', {}, windowDefinitions(prefix) + foliageDefinitions(prefix));
}

/** Draws a window on a wall of a muted colour, so that both white and black frames are visible. */
function windowOf(swatch: Swatch, style: WindowStyle): string {
  const wall = swatch.hasAccent ? mix(swatch.accent, '#cfc4b1', 0.7) : '#cbbfab';
  const boards = Array.from(
    { length: 8 },
    (_, index) =>
      rect(0, index * 28, 320, 1.4, { fill: '#1d1e28', opacity: 0.2 }) +
      rect(0, index * 28 + 1.4, 320, 1, { fill: '#fff6e4', opacity: 0.4 }),
  );
  return [
    definitions(swatch),
    fill(wall),
    ...boards,
    drawWindow(
      swatch.prefix,
      { x: 92, y: 32, width: 136, height: 136, scale: 118, sash: swatch.colour, trim: '#f1ece1', style },
      1,
    ),
    daylight(swatch),
  ].join('');
}

function doorOf(swatch: Swatch, pattern: string): string {
  const handle = swatch.hasAccent ? swatch.accent : '#8f8a80';
  const [x, y, width, height] = [122, 16, 76, 156];
  return [
    definitions(swatch),
    paperGround(swatch, 172),
    rect(x - 12, y - 10, width + 24, height + 10, { fill: '#f7f3ea', stroke: '#a99f8e', 'stroke-width': 1 }),
    rect(x - 3, y - 3, width + 6, height + 3, { fill: '#8f8676' }),
    drawDoorLeaf(swatch.prefix, { x, y, width, height, scale: 76 }, swatch.colour, pattern, shaded(swatch.colour, 0.05)),
    rect(x, y, width, 5, { fill: '#1d1e28', opacity: 0.2 }),
    rect(x + width - 13, y + 80, 4, 14, { fill: shaded(handle, 0.25), rx: 1.5 }),
    rect(x + width - 24, y + 82, 14, 3.4, { fill: handle, rx: 1.7 }),
    daylight(swatch),
  ].join('');
}

/** Draws three kitchen drawers beside a tall cupboard door, with the gaps between them and their handles. */
function fronts(swatch: Swatch, face: (x: number, y: number, width: number, height: number) => string): string {
  const { colour, accent, hasAccent, dark, light, random } = swatch;
  const handle = hasAccent ? accent : '#6f6a62';
  const parts = [
    [-6, -6, 168, 74],
    [-6, 71, 168, 68],
    [-6, 142, 168, 70],
    [165, -6, 162, 218],
  ] as const;
  const drawn = parts.map(
    ([x, y, width, height]) =>
      rect(x, y, width, height, { fill: varied(colour, random.between(-0.02, 0.02)) }) +
      face(x, y, width, height) +
      line(
        [
          [x, y + height],
          [x, y],
          [x + width, y],
        ],
        light,
        1.6,
        { opacity: 0.7 },
      ) +
      line(
        [
          [x, y + height],
          [x + width, y + height],
          [x + width, y],
        ],
        dark,
        1.6,
        { opacity: 0.4 },
      ),
  );
  const grips = [14, 91, 162].map(
    (y) =>
      rect(48, y + 5, 62, 7, { fill: '#1d1e28', opacity: 0.25, rx: 3 }) +
      rect(48, y, 62, 6, { fill: handle, rx: 3 }) +
      rect(50, y + 1, 58, 1.6, { fill: lit(handle, 0.6), rx: 0.8 }),
  );
  const knob =
    rect(184, 63, 6, 64, { fill: '#1d1e28', opacity: 0.25, rx: 3 }) +
    rect(181, 60, 6, 64, { fill: handle, rx: 3 }) +
    circle(184, 64, 1.2, { fill: lit(handle, 0.6) });
  return fill(shaded(colour, 0.55)) + drawn.join('') + texture(swatch, '.5', 0.14) + grips.join('') + knob + daylight(swatch);
}
