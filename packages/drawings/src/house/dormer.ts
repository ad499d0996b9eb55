import type { HouseDrawing } from '@gavel/core';
import { shaded } from '../ink/colour.ts';
import { element, group, line, type Point, polygon, rect, segment } from '../ink/svg.ts';
import type { HousePaints } from './house-paints.ts';
import type { Facade } from './layout-facade.ts';
import type { HouseMeasures } from './measure-house.ts';
import { surface } from './roof.ts';
import { drawWall } from './wall.ts';
import { drawWindow } from './window.ts';

/** Draws all parts that interrupt the roof: a wall that rises through the eaves (`frontespis`), dormers, or roof windows. */
export function drawDormers(prefix: string, measures: HouseMeasures, paints: HousePaints, facade: Facade): string {
  const { drawing, view, x, faces } = measures;
  if (faces !== 'eaves') return '';
  const axis = facade.door ? facade.door.x + facade.door.width / 2 : drawing.width / 2;
  switch (dormersOf(measures)) {
    case 'frontespis': {
      const [from, to] = frontGable(measures, facade) ?? [0, 0];
      return gable(prefix, measures, paints, x((from + to) / 2), to - from, 0);
    }
    case 'takkupa':
      return gable(
        prefix,
        measures,
        paints,
        x(view === 'front' ? axis : drawing.width - axis),
        Math.min(2.6, drawing.width * 0.26),
        0.2,
      );
    case 'takkupor': {
      const count = Math.max(2, Math.min(3, drawing.windowsAbove));
      const width = Math.min(1.75, (drawing.width / count) * 0.5);
      const [first = 0, ...others] = dormerAxes(count, drawing.width);
      const again = others.map((at) => element('use', { href: `#${prefix}dormer`, x: x(at) - x(first) }));
      return element('g', { id: `${prefix}dormer` }, gable(prefix, measures, paints, x(first), width, 0.17)) + again.join('');
    }
    case 'ingen':
      // Upper rooms under a roof without dormers have roof windows.
      return drawing.windowsAbove > 0 && drawing.wallHeight < 3.7
        ? dormerAxes(Math.min(4, drawing.windowsAbove), drawing.width)
            .map((at) => roofWindow(measures, x(at)))
            .join('')
        : '';
  }
}

/**
 * Returns the parts that interrupt the roof on the side in view: a wall that rises through the eaves (`frontespis`), one dormer
 * (`takkupa`), several dormers (`takkupor`) or nothing (`ingen`). The back of a house with a `frontespis` has dormers if the house has
 * one and a half storeys and no hipped roof, and otherwise nothing.
 */
export function dormersOf({ drawing, view }: HouseMeasures): HouseDrawing['dormer'] {
  if (drawing.dormer !== 'frontespis' || view === 'front') return drawing.dormer;
  return drawing.type === 'oneAndAHalfStoreys' && drawing.roof !== 'valmat' ? 'takkupor' : 'ingen';
}

/**
 * Returns the span, in metres, where the façade rises through the eaves above the door; null: the façade ends below the eaves
 * everywhere.
 */
export function frontGable({ drawing, view, faces }: HouseMeasures, { door }: Facade): readonly [number, number] | null {
  if (drawing.dormer !== 'frontespis' || view === 'back' || faces !== 'eaves') return null;
  const width = Math.min(3.6, drawing.width * 0.36);
  const axis = door ? door.x + door.width / 2 : drawing.width / 2;
  const middle = Math.min(drawing.width - width / 2 - 1, Math.max(width / 2 + 1, axis));
  return [middle - width / 2, middle + width / 2];
}

/** Returns the positions of dormers along a façade, in metres: at even distances, the outer ones half a distance from the corners. */
export function dormerAxes(count: number, width: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => (width * (index + 0.5)) / count);
}

/**
 * Draws a dormer, or a wall that rises through the eaves, with its gable towards the viewer. `foot`: how high on the roof the
 * gable's wall begins, as a share of the roof's height; 0: the gable continues the wall of the façade.
 */
