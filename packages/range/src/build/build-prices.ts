import type { BaseAnswerId, ConditionalUnits, Ore, PriceEntry } from '@gavel/core';
import { kr } from '@gavel/core';
import { baseKeysOf, ownBaseKey, type PerAreaSource, type PriceEntrySource, priceEntriesOf } from '../source/price-entries.ts';
import type { RangeIndex } from '../source/range-index.ts';
import type { AreaSource, HouseSource, PriceSource } from '../source/source.ts';
import type { Ids } from './ids.ts';
import { isNever, type Offer } from './offer.ts';
import { printPublishedRule } from './print-published-rule.ts';

/** Returns area code → price of the house without answers. */
export function buildHousePrices(areas: readonly AreaSource[], house: HouseSource): Record<string, Ore> {
  return Object.fromEntries(areas.map(({ key, code }) => [code, kr(inArea(house.price, key))]));
}

/** Returns area code → base answer id → price entries, for every base answer that the house offers. */
export function buildBaseAnswerPrices(index: RangeIndex, offer: Offer, ids: Ids): Record<string, Record<number, PriceEntry[]>> {
  const prices = basePricesOf(index, offer);
  const inAll = index.source.areas.map(({ key: area, code }): [string, Record<number, PriceEntry[]>] => {
    const ofArea = [...prices].map(([base, price]): [number, PriceEntry[]] => {
      const entries = price === undefined ? [] : priceEntriesOf(price);
      return [ids('baseAnswers', base), entries.flatMap((entry) => buildEntry(entry, area, offer, ids))];
    });
    return [code, Object.fromEntries(ofArea)];
  });
  return Object.fromEntries(inAll);
}

/** Returns a map from the id of each base question to its base answers that the house offers. */
export function buildBaseQuestions({ source }: RangeIndex, offer: Offer, ids: Ids): Record<number, BaseAnswerId[]> {
  const shared = source.baseQuestions.map(({ key, answers }) => [key, answers.map((answer) => answer.key)] as const);
  const own = offer.sections
    .flatMap(({ questions }) => questions)
    .map(({ question, answers }) => [ownBaseKey(question.key), answers.map(({ key }) => ownBaseKey(key))] as const);
  const offered = [...shared, ...own]
    .map(([key, bases]) => [key, bases.filter((base) => offer.bases.has(base))] as const)
    .filter(([, bases]) => bases.length > 0);
  return Object.fromEntries(
    offered.map(([key, bases]) => [ids('baseQuestions', key), bases.map((base) => ids('baseAnswers', base))]),
  );
}

/** Returns the base answers that a house offers, with the prices from the range files. */
export function basePricesOf({ baseAnswers }: RangeIndex, offer: Offer): Map<string, PriceSource | undefined> {
  const prices = new Map<string, PriceSource | undefined>();
  for (const answer of offer.sections.flatMap(({ questions }) => questions.flatMap(({ answers }) => answers))) {
    for (const base of baseKeysOf(answer)) prices.set(base, answer.base ? baseAnswers.get(base)?.answer.price : answer.price);
  }
  return prices;
}

/**
 * Returns the published price entry in a list. The list is empty if this house can never use the price: its rule is always false, or
 * the rules of all its quantities (`units`) are.
 */
function buildEntry({ price, per, units, when }: PriceEntrySource, area: string, offer: Offer, ids: Ids): PriceEntry[] {
  const rule = offer.foldRule(when);
  if (isNever(rule)) return [];
  const entry = { price: inArea(price, area), rule: printPublishedRule(rule, ids) };
  if (per === undefined && !units) return [{ ...entry, priceType: 'fixed', conditionalUnits: [] }];
  const possible = (units ?? [{ quantity: per ?? 0 }])
    .map((unit) => ({ quantity: unit.quantity, rule: offer.foldRule('when' in unit ? unit.when : undefined) }))
    .filter((unit) => !isNever(unit.rule));
  // The core reads an empty list `conditionalUnits` as the quantity 1. So leave out an entry if none of its quantities can ever apply.
  if (possible.length === 0) return [];
  const conditionalUnits = possible.map(
    (unit): ConditionalUnits => ({ rule: printPublishedRule(unit.rule, ids), units: unitsIn(offer.house, unit.quantity) }),
  );
  return [{ ...entry, priceType: 'perUnit', conditionalUnits }];
}

function unitsIn({ key, quantities }: HouseSource, quantity: number | string): number {
  const units = typeof quantity === 'number' ? quantity : quantities[quantity];
  if (units === undefined) throw new RangeError(`house '${key}' has no quantity '${quantity}'`);
  return units;
}

function inArea(price: PerAreaSource, area: string): number {
  const amount = typeof price === 'number' ? price : price[area];
  if (amount === undefined) throw new RangeError(`no price for area '${area}'`);
  return amount;
}
