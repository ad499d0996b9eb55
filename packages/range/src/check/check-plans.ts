import { type HousePlan, planAreas, planFaults } from '@gavel/core/plan';
import { buildPlan } from '../build/build-plan.ts';
import type { Offer } from '../build/offer.ts';
import type { Report } from '../source/fault.ts';
import { nearMiss } from '../source/near-miss.ts';
import type { RangeIndex } from '../source/range-index.ts';

/** How far an area may be from what the house says of itself, m². */
const WITHIN = 0.5;

/** Plans that cannot be built as they are drawn, with every answer alone and with every two; and areas that are not what the house says. */
export function checkPlans(index: RangeIndex, offers: readonly Offer[], report: Report): void {
  const { places, plans } = index.source;
  for (const key of Object.keys(plans))
    if (!index.answers.has(key))
      report(places.of(plans, key), `there is no answer '${key}'${nearMiss(key, index.answers.keys())}`);
  for (const offer of offers) {
    const { house } = offer;
    const plan = buildPlan(offer, index.source);
    if (!plan || !house.plan) continue;
    const { storeys, variants = {} } = house.plan;
    for (const key of Object.keys(variants))
      if (!offer.answers.has(key))
        report(places.of(variants, key), `the house does not offer '${key}'${nearMiss(key, offer.answers.keys())}`);
    const told = new Set<string>();
    for (const answers of selectionsOf(plan))
      for (const { storey, room, text } of planFaults(plan, answers)) {
        const fault = `${room === null ? '' : `room ${room}: `}${text}`;
        if (told.has(`${storey} ${fault}`)) continue;
        told.add(`${storey} ${fault}`);
        const where = storeys[storey];
        if (where) report(places.of(where, 'map'), `${where.name}, ${fault}; with ${answers.join(', ') || 'nothing chosen'}`);
      }
    const { living, built } = planAreas(plan, selectionsOf(plan)[0] ?? []);
    if (Math.abs(living - house.floorArea) > WITHIN)
      report(places.of(house, 'floorArea'), `the plan has ${living.toFixed(1)} m², and floorArea says ${house.floorArea}`);
    if (Math.abs(built - house.buildArea) > WITHIN)
      report(places.of(house, 'buildArea'), `the plan stands on ${built.toFixed(1)} m², and buildArea says ${house.buildArea}`);
  }
}

/** What is usual; then every answer that changes walls or stairs, and every two of different questions. */
export function selectionsOf({ questions, variants, features }: HousePlan): readonly (readonly string[])[] {
  const moving = (key: string) => {
    const { stairs, door, terraceDoor, balcony, windows, variant } = features[key] ?? {};
    return (
      Object.hasOwn(variants, key) || [stairs, door, terraceDoor, balcony, windows, variant].some((form) => form !== undefined)
    );
  };
  const entries = Object.entries(questions);
  const chosen = (picks: ReadonlyMap<string, string>) =>
    entries.map(([question, [usual = '']]) => picks.get(question) ?? usual).filter(Boolean);
  const picks = entries.flatMap(([question, keys]) => keys.filter(moving).map((key) => [question, key] as const));
  return [
    chosen(new Map()),
    ...picks.map((pick) => chosen(new Map([pick]))),
    ...picks.flatMap((pick, at) =>
      picks
        .slice(at + 1)
        .filter(([question]) => question !== pick[0])
        .map((other) => chosen(new Map([pick, other]))),
    ),
  ];
}
