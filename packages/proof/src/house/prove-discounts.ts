import { type Campaign, choose, formatKr, type HouseId, isRunning, totalsOf, type Visit } from '@gavel/core';
import { type CompiledQuestion, datesOf, pairAt, validAnswers } from '@gavel/core/compiled';
import type { Finding } from '../terms/finding.ts';
import type { HouseUnderProof, Start } from './house-under-proof.ts';
import { accessoriesOf, accessoryBounds, answerBounds, type Bounds, lowestPrice } from './price-bounds.ts';

/**
 * Proves that the total stays positive after all campaigns, and that visits can reach every accessory level (a sum of accessory prices)
 * that a campaign names.
 */
export function proveDiscounts(underProof: HouseUnderProof): Finding[] {
  const campaigns = underProof.compiled.model.campaigns.filter(({ disabled }) => !disabled);
  if (campaigns.length === 0) return [];
  const areas = underProof.startsInAreas();
  let visits: readonly Visit[] | null = null;
  const dearest = () => {
    visits ??= areas.flatMap((start) => climb(start, accessoriesOf(start.compiled), ({ most }) => most));
    return visits;
  };
  return [
    proveSomethingLeft(underProof.house.id, areas, campaigns),
    ...campaigns.flatMap((campaign) => proveLevels(campaign, areas, dearest)),
  ];
}

/** Proves a positive total by bounds of all prices. If they are too rough, tries cheap visits at each moment when a campaign starts. */
function proveSomethingLeft(id: HouseId, areas: readonly Start[], campaigns: readonly Campaign[]): Finding {
  const part = { kind: 'house', id } as const;
  const moments = [...new Set(campaigns.map((campaign) => datesOf(campaign).from))].map((from) => Math.max(from, 0));
  const most = Math.max(...moments.map((now) => sum(campaigns.filter((one) => isRunning(one, now)).map(mostOff))));
  const finding = { property: 'discounts', fault: 'nothingLeft', part, example: null } as const;
  if (areas.every(({ compiled }) => lowestPrice(compiled) > most)) return { ...finding, isFault: false };
  const tried = areas.flatMap((start) =>
    climb(start, start.compiled.questions, (bounds) => -bounds.least).map((visit) => ({ compiled: start.compiled, visit })),
  );
  const isLost = tried.some(({ compiled, visit }) => moments.some((now) => totalsOf(compiled, visit, now).total <= 0));
  return { ...finding, isFault: isLost, ...(isLost ? {} : { visits: tried.length }) };
}

/** Proves the accessory levels of a campaign. @param dearest visits with expensive accessories */
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

/** Returns the visits on a walk from the start that chooses, for each of these questions, the valid answer with the highest `worth`. */
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
