import type { RuleSyntax } from '@gavel/core';
import { type HousePlan, type PlanFault, planAreas, planFaults } from '@gavel/core/plan';
import { buildPlan } from '../build/build-plan.ts';
import type { Offer } from '../build/offer.ts';
import { collectFaults, type Fault, type Report } from '../source/fault.ts';
import { nearMiss } from '../source/near-miss.ts';
import type { RangeIndex } from '../source/range-index.ts';
import type { Source } from '../source/source.ts';

/** The tolerance between the area of a plan and the area that the house states, in m². */
const WITHIN = 0.5;

/** Reports houses without a floor plan. The server draws only a sketch of such a house. */
export function unplannedHouses({ houses, places }: Source): readonly Fault[] {
  return collectFaults((report) => {
    for (const house of houses.filter(({ plan }) => !plan))
      report(places.of(house, 'key'), `'${house.key}' has no plan: its rooms are sketched, and follow nothing that is chosen`);
  });
}

/**
 * Reports plans that cannot be built as drawn: with the usual answers, with each answer that changes walls, stairs or openings, and with
 * possible pairs of such answers. Also reports areas that differ from those that the house states, and changes by unknown answers or of
 * unknown storeys.
 */
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
    const named = new Set([...offer.answers].flatMap((key) => [key, plans[key]?.variant ?? key]));
    for (const key of Object.keys(variants))
      if (!named.has(key)) report(places.of(variants, key), `the house does not offer '${key}'${nearMiss(key, named)}`);
    for (const [key, changes] of Object.entries(variants))
      for (const change of changes.filter(({ storey }) => storey > storeys.length))
        report(places.of(change, 'storey'), `the plan has no storey ${change.storey}, so '${key}' changes nothing there`);
    const told = new Set<string>();
    const usual = usualOf(plan);
    const walks = new Map<string, readonly PlanFault[]>();
    for (const answers of selectionsOf(plan).filter((selection) => isPossible(index, offer, plan, selection)))
      for (const { storey, room, text } of planFaults(plan, answers, walks)) {
        const fault = `${room === null ? '' : `room ${room}: `}${text}`;
        if (told.has(`${storey} ${fault}`)) continue;
        told.add(`${storey} ${fault}`);
        const where = storeys[storey];
        if (where)
          report(
            places.of(where, 'map'),
            `${where.name}, ${fault}; with ${answers.filter((key) => !usual.includes(key)).join(', ') || 'what is usual'}`,
          );
      }
    const { living, built } = planAreas(plan, usual);
    if (Math.abs(living - house.floorArea) > WITHIN)
      report(places.of(house, 'floorArea'), `the plan has ${living.toFixed(1)} m², and floorArea says ${house.floorArea}`);
    if (Math.abs(built - house.buildArea) > WITHIN)
      report(places.of(house, 'buildArea'), `the plan stands on ${built.toFixed(1)} m², and buildArea says ${house.buildArea}`);
  }
}

/** Returns the usual answers of a plan's questions: those that the drawings show before the visitor chooses. */
export function usualOf({ questions }: HousePlan): readonly string[] {
  return Object.values(questions).flatMap(([usual = '']) => (usual === '' ? [] : [usual]));
}

/**
 * Returns the selections to check: the usual answers (`usualOf`), and the usual answers with one or two of them replaced by answers
 * that change walls, stairs or openings.
 */
export function selectionsOf(plan: HousePlan): readonly (readonly string[])[] {
  const { questions } = plan;
  const { isMoving, isOpening, isWall } = changesIn(plan);
  const entries = Object.entries(questions);
  const chosen = (picks: ReadonlyMap<string, string>) =>
    entries.map(([question, [usual = '']]) => picks.get(question) ?? usual).filter(Boolean);
  const picks = entries.flatMap(([question, keys]) => keys.filter(isMoving).map((key) => [question, key] as const));
  return [
    chosen(new Map()),
    ...picks.map((pick) => chosen(new Map([pick]))),
    ...picks.flatMap((pick, at) =>
      picks
        .slice(at + 1)
        .filter(([question]) => question !== pick[0])
        // Leave out pairs of openings, and pairs of an opening and an outer wall: they affect the room behind them, not each other.
        .filter(([, key]) => !isOpening(key) || !(isOpening(pick[1]) || isWall(pick[1])))
        .filter(([, key]) => !isWall(key) || !isOpening(pick[1]))
        .map((other) => chosen(new Map([pick, other]))),
    ),
  ];
}

/**
 * Returns three functions about an answer: whether it changes an opening (`isOpening`), an outer wall (`isWall`), or any walls,
 * stairs or openings (`isMoving`).
 */
function changesIn({ variants, features }: HousePlan) {
  const isOpening = (key: string) => {
    const { door, terraceDoor, balcony, windows } = features[key] ?? {};
    return [door, terraceDoor, balcony, windows].some((form) => form !== undefined);
  };
  const isWall = (key: string) => {
    const { outerWall, fill } = features[key]?.shows ?? {};
    return outerWall !== undefined || fill !== undefined;
  };
  const isMoving = (key: string) =>
    [key, features[key]?.variant ?? key].some((name) => Object.hasOwn(variants, name)) ||
    features[key]?.stairs !== undefined ||
    isOpening(key) ||
    isWall(key);
  return { isMoving, isOpening, isWall };
}

/**
 * Returns false when a rule of a chosen answer, or of its question, excludes this selection. Only questions that change walls, stairs or
 * openings count. A visitor can still change the answers to all other questions, for example the window panes that a thicker wall does not
 * allow.
 */
function isPossible({ answers }: RangeIndex, offer: Offer, plan: HousePlan, chosen: readonly string[]): boolean {
  const questions = Object.values(plan.questions).filter((keys) => keys.some(changesIn(plan).isMoving));
  const decided = new Set(questions.flatMap((keys) => (keys[0] === '' ? [] : keys)));
  const counts = new Set(questions.flat());
  return chosen
    .filter((key) => counts.has(key))
    .every((key) => {
      const { answer, question } = answers.get(key) ?? {};
      return [answer?.rule, question?.rule].every((rule) => isOrMayBe(offer.foldRule(rule)) !== false);
    });

  /** Returns the value of the rule; null: this selection does not decide it. */
  function isOrMayBe(rule: RuleSyntax | null): boolean | null {
    switch (rule?.kind) {
      case undefined:
        return true;
      case 'const':
        return rule.value;
      case 'answers': {
        const each = rule.ids.map(({ id }) => chosen.includes(String(id)) || (decided.has(String(id)) ? false : null));
        return rule.quantifier === 'any' ? anyOf(each) : allOf(each);
      }
      case 'answered':
        return isAlwaysAsked(plan, String(rule.id.id)) || null;
      case 'not': {
        const is = isOrMayBe(rule.rule);
        return is === null ? null : !is;
      }
      case 'and':
        return allOf(rule.rules.map(isOrMayBe));
      case 'or':
        return anyOf(rule.rules.map(isOrMayBe));
      default:
        return null;
    }
  }
}

/** Returns whether the plan has a usual answer to the question. A question that is not always asked has none. */
function isAlwaysAsked({ questions }: HousePlan, question: string): boolean {
  return (questions[question]?.[0] ?? '') !== '';
}

function anyOf(each: readonly (boolean | null)[]): boolean | null {
  return each.includes(true) ? true : each.includes(null) ? null : false;
}

function allOf(each: readonly (boolean | null)[]): boolean | null {
  return each.includes(false) ? false : each.includes(null) ? null : true;
}
