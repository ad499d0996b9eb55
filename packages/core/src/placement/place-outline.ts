import type { Placement, Position } from '../model/plot.ts';
import { type CoveredGround, coveredGround } from '../plan/covered-ground.ts';
import type { HousePlan } from '../plan/house-plan.ts';

/** A rectangle that a house covers, by its corners in metres from the middle of the house. */
interface OutlinePart {
  readonly part: CoveredGround['part'];
  /** `right`: to the right for a person who faces the front; `ahead`: from the middle towards the front. */
  readonly corners: readonly (readonly [right: number, ahead: number])[];
  /** m² */
  readonly area: number;
}

/** The ground that a house covers, in metres from the middle of the house. It does not depend on the position of the house on a plot. */
export type HouseOutline = readonly OutlinePart[];

/** Returns the outline of a house with these answers. */
export function houseOutline(plan: HousePlan, answers: readonly string[]): HouseOutline {
  return outlineOf(coveredGround(plan, answers));
}

/** Returns the outline of a house from the ground that its plan covers. */
export function outlineOf(covered: readonly CoveredGround[]): HouseOutline {
  const walls = covered.find(({ part }) => part === 'walls');
  if (!walls) return [];
  const [middle, centre] = [walls.x + walls.width / 2, walls.y + walls.height / 2];
  return covered.map(({ part, x, y, width, height }) => {
    const [left, right] = [(x - middle) / 1000, (x + width - middle) / 1000];
    const [back, front] = [(y - centre) / 1000, (y + height - centre) / 1000];
    return {
      part,
      corners: [
        [left, front],
        [right, front],
        [right, back],
        [left, back],
      ],
      area: (width * height) / 1e6,
    };
  });
}

export function isSamePlacement(a: Placement | null, b: Placement | null): boolean {
  return a?.plotId === b?.plotId && a?.east === b?.east && a?.north === b?.north && a?.turn === b?.turn;
}

export type Spot = Pick<Placement, 'east' | 'north' | 'turn'>;

/** Returns the corners of each part of a house as positions on the plot. */
export function placeOutline(outline: HouseOutline, spot: Spot): readonly (readonly Position[])[] {
  const place = placer(spot);
  return outline.map(({ corners }) => corners.map(([right, ahead]) => place(right, ahead)));
}

/** Returns a function that converts a point of the house, in metres from the middle of the house, to a position on the plot. */
export function placer({ east, north, turn }: Spot): (right: number, ahead: number) => Position {
  const [x, y] = directionOf(turn);
  return (right, ahead) => [east - right * y + ahead * x, north + right * x + ahead * y];
}

/** Returns a function that converts a position on the plot to a point of the house, in metres from the middle of the house. */
export function unplacer({ east, north, turn }: Spot): (position: Position) => readonly [right: number, ahead: number] {
  const [x, y] = directionOf(turn);
  return ([e, n]) => [(n - north) * x - (e - east) * y, (e - east) * x + (n - north) * y];
}

/** Returns the direction of the front as a vector of length 1. `turn`: degrees clockwise from north. */
function directionOf(turn: number): Position {
  const radians = (turn * Math.PI) / 180;
  return [Math.sin(radians), Math.cos(radians)];
}
