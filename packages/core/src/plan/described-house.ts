import type { HouseDrawing } from '../pictures/house-drawing.ts';
import type { HousePlan } from './house-plan.ts';
import type { FacadeBuilding } from './lay-out-facade.ts';

/** What a model of a house is built from: its rooms and its outer form. */
export interface DescribedHouse {
  readonly plan: HousePlan;
  readonly building: FacadeBuilding;
}

/** The outer form of what elevations are drawn from. */
export function buildingOf(drawing: HouseDrawing): FacadeBuilding {
  const { type, roof, roofPitch, wallHeight, doorAt, dormer, open, depth, garageDoors, width } = drawing;
  return { type, roof, roofPitch, wallHeight, doorAt, dormer, open, depth, garageDoors, width };
}

/**
 * The answers to the questions that change a house's drawings, of keys such as `plan.tak` → `tak-plat`. A question that is not among them, or
 * has another answer than the house offers, has its usual one; one that is not always asked has none.
 */
export function chosenAnswers({ questions }: Pick<HousePlan, 'questions'>, keys: ReadonlyMap<string, string>): readonly string[] {
  return Object.entries(questions)
    .map(([question, offered]) => {
      const asked = keys.get(`plan.${question}`);
      return asked !== undefined && offered.includes(asked) ? asked : (offered[0] ?? '');
    })
    .filter(Boolean);
}
