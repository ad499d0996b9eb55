import { type Side, sides, storeyLevels, type Way } from '@gavel/core/plan';
import { carportWall, DOOR, FOOT, storeDoor } from '../carport.ts';
import { clipBelow, clipConvex } from '../clip-below.ts';
import { buildDormers, dormerFront, dormersOf, dormerWindow } from '../dormers.ts';
import { roundWindowOf } from '../gables.ts';
import type { Extrusion } from '../geometry/extrusion.ts';
import { at, type Frame } from '../geometry/frame.ts';
import type { Flat } from '../geometry/vector.ts';
import { type Hole, holesIn } from '../holes.ts';
import type { Part } from '../house-model.ts';
import { closedDoor } from '../inner-doors.ts';
import { doorTop, innerWall, inWalls, type WholeWall, wholeWalls } from '../inner-wall.ts';
import { topOfWall } from '../open-to-roof.ts';
import { buildOpenings, openingName } from '../openings.ts';
import { part } from '../part.ts';
import { eavesOf } from '../roof.ts';
import { outlineOf } from '../walls.ts';
import type { IfcSheet } from './ifc-sheet.ts';
import { type Place, placeAt } from './place.ts';
import { extrude } from './shapes.ts';
import { enumeration } from './step-file.ts';
import { type IfcOpening, writeOpening } from './write-openings.ts';

interface IfcWall extends Extrusion {
  readonly source: string;
  readonly word: 'outerWall' | 'innerWall' | 'dormer';
  readonly storey: number;
  readonly openings: readonly IfcOpening[];
  /** The wedges that fill the gap between the level top of the wall and the sloping roof above it. */
  readonly crown?: readonly Extrusion[];
}

/** Writes all walls with their openings. @param places the storeys, the lowest first */
export function writeWalls(sheet: IfcSheet, places: readonly Place[]): void {
  for (const wall of [...outerWalls(sheet), ...dormerFronts(sheet), ...innerWalls(sheet), ...openWalls(sheet)]) {
    const parent = places[wall.storey];
    if (parent) writeWall(sheet, parent, wall);
  }
}

function writeWall(sheet: IfcSheet, parent: Place, wall: IfcWall): void {
  const { source, word, storey, frame, from, to } = wall;
  const place = placeAt(sheet.file, parent, frame);
  const isOuter = word !== 'innerWall';
  const token = sheet.add({
    source,
    type: 'IFCWALL',
    name: sheet.say(word),
    place,
    kind: 'SweptSolid',
    body: [wall, ...(wall.crown ?? [])].map((one) => ({
      solid: extrude(sheet.file, place, one),
      material: isOuter ? 'boards' : 'lining',
    })),
    rest: [enumeration(isOuter ? 'SOLIDWALL' : 'PARTITIONING')],
    materials: isOuter ? sheet.titles(['boarding', 'paint', 'outerWall', 'fill', 'lining'], 'wood') : [sheet.say('plasterboard')],
    storey,
  });
  sheet.setExternal(token, 'Pset_WallCommon', isOuter);
  const host = { wall: token, place, frame, thick: [from, to] as const };
  for (const opening of wall.openings) writeOpening(sheet, host, opening);
}

/**
 * Returns the outer walls, one for each side and each storey that the side reaches. One wall covers two storeys in two cases: an opening
 * reaches from one storey into the next, or gables rise from the wall and the top of the wall beside them is lower than the upper floor.
 */
