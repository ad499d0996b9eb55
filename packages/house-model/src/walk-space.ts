import {
  type Furnished,
  furnishStorey,
  type HousePlan,
  layOutHouse,
  type PieceKind,
  type Rect,
  type Storey,
  shownParts,
  storeyLevels,
} from '@gavel/core/plan';
import type { Flat } from './geometry/vector.ts';

/** Where a person can walk in a storey. Metres; x and z as in the model, whose back left corner is the origin. */
export interface WalkSpace {
  /** The storey, counted from 0. */
  readonly storey: number;
  /** The height of the floor over the ground. */
  readonly floor: number;
  readonly rooms: readonly WalkRoom[];
  /**
   * The room where a walk through this storey begins: the wanted room (`begin`), or else the room with the front door, or else the
   * room with the stairs, or else the first room.
   */
  readonly start: WalkRoom;
  /** Returns whether a person has enough space at a point of the floor. */
  isFree(x: number, z: number): boolean;
  /**
   * Returns whether a person at a free point touches no furniture. Free points can be inside low furniture, because it is no
   * obstacle.
   */
  isBeside(x: number, z: number): boolean;
  /** Returns the room at a place; null: no room is there, as in a doorway. */
  roomAt(x: number, z: number): WalkRoom | null;
}

export interface WalkRoom {
  readonly name: string;
  /** The middle of the largest part of the room's floor (x, z). */
  readonly middle: Flat;
  readonly parts: readonly Rect[];
  /** The middles of the kitchen, bathroom and sauna furniture in the room (x, z), which a visitor wants to see. */
  readonly fittings: readonly Flat[];
}

/** Half the width of a person who walks between walls, mm. With this value, a person can pass a door of 0.7 m. */
const HALF = 220;
/** Half the width of a person beside furniture, mm. It is smaller, because a person can turn sideways beside furniture. */
const HALF_SIDEWAYS = 110;

/**
 * Returns points on a circle around a person. They are so close together that every wall on the circle contains at least one of
 * them.
 */
function ring(far: number): readonly Flat[] {
  return Array.from({ length: 16 }, (_, index) => (index * Math.PI) / 8).map((turn) => [
    Math.cos(turn) * far,
    Math.sin(turn) * far,
  ]);
}

const SLIM: readonly Flat[] = [[0, 0], ...ring(HALF_SIDEWAYS)];
const BODY: readonly Flat[] = [...SLIM, ...ring(HALF)];

/**
 * Furniture that a person cannot walk through: it is as high as a person's eyes, or has cupboards over it. Lower furniture is no obstacle,
 * so that every room stays reachable.
 */
const TALL: ReadonlySet<PieceKind> = new Set(['wardrobe', 'shelf', 'tall', 'hearth', 'heater', 'counter', 'pentry', 'stove']);

/** The kinds of furniture in kitchens, bathrooms and saunas that the visitor can choose in questions. */
const FITTINGS: ReadonlySet<PieceKind> = new Set([
  'counter',
  'tall',
  'sink',
  'hob',
  'dishwasher',
  'island',
  'pentry',
  'stove',
  'toilet',
  'basin',
  'shower',
  'tub',
  'freeTub',
  'saunaHeater',
]);

/**
 * Returns where a person can walk in a storey; null: the building has no such storey or no outer walls, or the storey has no rooms.
 * @param begin the name of the room in which the walk begins, if the storey has this room
 */
export function walkSpaceOf(plan: HousePlan, answers: readonly string[], at: number, begin?: string): WalkSpace | null {
  const { storeys, features } = layOutHouse(plan, answers);
  const storey = plan.open ? undefined : storeys[at];
  const level = storeyLevels(plan, shownParts(plan, answers))[at];
  if (!storey || !level) return null;
  const { pieces } = furnishStorey(storey, features);
  const rooms = storey.rooms.map((room) => roomOf(room, pieces));
  const [first] = rooms;
  if (!first) return null;
  const free = [...storey.rooms.flatMap(({ parts }) => parts), ...passagesOf(storey)];
  const tooLow = storey.slope?.low ?? [];
  const tall = [...pieces.filter(({ kind }) => TALL.has(kind)), ...(storey.stairs ? [storey.stairs] : [])].map(({ box }) => box);
  const furniture = pieces.map(({ box }) => box);
  const isOver = (rects: readonly Rect[], x: number, y: number) => rects.some((rect) => contains(rect, x, y));
  const roomAt = (x: number, z: number) => rooms.find(({ parts }) => isOver(parts, x * 1000, z * 1000)) ?? null;
  return {
    storey: at,
    floor: -level.floor / 1000,
    rooms,
    start: rooms.find(({ name }) => name === begin) ?? rooms[startOf(storey)] ?? first,
    isFree(x, z) {
      const [a, b] = [x * 1000, z * 1000];
      return (
        BODY.every(([right, down]) => isOver(free, a + right, b + down)) &&
        !SLIM.some(([right, down]) => isOver(tall, a + right, b + down)) &&
        !isOver(tooLow, a, b)
      );
    },
    isBeside: (x, z) => SLIM.every(([right, down]) => !isOver(furniture, x * 1000 + right, z * 1000 + down)),
    roomAt,
  };
}

function roomOf({ name, letter, parts }: Storey['rooms'][number], pieces: Furnished['pieces']): WalkRoom {
  const [largest] = parts.toSorted((one, other) => other.width * other.height - one.width * one.height);
  const fittings = pieces.filter(({ room, kind }) => room === letter && FITTINGS.has(kind));
  return { name, middle: largest ? middleOf(largest) : [0, 0], parts, fittings: fittings.map(({ box }) => middleOf(box)) };
}

/** Returns the middle of a rectangle in metres. */
function middleOf({ x, y, width, height }: Rect): Flat {
  return [(x + width / 2) / 1000, (y + height / 2) / 1000];
}

/** Returns the openings between rooms, which a person walks through. */
function passagesOf({ ways }: Storey): readonly Rect[] {
  return ways.filter(({ kind, rooms: [from, to] }) => from !== '' && to !== '' && kind !== 'slats').map(({ gap }) => gap);
}

/** Returns the index of the room in which a walk begins. */
function startOf({ rooms, ways, stairs }: Storey): number {
  const entrance = ways.find(({ kind }) => kind === 'entrance')?.rooms.find(Boolean);
  const atDoor = rooms.findIndex(({ letter }) => letter === entrance);
  if (atDoor >= 0 || !stairs) return Math.max(0, atDoor);
  const { box } = stairs;
  return Math.max(
    0,
    rooms.findIndex(({ parts }) => parts.some((part) => contains(part, box.x + box.width / 2, box.y + box.height / 2))),
  );
}

function contains({ x, y, width, height }: Rect, atX: number, atY: number): boolean {
  return atX >= x && atX <= x + width && atY >= y && atY <= y + height;
}
