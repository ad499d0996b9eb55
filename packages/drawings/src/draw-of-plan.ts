import type { HouseDrawing } from '@gavel/core';
import { chosenAnswers, type HousePlan, type Side } from '@gavel/core/plan';
import { type DrawingWish, drawCut } from './cut/draw-cut.ts';
import { drawFacade } from './facade/draw-facade.ts';
import { drawFloorPlan, type PlanWish } from './plan/draw-floor-plan.ts';
import type { Shown } from './plan/fit-text.ts';
import type { PlanWords } from './plan/write-text.ts';

type Query = Readonly<Record<string, string>>;

/** The drawing that an HTTP request asks for, of a house with a floor plan. */
export interface DrawingOfPlan {
  /** The values of the query that decide the drawing. Two requests with equal values, house and `words` get the same drawing. */
  readonly deciding: unknown;
  draw(): string;
}

/**
 * Returns a drawing of a house: its section drawing, an elevation or a floor plan. The query of the drawing's address decides which kind
 * (`drawnAddress`). A missing value in the query has its default, and answers that the house does not offer are ignored. `words`: the texts
 * of a floor plan.
 */
export function drawingOfPlan(
  { plan, drawing }: { readonly plan: HousePlan; readonly drawing: HouseDrawing },
  query: Query,
  words: () => PlanWords,
): DrawingOfPlan {
  const camera = query.camera ?? '';
  const side = facadeSides.get(camera);
  if (camera === 'drawing-cut') {
    const wish = drawingWish(plan, query);
    return { deciding: ['cut', wish], draw: () => drawCut(plan, drawing, wish) };
  }
  if (side) {
    const wish = drawingWish(plan, query);
    return { deciding: [side, wish], draw: () => drawFacade(plan, drawing, side, wish) };
  }
  const wish = planWish(plan, query);
  return { deciding: wish, draw: () => drawFloorPlan(plan, drawing, wish, words()).svg };
}

/** The cameras that show an elevation, and the side that each shows. `end`: the short side with the door, or else the right short side. */
const facadeSides = new Map<string, Side | 'end'>([
  ['drawing-front', 'front'],
  ['drawing-back', 'back'],
  ['drawing-gable', 'end'],
  ['drawing-left', 'left'],
  ['drawing-right', 'right'],
]);

function planWish(plan: HousePlan, query: Query): PlanWish {
  const storey = Number(/^storey-([1-9])$/.exec(query.camera ?? '')?.[1] ?? 1) - 1;
  const { answers, marked } = chosenIn(plan, query);
  const without = marked && answers.map((answer) => (marked[1].includes(answer) ? (marked[1][0] ?? '') : answer));
  return {
    storey: storey < plan.storeys.length ? storey : 0,
    answers,
    before: without?.filter(Boolean) ?? null,
    shown: shownIn(query),
    north: northIn(query),
  };
}

/** Returns the query's direction of north, in whole degrees from 0 to 359; null: missing or invalid. */
function northIn({ north = '' }: Query): number | null {
  return /^[0-9]{1,3}$/.test(north) && Number(north) < 360 ? Number(north) : null;
}

/** Parses the parameter `text` of the query: `text=phone-2` is a phone that shows the drawing at double size. Null: missing or invalid. */
function shownIn({ text = '' }: Query): Shown | null {
  const [place, zoom = '1', ...others] = text.split('-');
  const on = (['screen', 'tablet', 'phone'] as const).find((one) => one === place);
  const times = ([1, 2, 3] as const).find((one) => String(one) === zoom);
  return on && times && others.length === 0 ? { on, zoom: times } : null;
}

function drawingWish(plan: HousePlan, query: Query): DrawingWish {
  const { answers, marked } = chosenIn(plan, query);
  return { answers, asked: marked?.[1] ?? [], shown: shownIn(query) };
}

function chosenIn(plan: HousePlan, query: Query) {
  return {
    answers: chosenAnswers(plan, new Map(Object.entries(query))),
    marked: Object.entries(plan.questions).find(([question]) => `plan.${question}` === query.marked),
  };
}
