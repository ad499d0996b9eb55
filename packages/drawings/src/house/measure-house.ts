import type { HouseDrawing } from '@gavel/core';
import { hasFrontGable } from '@gavel/core/plan';
import type { Point } from '../ink/svg.ts';

export type View = 'front' | 'back';

/** The size of the picture of an exterior or interior, and the point where the middle of a building is. */
export const sheet = { width: 2000, height: 1430, middleX: 1000, middleY: 760 } as const;

/** The garden of a wide picture, in units: `beside` to the left and the right of the sheet, `height` down from the sheet's top. */
export const garden = { beside: 450, height: 2100 } as const;

/**
 * The positions of a building's parts on the sheet, in units of the sheet. `x` converts metres from the left wall, `y` converts
 * metres above the ground.
 */
export interface HouseMeasures {
  readonly drawing: HouseDrawing;
  readonly view: View;
  /** Units per metre. */
  readonly scale: number;
  /** The side that faces the viewer: the long side under the eaves, a gable, or a wall under the slanting edge of a single slope. */
  readonly faces: 'eaves' | 'gable' | 'slope';
  readonly x: (metres: number) => number;
  readonly y: (metres: number) => number;
  readonly ground: number;
  readonly left: number;
  readonly right: number;
  readonly plinthTop: number;
  /** The lower edge of the roof at the eaves. */
  readonly eaves: number;
  readonly ridge: number;
  /** How far the roof projects beyond the walls, in metres, at the eaves and at the gables. */
  readonly overhang: { readonly eaves: number; readonly gable: number };
  /** The height of the roof above the wall, in metres. */
  readonly rise: number;
  /** The pitch in degrees, at least 3. */
  readonly pitch: number;
  /** The corners of the wall above the plinth, clockwise from lower left. */
  readonly wall: readonly Point[];
  /** The corners of the visible roof; empty for gables and single slopes, where only the edge is visible. */
  readonly roof: readonly Point[];
}

const plinthHeight = 0.32;

/**
 * Fits a building into the middle of the sheet: at most 920 to 1200 units wide (the wider the house, the more), and at most 820
 * high.
 */
export function measureHouse(drawing: HouseDrawing, view: View): HouseMeasures {
  const faces = facing(drawing);
  const slope = Math.tan((drawing.roofPitch * Math.PI) / 180);
  const span = faces === 'eaves' ? drawing.depth / 2 : faces === 'gable' ? drawing.width / 2 : drawing.width;
  const rise = span * slope;
  const overhang = { eaves: drawing.wallHeight < 2.9 && drawing.type === 'sideBuilding' ? 0.3 : 0.45, gable: 0.35 };
  const across = faces === 'gable' ? overhang.eaves : overhang.gable;
  const wished = 920 + 280 * Math.min(1, Math.max(0, (drawing.width - 4) / 10));
  const scale = Math.min(wished / (drawing.width + 2 * across), 820 / (drawing.wallHeight + rise));
  const left = sheet.middleX - (drawing.width * scale) / 2;
  const ground = sheet.middleY + ((drawing.wallHeight + rise) * scale) / 2;
  const x = (metres: number) => left + metres * scale;
  const y = (metres: number) => ground - metres * scale;
  const drop = Math.min(0.42, overhang.eaves * slope);
  const shared = {
    drawing,
    view,
    scale,
    faces,
    x,
    y,
    ground,
    left,
    right: x(drawing.width),
    plinthTop: y(plinthHeight),
    overhang,
    rise,
    pitch: Math.max(3, drawing.roofPitch),
    eaves: y(drawing.wallHeight - drop),
    ridge: y(drawing.wallHeight + rise),
  };
  return { ...shared, wall: wallOf(shared), roof: faces === 'eaves' ? roofOf(shared) : [] };
}

/** Returns the side that faces the viewer. */
function facing(drawing: HouseDrawing): HouseMeasures['faces'] {
  if (drawing.roof === 'pulpet') return 'slope';
  return hasFrontGable(drawing) ? 'gable' : 'eaves';
}

type Placed = Omit<HouseMeasures, 'wall' | 'roof'>;

function wallOf({ faces, left, right, plinthTop, x, y, rise, drawing, view, ridge }: Placed): readonly Point[] {
  const top = y(drawing.wallHeight);
  switch (faces) {
    case 'gable':
      return [
        [left, plinthTop],
        [left, top],
        [x(drawing.width / 2), ridge],
        [right, top],
        [right, plinthTop],
      ];
    case 'slope': {
      const [atLeft, atRight] = view === 'front' ? [y(drawing.wallHeight + rise), top] : [top, y(drawing.wallHeight + rise)];
      return [
        [left, plinthTop],
        [left, atLeft],
        [right, atRight],
        [right, plinthTop],
      ];
    }
    case 'eaves':
      return [
        [left, plinthTop],
        [left, top],
        [right, top],
        [right, plinthTop],
      ];
  }
}

/**
 * Returns the outline of the roof. Its left and right edges lean inwards: slightly if the roof ends in gables, as in perspective; more at a
 * hip and above the fold of a mansard, where the roof itself slopes.
 */
function roofOf({ drawing, left, right, eaves, ridge, scale, overhang }: Placed): readonly Point[] {
  const out = overhang.gable * scale;
  const height = eaves - ridge;
  const [low, high] = [eaves, ridge];
  if (drawing.roof === 'mansard') {
    const knee = eaves - height * 0.62;
    const [inset, top] = [height * 0.09, height * 0.42];
    return [
      [left - out, low],
      [left - out + inset, knee],
      [left - out + top, high],
      [right + out - top, high],
      [right + out - inset, knee],
      [right + out, low],
    ];
  }
  const hip = Math.min((drawing.depth / 2 + overhang.eaves) * scale, (right - left) * 0.4);
  const inset = drawing.roof === 'valmat' ? hip : height * 0.05;
  const side = drawing.roof === 'valmat' ? overhang.eaves * scale : out;
  return [
    [left - side, low],
    [left - side + inset, high],
    [right + side - inset, high],
    [right + side, low],
  ];
}