function outerWalls({ form }: IfcSheet): readonly IfcWall[] {
  const openingsOn = openingsOf(form);
  const floors = floorsOf(form);
  return sides.flatMap((side) => {
    const facade = form.facades[side];
    if (facade.isOpen) return [];
    const frame = form.walls[side];
    const openings = openingsOn(side);
    // The walls below a gable reach from corner to corner, so that they close the ends of the roof. Below a hip roof, the long walls reach
    // from corner to corner.
    const isWhole = facade.shape === 'gable' || facade.shape === 'lean' || (facade.shape === 'hip' && facade.side !== 'end');
    const inset = isWhole ? 0 : form.wall;
    const whole = outlineOf(form, facade, frame, inset, floors[0], 0);
    const tops = whole.slice(2).map(([, up]) => up);
    const hasGables = facade.dormers.some(({ isGable }) => isGable);
    const cuts = floors.filter(
      (floor, at) =>
        at === 0 ||
        (openings.every(({ hole }) => hole.bottom >= floor || hole.bottom + hole.height <= floor) &&
          (!hasGables || Math.min(...tops) >= floor) &&
          Math.max(...tops) > floor + 0.05),
    );
    return cuts.map((foot, index): IfcWall => {
      const top = cuts[index + 1] ?? Number.POSITIVE_INFINITY;
      const storey = floors.indexOf(foot);
      return {
        source: `${side} wall ${storey + 1}`,
        word: 'outerWall',
        storey,
        frame,
        // Remove the part below the floor with `clipConvex`, because the upper edge of a wall below a gable can begin below the floor.
        outline: clipConvex(clipBelow(whole, top), ([, up]) => up - foot),
        from: -form.wall,
        to: 0,
        crown: index === cuts.length - 1 ? crownOf(form, side) : [],
        openings: openings
          .filter(({ hole: { bottom } }) => (index === 0 || bottom >= foot) && bottom < top)
          .map((opening) => ({ ...opening, storey })),
      };
    });
  });
}

/** Returns a function that returns the openings of the outer wall on a side, without the field `storey`. */
function openingsOf(form: IfcSheet['form']): (side: Side) => readonly Omit<IfcOpening, 'storey'>[] {
  const parts = Map.groupBy(buildOpenings(form), ({ source }) => source);
  return (side) => {
    const rectangles = holesIn(form.facades[side]).map((hole, index) => {
      const source = openingName(side, hole, index);
      return { source, kind: kindOf(form, side, hole), hole, parts: parts.get(source) ?? [] };
    });
    const source = `${side} round window`;
    const round = roundWindowOf(form, side, source);
    return round ? [...rectangles, { source, kind: 'window', hole: around(round.outline), ...round }] : rectangles;
  };
}

/** Returns the rectangle around an outline. */
function around(outline: readonly Flat[]): IfcOpening['hole'] {
  const [alongs, ups] = [outline.map(([along]) => along), outline.map(([, up]) => up)];
  const [left, bottom] = [Math.min(...alongs), Math.min(...ups)];
  return { left, bottom, width: Math.max(...alongs) - left, height: Math.max(...ups) - bottom };
}

/**
 * Returns the wedges that fill the gap between the level top of a wall and the roof above it, which rises inwards. Where a gable
 * continues the wall upwards, there is no gap, so no wedge.
 */
function crownOf(form: IfcSheet['form'], side: Side): readonly Extrusion[] {
  const { origin, along, up, out } = form.walls[side];
  const frame: Frame = { origin, along: [-out[0], 0, -out[2]], up, out: along };
  const low = form.eaves - form.thick;
  const outline: readonly Flat[] = [
    [0, low],
    [form.wall, low],
    [form.wall, low + form.wall * form.rise],
  ];
  const length = form.facades[side].length / 1000;
  return form.slopes
    .filter((slope) => slope.side === side)
    .flatMap((slope) => eavesOf(form, slope))
    .map(([from, to]): Flat => [Math.max(from, form.wall), Math.min(to, length - form.wall)])
    .flatMap(([from, to]) => (to - from > 0.01 ? [{ frame, outline, from, to }] : []));
}

/**
 * Returns the kind of an opening. A façade lists a balcony door among its windows, so this function looks for a door at the same
 * place of the floor plan.
 */
function kindOf({ storeys, walls }: IfcSheet['form'], side: Side, { kind, left, width, bottom }: Hole): IfcOpening['kind'] {
  if (kind !== 'window') return kind;
  const [x, , z] = at(walls[side], left + width / 2, bottom, -0.001);
  const gaps = storeys.slice(1).flatMap(({ ways }) => ways.flatMap((way) => (way.kind === 'terrace' ? way.gap : [])));
  const isDoor = gaps.some(
    ({ x: from, y: back, width: wide, height: deep }) => isIn(x * 1000, from, wide) && isIn(z * 1000, back, deep),
  );
  return isDoor && bottom > 1 ? 'balconyDoor' : kind;
}