function gable(
  prefix: string,
  measures: HouseMeasures,
  paints: HousePaints,
  middle: number,
  metres: number,
  foot: number,
): string {
  const { eaves, ridge, scale, plinthTop, y, drawing, pitch } = measures;
  const height = eaves - ridge;
  const half = (metres * scale) / 2;
  const bottom = foot === 0 ? y(drawing.wallHeight) + scale * 0.2 : eaves - height * foot;
  const slope = Math.min(Math.tan((pitch * Math.PI) / 180), 0.92);
  // The gable has its usual height, or less if its ridge would not be clearly below the ridge of the house.
  const top = Math.max(
    ridge + height * (foot === 0 ? 0.04 : 0.12),
    (foot === 0 ? eaves : bottom) - scale * (foot === 0 ? 1.75 : 1.35) - half * slope,
  );
  const shoulder = top + half * slope;
  const out = scale * (foot === 0 ? 0.34 : 0.2);
  const wall: Point[] = [
    [middle - half, bottom],
    [middle - half, shoulder],
    [middle, top],
    [middle + half, shoulder],
    [middle + half, bottom],
  ];
  const board = scale * (foot === 0 ? 0.12 : 0.09);
  return group([
    shadow(),
    drawWall(prefix, wall, paints.facade),
    rect(middle - half, shoulder, board, bottom - shoulder, { fill: paints.trim }),
    rect(middle + half - board, shoulder, board, bottom - shoulder, { fill: shaded(paints.trim, 0.1) }),
    foot === 0 ? band() : segment(middle - half - 2, bottom, middle + half + 2, bottom, shaded(paints.roof, 0.5), 5),
    underRoof(),
    gableWindow(),
    drawGableEdge(
      prefix,
      [middle - half - out, shoulder + out * slope],
      [middle, top],
      [middle + half + out, shoulder + out * slope],
      scale * (foot === 0 ? 1 : 0.75),
      paints,
    ),
  ]);

  /** Draws the shadow of the gable on the roof to its right. */
  function shadow(): string {
    const reach = scale * (foot === 0 ? 0.85 : 0.5);
    return polygon(
      [
        [middle, top],
        [middle + half + out, shoulder + out * slope],
        [middle + half + out + reach, shoulder + reach * 0.9],
        [middle + half + reach, Math.min(bottom, eaves)],
        [middle + half, Math.min(bottom, eaves)],
      ],
      { fill: '#1d1e28', opacity: 0.34 },
    );
  }

  /** Draws a board, in the colour of the corner boards, across the wall where the gable begins. */
  function band(): string {
    const at = y(drawing.wallHeight) + scale * 0.02;
    return (
      rect(middle - half, at, half * 2, Math.min(scale * 0.13, plinthTop - at), { fill: paints.trim }) +
      rect(middle - half, at + scale * 0.13, half * 2, scale * 0.05, { fill: '#1d1e28', opacity: 0.3 })
    );
  }

  function underRoof(): string {
    const deep = scale * (foot === 0 ? 0.3 : 0.18);
    const side = (direction: 1 | -1): Point[] => [
      [middle, top],
      [middle + direction * half, shoulder],
      [middle + direction * half, shoulder + deep],
      [middle, top + deep * 1.15],
    ];
    return polygon(side(-1), { fill: '#1d1e28', opacity: 0.34 }) + polygon(side(1), { fill: '#1d1e28', opacity: 0.4 });
  }

  function gableWindow(): string {
    const room = bottom - top - half * slope * 0.4;
    const windowHeight = Math.min(scale * (foot === 0 ? 1.2 : 1.05), room * 0.68);
    const windowWidth = Math.min(half * 2 - board * 2 - scale * 0.35, scale * (foot === 0 ? 1.3 : 1.15));
    const sillAt = foot === 0 ? Math.min(bottom - scale * 0.56, shoulder + windowHeight * 0.82) : bottom - scale * 0.16;
    return drawWindow(
      prefix,
      {
        x: middle - windowWidth / 2,
        y: sillAt - windowHeight,
        width: windowWidth,
        height: windowHeight,
        scale,
        sash: paints.sash,
        trim: paints.trim,
        style: paints.windows,
      },
      2,
    );
  }
}

/** Draws the edge of a gable's roof: the ends of the tiles, and the barge boards below them. */
export function drawGableEdge(prefix: string, left: Point, top: Point, right: Point, scale: number, paints: HousePaints): string {
  const board = Math.max(7, scale * 0.17);
  const tile = Math.max(4, scale * 0.085);
  const band = (from: number, to: number): Point[] => [
    [left[0], left[1] + from],
    [top[0], top[1] + from],
    [right[0], right[1] + from],
    [right[0], right[1] + to],
    [top[0], top[1] + to],
    [left[0], left[1] + to],
  ];
  return [
    polygon(band(-tile * 0.4, board), { fill: paints.trim }),
    polygon([top, right, [right[0], right[1] + board], [top[0], top[1] + board]], { fill: shaded(paints.trim, 0.12) }),
    polygon(band(board * 0.72, board), { fill: shaded(paints.trim, 0.3) }),
    surface(prefix, band(-tile, tile * 0.35), shaded(paints.roof, 0.12)),
    line(
      [
        [left[0], left[1] - tile],
        [top[0], top[1] - tile],
        [right[0], right[1] - tile],
      ],
      '#fff6e4',
      1.6,
      { opacity: 0.4 },
    ),
  ].join('');
}

function roofWindow({ eaves, ridge, scale }: HouseMeasures, middle: number): string {
  const [width, height] = [scale * 0.82, Math.min(scale * 0.95, (eaves - ridge) * 0.36)];
  const top = eaves - (eaves - ridge) * 0.34 - height;
  const frame = scale * 0.07;
  return group([
    rect(middle - width / 2 + scale * 0.05, top + scale * 0.06, width + scale * 0.02, height, { fill: '#1d1e28', opacity: 0.35 }),
    rect(middle - width / 2, top, width, height, { fill: '#3b3d40' }),
    rect(middle - width / 2 + frame, top + frame, width - frame * 2, height - frame * 2, { fill: '#a9bfc6' }),
    polygon(
      [
        [middle - width * 0.3, top + height - frame],
        [middle + width * 0.05, top + frame],
        [middle + width * 0.25, top + frame],
        [middle - width * 0.1, top + height - frame],
      ],
      { fill: '#ffffff', opacity: 0.35 },
    ),
  ]);
}
