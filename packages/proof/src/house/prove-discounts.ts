import { type Campaign, choose, formatKr, isRunning, totalsOf, type Visit } from '@gavel/core';
import { type CompiledQuestion, datesOf, pairAt, validAnswers } from '@gavel/core/compiled';
import { requiredBy } from '../obligations/nothing-dead.ts';
import type { Finding } from '../terms/finding.ts';
import { decide } from './decide-house.ts';
import type { HouseSearch } from './house-search.ts';
import type { HouseUnderProof, Start } from './house-under-proof.ts';
import { accessoriesOf, accessoryBounds, answerBounds, type Bounds, lowestPrice } from './price-bounds.ts';
import { walkTo } from './walk.ts';

/**
 * Proves that the total stays positive after the discounts of all campaigns, that a visit can reach every accessory level (an accessory
 * price that a campaign requires), and that no two campaigns have the same conditions at the same time.
 */
export function proveDiscounts(underProof: HouseUnderProof, search: () => HouseSearch): Finding[] {
  const campaigns = underProof.compiled.model.campaigns.filter(({ disabled }) => !disabled);
  if (campaigns.length === 0) return [];
  const areas = underProof.startsInAreas();
  let visits: readonly Visit[] | null = null;
  const dearest = () => {
    visits ??= areas.flatMap((start) => climb(start, accessoriesOf(start.compiled), ({ most }) => most));
    return visits;
  };
  return [
    proveSomethingLeft(underProof, areas, campaigns, search),
    ...campaigns.flatMap((campaign) => proveLevels(campaign, areas, dearest)),
    ...campaigns.flatMap((campaign, at) => proveNoSameOffer(campaign, campaigns.slice(0, at))),
  ];
}

/**
 * Proves that the lowest possible price is above the highest sum of discounts. If it is not, tries cheap visits, and for each campaign one
 * visit with the answers that the campaign requires. Computes the total of each tried visit for each moment when a campaign starts.
 */
function proveSomethingLeft(
  underProof: HouseUnderProof,
  areas: readonly Start[],
  campaigns: readonly Campaign[],
  search: () => HouseSearch,
): Finding {
  const { id } = underProof.house;
  const part = { kind: 'house', id } as const;
  const moments = [...new Set(campaigns.map((campaign) => datesOf(campaign).from))].map((from) => Math.max(from, 0));
  const most = Math.max(...moments.map((now) => sum(campaigns.filter((one) => isRunning(one, now)).map(mostOff))));
  const finding = { property: 'discounts', fault: 'nothingLeft', part, example: null } as const;
  if (areas.every(({ compiled }) => lowestPrice(compiled) > most)) return { ...finding, isFault: false };
  const cheap = areas.flatMap((start) =>
    climb(start, start.compiled.questions, (bounds) => -bounds.least).map((visit) => ({ compiled: start.compiled, visit })),
  );
  const tried = [...cheap, ...campaigns.flatMap((campaign) => visitOf(underProof, campaign, search) ?? [])];
  const isLost = tried.some(({ compiled, visit }) => moments.some((now) => totalsOf(compiled, visit, now).total <= 0));
  return { ...finding, isFault: isLost, ...(isLost ? {} : { visits: tried.length }) };
}

/** Returns a visit that has the answers which a campaign requires; null: no such visit, or the campaign requires no answers. */
function visitOf(underProof: HouseUnderProof, campaign: Campaign, search: () => HouseSearch) {
  const required = requiredBy(underProof.compiled, campaign);
  const state = required && decide(required, underProof.compiled, search);
  if (!state) return null;
  const start = underProof.startIn(state.kind);
  const walk = walkTo(start, state.answers);
  return walk && { compiled: start.compiled, visit: walk.visit };
}

/**
 * Checks that no earlier campaign of the list has the same conditions and runs at the same time, because few authors want to give both
 * discounts to one visit.
 */
function proveNoSameOffer(campaign: Campaign, earlier: readonly Campaign[]): Finding[] {
  const [dates, offer] = [datesOf(campaign), offerOf(campaign)];
  const part = { kind: 'campaign', id: campaign.id } as const;
  return earlier.flatMap((other): Finding[] => {
    if (offer === null || offerOf(other) !== offer) return [];
    const others = datesOf(other);
    const isFault = dates.from < others.until && others.from < dates.until;
    return [{ property: 'discounts', fault: 'sameOffer', part, isFault, example: null, words: { other: other.title } }];
  });
}

/** Returns a text that is equal for two campaigns with the same conditions; null: the campaign has no discount. */
function offerOf({ discount, triggers }: Campaign): string | null {
  if (discount.kind === 'none') return null;
  return JSON.stringify(triggers.map(({ condition }) => condition));
}

/**
 * Proves for each accessory level of a campaign that a visit can reach it.
 * @param areas the start of a visit in each price area
 * @param dearest returns visits in which the most expensive accessories are chosen
 */
function proveLevels({ id, discount, triggers }: Campaign, areas: readonly Start[], dearest: () => readonly Visit[]): Finding[] {
  const asked = triggers.flatMap(({ condition }) => (condition.kind === 'accessories' ? [condition.level] : []));
  const named = discount.kind === 'levels' ? discount.levels.map(({ accessoryLevel }) => accessoryLevel) : [];
  const levels = [...new Set([...asked, ...named])];
  const most = Math.max(...areas.map(({ compiled }) => accessoryBounds(compiled).most));
  return levels.map((level): Finding => {
    const words = { level: formatKr(level) };
    const finding = { property: 'discounts', fault: 'deadLevel', part: { kind: 'campaign', id }, example: null, words } as const;
    if (most < level) return { ...finding, isFault: true };
    const isReached = dearest().some(({ accessoryPrice }) => accessoryPrice >= level);
    return { ...finding, isFault: false, ...(isReached ? {} : { visits: dearest().length }) };
  });
}

/**
 * Chooses the valid answer with the highest `worth` for one question after another. Returns the visit at the start and after each choice.
 */
function climb(
  { compiled, visit: begun }: Start,
  questions: readonly CompiledQuestion[],
  worth: (bounds: Bounds) => number,
): Visit[] {
  let visit = begun;
  const visits = [visit];
  for (const question of questions.toSorted((one, other) => one.rank - other.rank)) {
    const valued = validAnswers(question, visit).map((answer) => ({ answer, value: worth(answerBounds(compiled, answer)) }));
    const [best] = valued.toSorted((one, other) => other.value - one.value);
    if (!best) continue;
    visit = choose(compiled, visit, [pairAt(compiled, question.at, best.answer.at)]).visit;
    visits.push(visit);
  }
  return visits;
}

function mostOff({ discount }: Campaign): number {
  switch (discount.kind) {
    case 'none':
      return 0;
    case 'fixed':
      return discount.amount;
    case 'levels':
      return Math.max(0, ...discount.levels.map(({ discountValue }) => discountValue));
  }
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