function isIn(place: number, from: number, length: number): boolean {
  return place > from && place < from + length;
}

/** Returns the heights of the floors over the ground, m. */
export function floorsOf({ plan, facades }: IfcSheet['form']): readonly number[] {
  return storeyLevels(plan, facades.front.parts).map(({ floor }) => -floor / 1000);
}

function dormerFronts({ form }: IfcSheet): readonly IfcWall[] {
  const parts = Map.groupBy(buildDormers(form), ({ source }) => source);
  const storey = form.storeys.length - 1;
  return dormersOf(form).flatMap((placed): IfcWall[] => {
    const front = dormerFront(placed);
    if (!front) return [];
    const openings = front.holes.map((hole, index): IfcOpening => {
      const source = dormerWindow(placed.source, index);
      return { source, kind: 'window', hole, parts: parts.get(source) ?? [], storey };
    });
    const { frame, outline, from, to } = front.wall;
    return [{ source: `${placed.source} wall`, word: 'dormer', storey, frame, outline, from, to, openings }];
  });
}

function innerWalls({ form }: IfcSheet): readonly IfcWall[] {
  if (form.plan.open) return [];
  const levels = storeyLevels(form.plan, form.facades.front.parts);
  return form.storeys.flatMap((storey) => {
    const level = levels[storey.at];
    if (!level) return [];
    const [floor, ceiling] = [-level.floor / 1000, -level.ceiling / 1000];
    const ways = inWalls(storey);
    return wholeWalls(storey).map((wall, index): IfcWall => {
      const openings = wall.ways.map((way): IfcOpening => {
        const number = ways.indexOf(way) + 1;
        const leaf = closedDoor(form, way, floor);
        const parts: readonly Part[] = leaf ? [part('door', 'white', '', [leaf])] : [];
        const hole = { ...stretchOf(wall, way), bottom: floor, height: doorTop(form, way, floor) - floor };
        return { source: `storey ${storey.at + 1} door ${number}`, kind: 'innerDoor', hole, parts, storey: storey.at };
      });
      const source = `storey ${storey.at + 1} wall ${index + 1}`;
      const top = topOfWall(form, storey, wall.rect, ceiling);
      return { source, word: 'innerWall', storey: storey.at, ...innerWall(form, wall.rect, { floor, ceiling: top }), openings };
    });
  });
}

/** Returns where a door begins in its wall, and its width, m. */
function stretchOf({ rect }: WholeWall, { gap, isUpright }: Way): Pick<Hole, 'left' | 'width'> {
  const [left, width] = isUpright ? [rect.y + rect.height - gap.y - gap.height, gap.height] : [gap.x - rect.x, gap.width];
  return { left: left / 1000, width: width / 1000 };
}

/**
 * For a building with posts instead of outer walls (a carport), returns the walls around its storeroom, with their doors, and the walls
 * along its sides. For other buildings, returns an empty list.
 */
function openWalls({ form }: IfcSheet): readonly IfcWall[] {
  const [storey] = form.storeys;
  if (!form.plan.open || !storey) return [];
  const ways = inWalls(storey);
  const walls = [...storey.walls.outer.map((rect): WholeWall => ({ rect, ways: [] })), ...wholeWalls(storey)];
  return walls.map((wall, index): IfcWall => {
    const openings = wall.ways.map((way): IfcOpening => {
      const source = `carport door ${ways.indexOf(way) + 1}`;
      const hole = { ...stretchOf(wall, way), bottom: FOOT, height: DOOR - FOOT };
      return { source, kind: 'door', hole, parts: way.kind === 'door' ? storeDoor(way.gap, source) : [], storey: 0 };
    });
    return { source: `carport wall ${index + 1}`, word: 'outerWall', storey: 0, ...carportWall(form, wall.rect), openings };
  });
}
