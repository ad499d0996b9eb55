import type { Features, HousePlan } from './house-plan.ts';
import { type Rect, without } from './rect.ts';
import { INNER_WALL, type Room } from './storey.ts';

/** Returns the outer walls beside the gaps of doors and windows. A carport has only the walls that `openWalls` returns. */
export function outerWalls(plan: HousePlan, rooms: readonly Room[], features: Features, gaps: readonly Rect[]): readonly Rect[] {
  const { length, depth, wall } = plan;
  if (plan.open) return openWalls(plan, rooms, features);
  const whole: readonly Rect[] = [
    { x: 0, y: 0, width: length, height: wall },
    { x: 0, y: depth - wall, width: length, height: wall },
    { x: 0, y: 0, width: wall, height: depth },
    { x: length - wall, y: 0, width: wall, height: depth },
  ];
  return whole.flatMap((rect) => without(rect, gaps));
}

/** Returns the outer walls of a carport: around the rooms that are not for cars, and along its front and back if chosen. */
function openWalls({ length, depth, wall }: HousePlan, rooms: readonly Room[], { carport }: Features): Rect[] {
  const closed = rooms.filter(({ kind }) => kind !== 'garage').flatMap(({ parts }) => parts);
  const round = closed.flatMap(({ x, y, width, height }): Rect[] => {
    const [left, top] = [x - (x === wall ? wall : INNER_WALL), y - (y === wall ? wall : INNER_WALL)];
    const [right, bottom] = [x + width === length - wall ? length : x + width, y + height === depth - wall ? depth : y + height];
    return [
      ...(top === 0 ? [{ x: left, y: 0, width: right - left, height: wall }] : []),
      ...(bottom === depth ? [{ x: left, y: depth - wall, width: right - left, height: wall }] : []),
      ...(left === 0 ? [{ x: 0, y: top, width: wall, height: bottom - top }] : []),
      ...(right === length ? [{ x: length - wall, y: top, width: wall, height: bottom - top }] : []),
    ];
  });
  return carport === 'panel'
    ? [
        ...round,
        { x: 0, y: 0, width: length, height: INNER_WALL },
        { x: 0, y: depth - INNER_WALL, width: length, height: INNER_WALL },
      ]
    : round;
}
