import { basePricesOf } from '../build/build-prices.ts';
import { isFor, isNever, type Offer, type OfferedQuestion } from '../build/offer.ts';
import type { Report } from '../source/fault.ts';
import { MOST_KR } from '../source/format.ts';
import { type HouseReport, reportByHouse } from '../source/house-report.ts';
import { nearMiss } from '../source/near-miss.ts';
import { type PriceEntrySource, priceEntriesOf } from '../source/price-entries.ts';
import type { RangeIndex } from '../source/range-index.ts';
import type { HouseSource, Places } from '../source/source.ts';

/**
 * Reports faults in what a house offers (its questions, default answers, quantities and bundles), and parts of the range that no house
 * offers. Call it only after `checkNames` and `checkRules` found no fault.
 */
export function checkHouses(index: RangeIndex, offers: readonly Offer[], report: Report): void {
  const { places } = index.source;
  reportByHouse(
    offers.map(({ house }) => house.key),
    report,
    (reportIn) => {
      for (const offer of offers) {
        checkQuestions(index, offer, reportIn);
        checkQuantities(index, offer, reportIn);
        checkBundles(index, offer, reportIn);
        for (const question of offer.sections.flatMap(({ questions }) => questions))
          checkDefaults(question, offer.house, places, reportIn);
      }
    },
  );
  checkUnused(index, offers, report);
}

/**
 * Reports a question whose `houses:` list includes the house, but that is in two of its sections, or has no answer in this house although
 * its rule can be true.
 */
function checkQuestions({ source, questions }: RangeIndex, offer: Offer, report: HouseReport): void {
  const { house } = offer;
  const sectionOf = new Map<string, string>();
  for (const section of source.sections.filter(({ houses }) => isFor(houses, house))) {
    for (const [at, key] of section.questions.entries()) {
      const question = questions.get(key);
      if (!question || !isFor(question.houses, house)) continue;
      const before = sectionOf.get(key);
      if (before)
        report(
          house.key,
          source.places.of(section, 'questions', at),
          `the question '${key}' stands in the section '${before}' already`,
        );
      sectionOf.set(key, section.key);
      if (!offer.questions.has(key) && !isNever(offer.foldRule(question.rule))) {
        report(house.key, source.places.of(question, 'key'), `the question '${key}' has no answer left; limit it with houses`);
      }
    }
  }
}

function checkQuantities(index: RangeIndex, offer: Offer, report: HouseReport): void {
  const { house, foldRule } = offer;
  for (const price of basePricesOf(index, offer).values()) {
    const entries = price === undefined ? [] : priceEntriesOf(price).filter(({ when }) => !isNever(foldRule(when)));
    for (const entry of entries) {
      checkQuantity(entry, 'per', entry.per);
      for (const unit of (entry.units ?? []).filter(({ when }) => !isNever(foldRule(when))))
        checkQuantity(unit, 'quantity', unit.quantity);
      checkProduct(entry);
    }
  }

  /** Reports a product of price and quantity above `MOST_KR`, because sums must stay exact in öre. */
  function checkProduct(entry: PriceEntrySource): void {
    const { price, per, units = [] } = entry;
    const known = [per, ...units.map(({ quantity }) => quantity)].map((quantity) =>
      typeof quantity === 'string' ? house.quantities[quantity] : quantity,
    );
    const most = Math.max(...known.map((quantity) => quantity ?? 0));
    const dearest = Math.max(...(typeof price === 'number' ? [price] : Object.values(price)).map(Math.abs));
    if (most * dearest > MOST_KR)
      report(house.key, index.source.places.of(entry, 'price'), `${dearest} kr × ${most} is more than ${MOST_KR} kr`);
  }

  function checkQuantity(owner: object, field: string, quantity: number | string | undefined): void {
    if (typeof quantity !== 'string' || Object.hasOwn(house.quantities, quantity)) return;
    const known = Object.keys(house.quantities);
    report(
      house.key,
      index.source.places.of(owner, field),
      `the house has no quantity '${quantity}'${nearMiss(quantity, known)}`,
    );
  }
}

function checkBundles({ source }: RangeIndex, { house, answers }: Offer, report: HouseReport): void {
  for (const bundle of source.bundles.filter(({ houses }) => isFor(houses, house))) {
    if (bundle.answers.some((key) => answers.has(key))) continue;
    report(house.key, source.places.of(bundle, 'answers'), `the bundle '${bundle.key}' is empty: none of its answers is offered`);
  }
}

/**
 * Reports default answers without effect. The first possible default answer counts, so every default answer after a default answer without
 * a rule is useless.
 */
function checkDefaults({ question, answers }: OfferedQuestion, house: HouseSource, places: Places, report: HouseReport): void {
  const [first, ...others] = answers.filter((answer) => answer.default);
  let before = first;
  for (const answer of others) {
    if (before && (before.rule ?? '').trim() === '') {
      report(
        house.key,
        places.of(answer, 'default'),
        `'${question.key}' has the default answer '${before.key}' already, which is always possible`,
      );
    }
    before = answer;
  }
}

/**
 * Reports questions, answers and sections that no house offers, and answers of a bundle that none of the bundle's houses offers. Reports
 * questions with `quick: true` that the quick road never asks, because every house has only one answer to them.
 */
function checkUnused({ source }: RangeIndex, offers: readonly Offer[], report: Report): void {
  const { places } = source;
  const asked = new Set(source.sections.flatMap(({ questions }) => questions));
  for (const question of source.questions.filter(({ key }) => asked.has(key))) {
    if (!offers.some((offer) => offer.questions.has(question.key))) {
      report(
        places.of(question, 'key'),
        `no house offers the question '${question.key}': look at its houses, its section’s and its rule`,
      );
      continue;
    }
    for (const answer of question.answers.filter(({ key }) => !offers.some((offer) => offer.answers.has(key)))) {
      report(places.of(answer, 'key'), `no house offers the answer '${answer.key}': look at its houses and its rule`);
    }
  }
  for (const bundle of source.bundles) {
    const open = offers.filter(({ house }) => isFor(bundle.houses, house));
    for (const [at, key] of bundle.answers.entries()) {
      if (!open.some(({ answers }) => answers.has(key)))
        report(places.of(bundle, 'answers', at), `none of the bundle’s houses offers '${key}'`);
    }
  }
  for (const question of source.questions.filter(({ quick, key }) => quick && asked.has(key))) {
    const asking = offers
      .flatMap(({ sections }) => sections.flatMap(({ questions }) => questions))
      .filter((one) => one.question === question);
    if (asking.length > 0 && !asking.some(({ answers }) => answers.length > 1 || question.showIfOneAnswer))
      report(places.of(question, 'quick'), `the quick road cannot ask '${question.key}': every house has one answer to it`);
  }
  const shown = new Set(offers.flatMap(({ sections }) => sections.map(({ section }) => section.key)));
  for (const section of source.sections) {
    if (!shown.has(section.key)) report(places.of(section, 'key'), `no house has the section '${section.key}'`);
  }
}
