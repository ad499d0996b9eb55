import type { Position } from '@gavel/core';
import {
  gapsToBorder,
  type HouseOutline,
  type MeasuredPlot,
  placementLimits,
  placeOutline,
  placer,
  type Spot,
} from '@gavel/core/placement';
import { circle, clip, element, group, type Point, polygon, rect } from '../ink/svg.ts';
import { Lettering, textWidth } from '../plan/write-text.ts';
import { drawCompass, drawScaleBar } from './draw-foot.ts';
import { drawGaps } from './draw-gaps.ts';
import { COLOURS } from './situation-style.ts';

/** The input of a situation plan (a drawing of the house on its plot). */
export interface SituationWish {
  readonly plot: MeasuredPlot;
  readonly outline: HouseOutline;
  readonly spot: Spot;
  /** The polygons of the house's shadow; missing: no shadow is drawn. */
  readonly shadow?: readonly (readonly Position[])[];
  /** The width at which the plan is shown, in CSS pixels. It decides the size of the text. */
  readonly shownWidth: number;
  readonly words: (word: 'front') => string;
}

export interface SituationPlan {
  readonly svg: string;
  /** The area of the sheet: the coordinates of its north-western corner, its width and its height; metres. */
  readonly sheet: Sheet;
}

interface Sheet {
  readonly west: number;
  readonly north: number;
  readonly width: number;
  readonly height: number;
}

/** Units of the drawing in a metre. */
const METRE = 100;
/** The height of the text in CSS pixels. */
const TEXT = 12;
/** The free space round the plot, m. */
const MARGIN = 2.2;

/**
 * Draws a plot from above, with north at the top: its border, the ground where a house is allowed, the house, its distances to the border,
 * a compass and a scale. One unit is a centimetre. The drawing has no style sheet, so that a page can contain it.
 */
export function drawSituation({ plot, outline, spot, shadow = [], shownWidth, words }: SituationWish): SituationPlan {
  const { border } = plot;
  const parts = placeOutline(outline, spot);
  const sheet = sheetRound(border);
  const lettering = new Lettering({ least: (TEXT * sheet.width * METRE) / shownWidth, isSparse: false });
  const at = ([east, north]: Position): Point => [(east - sheet.west) * METRE, (sheet.north - north) * METRE];
  const ground = border.map(at);
  const { isAllowed } = placementLimits(plot, outline, spot);
  const drawn = [
    drawGround(ground, plot.borderDistance * METRE),
    // The group is translucent, and its polygons are not, so the shadow is no darker where the polygons overlap.
    group(shadow.map((part) => polygon(part.map(at))).join(''), { fill: COLOURS.ink, opacity: 0.24 }),
    drawBorder(ground),
    drawHouse(parts, outline, { spot, at, isAllowed, lettering, front: words('front') }),
    drawGaps(gapsToBorder(border, parts), plot, at, lettering),
    drawCompass(sheet.width * METRE, lettering),
    drawScaleBar([60, sheet.height * METRE - 60], METRE, lettering),
  ].join('');
  const definitions = element('defs', {}, clip('situation-ground', polygon(ground)) + lettering.definitions);
  const [width, height] = [sheet.width * METRE, sheet.height * METRE];
  const paper = rect(0, 0, width, height, { fill: COLOURS.paper });
  const svg = element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${Math.round(width)} ${Math.round(height)}` },
    definitions + paper + drawn,
  );
  return { svg, sheet };
}

/** Returns the area of the sheet. It does not depend on the house, so the plot does not move on the screen while the house moves. */
function sheetRound(border: readonly Position[]): Sheet {
  const [easts, norths] = [border.map(([east]) => east), border.map(([, north]) => north)];
  const west = Math.min(...easts) - MARGIN;
  const north = Math.max(...norths) + MARGIN;
  // The scale is below the plot.
  const south = Math.min(...norths) - MARGIN - 1.6;
  return { west, north, width: Math.max(...easts) + MARGIN - west, height: north - south };
}

/**
 * Draws the ground of the plot, with the ground where a house is allowed in a darker colour. A line along the border, as wide as twice the
 * least distance, covers the ground where no house is allowed. So the edge of the allowed ground is exact for every form of border.
 */
function drawGround(ground: readonly Point[], distance: number): string {
  const strip = { fill: 'none', 'stroke-linejoin': 'round' } as const;
  return group(
    [
      polygon(ground, { fill: COLOURS.allowed }),
      polygon(ground, { ...strip, stroke: COLOURS.allowedEdge, 'stroke-width': 2 * distance + 16 }),
      polygon(ground, { ...strip, stroke: COLOURS.ground, 'stroke-width': 2 * distance }),
    ],
    { 'clip-path': 'url(#situation-ground)' },
  );
}

function drawBorder(ground: readonly Point[]): string {
  const stones = ground.map(([x, y]) => circle(x, y, 24, { fill: COLOURS.paper, stroke: COLOURS.ink, 'stroke-width': 10 }));
  return polygon(ground, { fill: 'none', stroke: COLOURS.ink, 'stroke-width': 12 }) + stones.join('');
}

interface Placed {
  readonly spot: Spot;
  readonly isAllowed: boolean;
  readonly lettering: Lettering;
  readonly front: string;
  at(position: Position): Point;
}

/** Draws the parts of the house. A triangle inside the house marks its front, and so does a word if it fits. */
function drawHouse(
  parts: readonly (readonly Position[])[],
  outline: HouseOutline,
  { spot, at, isAllowed, lettering, front }: Placed,
): string {
  // A house at a forbidden position has a dashed outline besides other colours, so that a black-and-white print shows it too.
  const refused = { fill: COLOURS.paper, stroke: COLOURS.ink, 'stroke-width': 18, 'stroke-dasharray': '52 30' };
  const bodies = parts.map((corners, index) => {
    const isWalls = outline[index]?.part === 'walls';
    const filled = isWalls && isAllowed;
    const allowed = { fill: filled ? COLOURS.house : COLOURS.paper, stroke: COLOURS.house, 'stroke-width': isWalls ? 14 : 9 };
    return polygon(corners.map(at), { ...(isAllowed ? allowed : refused), 'fill-opacity': filled ? 0.9 : 0.75 });
  });
  const walls = outline.find(({ part }) => part === 'walls')?.corners ?? [];
  const [wide, deep] = [Math.max(...walls.map(([right]) => right)), Math.max(...walls.map(([, ahead]) => ahead))];
  const place = placer(spot);
  const tip = [place(-0.8, deep - 1.5), place(0.8, deep - 1.5), place(0, deep - 0.4)].map(at);
  const size = lettering.size(0);
  const [x, y] = at(place(0, -0.7));
  const fits = textWidth(front, size, 'bold') < 2 * METRE * Math.min(wide, deep - 0.7);
  const word = fits ? lettering.write(front, x, y + size * 0.35, size, 'bold') : '';
  return bodies.join('') + group(polygon(tip) + word, { fill: isAllowed ? COLOURS.paper : COLOURS.ink });
}
