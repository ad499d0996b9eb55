import {
  type FacadeBuilding,
  featuresOf,
  furnishStorey,
  type HousePlan,
  layOutStorey,
  placeRoofWindows,
  type Rect,
} from '@gavel/core/plan';
import { sheetOfPaper } from '../ink/sheet-of-paper.ts';
import { CHAIN, drawDimensions, hasAllChains, reachOfChains } from './draw-dimensions.ts';
import { drawFloor, drawVoid } from './draw-floors.ts';
import { ceilingInWords, drawNorth, drawScale, endOfFoot, NORTH, writeCeiling } from './draw-foot.ts';
import { drawPiece } from './draw-furniture/draw-piece.ts';
import { drawGround } from './draw-ground.ts';
import { drawAbove, drawLow, drawRoofWindows, drawVoidsAbove } from './draw-overhead.ts';
import { drawStairs } from './draw-stairs.ts';
import { startOfPergola } from './draw-terrace.ts';
import { drawWalls } from './draw-walls.ts';
import { fitText, type Shown, type TextSize } from './fit-text.ts';
import { type Ground, groundRound } from './ground.ts';
import { placeLabels, shortNameOf } from './place-labels.ts';
import { placeStairsWord, WORD } from './place-stairs-word.ts';
import { STYLE } from './plan-style.ts';
import { changedRooms, type PlannedStorey, plannedStorey } from './planned-storey.ts';
import { markOn, writeLabel } from './write-labels.ts';
import { Lettering, type PlanWords } from './write-text.ts';

/** The floor plan of a storey. */
export interface FloorPlan {
  readonly svg: string;
  readonly storey: PlannedStorey;
}

export interface PlanWish {
  readonly storey: number;
  /** The keys of the chosen answers. */
  readonly answers: readonly string[];
  /** The answers with the usual answer to the current question: the plan marks the rooms that differ. Null: the plan marks no room. */
  readonly before: readonly string[] | null;
  /** The device that shows the plan; null: the plan is printed. */
  readonly shown: Shown | null;
  /** The direction of north, in degrees clockwise from the top of the plan; null: it is unknown. */
  readonly north: number | null;
}

/**
 * Draws the floor plan of a storey as an architect does: walls, doors, windows, stairs, furniture to scale, names, areas and dimensions.
 * All lines stay readable on a black-and-white printer. One unit is a millimetre in the house. Glyphs are outlines, so text looks the
 * same everywhere.
 */
export function drawFloorPlan(plan: HousePlan, building: FacadeBuilding, wish: PlanWish, words: PlanWords): FloorPlan {
  const storey = layOutStorey(plan, wish.storey, wish.answers);
  const features = featuresOf(plan, wish.answers);
  const furnished = furnishStorey(storey, features);
  const ground = groundRound(plan, storey, features);
  const pergolaFrom = features.terraceRoof === 'pergola' ? startOfPergola(plan, building, wish.answers) : 0;
  const said = ceilingInWords(storey, features, words);
  const { size, sheet } = fitText(wish.shown, (text) => sheetRound(plan, ground, wish, { text, said }));
  const lettering = new Lettering(size, words);
  const labels = placeLabels(storey, furnished, size.least, (room) => shortNameOf(room, words));
  const word = storey.stairs ? placeStairsWord(storey.stairs, storey, furnished, labels, lettering) : null;
  const foot = ground.front + chainInFront(size);
  const below = foot + (wish.shown ? 420 : 650);
  const marked = wish.before ? changedRooms(plan, wish.before, storey, furnished, size.least) : [];
  const inWords = plannedStorey(storey, sheet, marked, wish.before && layOutStorey(plan, wish.storey, wish.before));
  const drawn = [
    storey.rooms.map((room) => drawFloor(room, marked.includes(room))).join(''),
    storey.voids.map((part) => drawVoid(part, lettering)).join(''),
    drawGround(plan, storey, features, pergolaFrom, lettering),
    storey.slope ? drawLow(storey.slope.low) : '',
    storey.slope ? drawRoofWindows(placeRoofWindows(plan, wish.answers)) : '',
    drawWalls(plan, storey, features),
    storey.stairs ? drawStairs(storey.stairs, storey.at) : '',
    furnished.pieces.map((piece) => drawPiece(piece)).join(''),
    furnished.pieces.map(({ mark, box: where }) => (mark ? markOn(where, mark, lettering) : '')).join(''),
    labels.map((label) => writeLabel(label, lettering)).join(''),
    word ? lettering.write(word.text, word.x, word.y, WORD, 'regular') : '',
    storey.at === 0 ? drawAbove(storey, features, furnished, lettering) : '',
    storey.at === 0 && plan.storeys.length > 1 ? drawVoidsAbove(layOutStorey(plan, 1, wish.answers)) : '',
    drawDimensions(plan, storey, { ...ground, foot, head: ground.back }, lettering),
    size.isSparse ? '' : drawScale(plan, below, lettering),
    writeCeiling(plan, said, size.isSparse ? foot + 110 + lettering.size(210) : below + 130, lettering),
    wish.north === null ? '' : drawNorth(plan, (size.isSparse ? ground.front + 400 : below) + 50, wish.north, lettering),
  ].join('');
  const svg = sheetOfPaper(sheet, { words: inWords, style: STYLE, definitions: lettering.definitions }, drawn);
  return { svg, storey: inWords };
}

/** Returns the rectangle of the whole drawing with this text size, mm. `said`: the text below the plan; empty: there is none. */
function sheetRound(
  { length, depth }: HousePlan,
  ground: Ground,
  { shown, north }: PlanWish,
  { text, said }: { readonly text: TextSize; readonly said: string },
): Rect {
  const reach = reachOfChains(text);
  const [top, left] = [-ground.back - reach, -ground.left - reach];
  const bar = chainInFront(text) + (shown ? 420 : 650) + 220 + Math.max(190, text.least) + (shown ? 40 : 90);
  // A plan at double size (`zoom` 2) uses the same sheet, and has a chain of dimensions in front of the house. Leave space for that chain
  // and its text.
  const magnified = 760 + (said ? Math.max(210, text.least / 2) : 0);
  const words = Math.max(chainInFront(text) + 230 + (said ? text.least : 0), magnified);
  const needle = north === null ? 0 : 250 + (text.isSparse ? 700 : 0);
  // The thickness of the last wall is written beyond the end of its chain.
  const lastFigure = hasAllChains(text) ? length + 80 + 1.9 * text.least : 0;
  const right = Math.max(
    length + ground.right + CHAIN + (text.isSparse ? 150 : 450),
    lastFigure,
    endOfFoot({ length }, said, text) + 60,
    north === null ? 0 : NORTH.sheet,
  );
  return {
    x: left,
    y: top,
    width: right - left,
    height: depth + ground.front + (text.isSparse ? words : bar) + needle - top,
  };
}

/**
 * Returns the distance from the house (or its terrace or steps) to the chain of dimensions in front of it, with space for the text of the
 * chain; mm. If the plan has no such chain, returns the small distance to the texts below the plan instead.
 */
function chainInFront({ least, isSparse }: TextSize): number {
  return isSparse && !hasAllChains({ least, isSparse }) ? 100 : Math.max(620, least + 320);
}
