import { changedStorey } from './changed-storey.ts';
import type { Behind } from './facade-gaps.ts';
import { featuresOf, type HousePlan, type StoreyPlan, withWalls } from './house-plan.ts';
import { innerRuns, wallOf } from './inner-walls.ts';
import { mirrorStorey } from './move-storey.ts';
import { outerWalls } from './outer-walls.ts';
import { placeInnerDoors, placeOuterDoors } from './place-doors.ts';
import { placeStairs } from './place-stairs.ts';
import { placeWindows } from './place-windows.ts';
import { overlap, type Rect } from './rect.ts';
import type { PlanFault, ReportFault, Room, Storey } from './storey.ts';
import { readMap, type StoreyMap } from './storey-map.ts';
import { stripsUnder } from './under-slope.ts';

/** The least height under a sloping roof where floor counts as living area, mm. The next 0.6 m of floor count too (SS 21054). */
const HIGH = 1900;
const BEYOND = 600;
/** The least headroom of floor on which furniture can be, mm. */
const STANDING = 900;

/** Returns one storey of a house with the chosen answers: rooms, walls, doors, windows and faults. */
export function layOutStorey(described: HousePlan, at: number, answers: readonly string[]): Storey {
  const plan = withWalls(described, answers);
  const features = featuresOf(plan, answers);
  const faults: PlanFault[] = [];
  const fault: ReportFault = (text, room = null) => faults.push({ storey: at, room, text });
  const storey = changedStorey(plan, at, answers);
  const map = readMap(plan, storey, fault);
  const slope = at > 0 ? plan.slope : null;
  const strips = slope ? stripsUnder(plan, slope, HIGH, BEYOND) : [];
  const rooms = roomsOf(map, storey, strips, fault);
  const voids = map.floorOf('.');
  const behind: Behind = { plan, at, rooms, voids };
  const runs = innerRuns(plan, map);
  const innerDoors = placeInnerDoors(map.links, runs, storey.joins, fault);
  const outerDoors = placeOuterDoors(behind, features, fault);
  const { windows, doors } = placeWindows(behind, features, fault);
  const ways = [...innerDoors, ...outerDoors, ...doors];
  const wayGaps = ways.map(({ gap }) => gap);
  const outerGaps = [...windows, ...outerDoors].map(({ gap }) => gap);
  const laid: Storey = {
    name: storey.name,
    at,
    rooms,
    wall: plan.wall,
    walls: { outer: outerWalls(plan, rooms, features, outerGaps), inner: runs.flatMap((run) => wallOf(run, wayGaps)) },
    ways,
    windows,
    stairs: placeStairs(plan, features.stairs ?? 'quarter'),
    area: livingArea(plan, strips, voids),
    voids,
    slope: slope ? { low: stripsUnder(plan, slope, HIGH, 0), lowest: stripsUnder(plan, slope, STANDING, 0) } : null,
    faults,
  };
  return features.mirrored ? mirrorStorey(laid, plan.length) : laid;
}

/** Returns the rooms of a storey. `strips`: floor under a slope that is too low to count as living area. */
function roomsOf(map: StoreyMap, storey: StoreyPlan, strips: readonly Rect[], fault: ReportFault): readonly Room[] {
  return map.letters.flatMap((letter): Room[] => {
    const named = storey.rooms[letter];
    if (!named) {
      fault('the map has a room that is not named', letter);
      return [];
    }
    if (!map.isConnected(letter)) fault('the room is in several pieces', letter);
    const parts = map.floorOf(letter);
    const low = parts.reduce((sum, part) => sum + strips.reduce((under, strip) => under + overlap(part, strip), 0), 0);
    return [{ letter, ...named, parts, area: (sizeOf(parts) - low) / 1e6 }];
  });
}

/** Returns the area inside the outer walls, without openings to the storey below and without floor under low slopes; m². */
function livingArea({ length, depth, wall }: HousePlan, strips: readonly Rect[], voids: readonly Rect[]): number {
  const inside = { x: wall, y: wall, width: length - 2 * wall, height: depth - 2 * wall };
  const shared = (one: Rect) => strips.reduce((sum, strip) => sum + overlap(one, strip), 0);
  // A part of an opening to the storey below can be under a low slope. Subtract this part once, not twice.
  const low = shared(inside) - voids.reduce((sum, open) => sum + shared(open), 0);
  return (inside.width * inside.height - low - sizeOf(voids)) / 1e6;
}

function sizeOf(parts: readonly Rect[]): number {
  return parts.reduce((sum, { width, height }) => sum + width * height, 0);
}
