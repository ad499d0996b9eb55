import type { Path, Report } from '../source/fault.ts';
import { nearMiss } from '../source/near-miss.ts';
import { baseKeysOf, type PriceEntrySource, priceEntriesOf } from '../source/price-entries.ts';
import type { RangeIndex } from '../source/range-index.ts';
import type { PriceSource } from '../source/source.ts';

/**
 * Reports prices that lack a price area or name an unknown area, answers with both a price and base answers, prices with both `per` and
 * `units`, and base answers that no answer uses.
 */
export function checkPrices({ source, areas }: RangeIndex, report: Report): void {
  const { places } = source;
  const answers = source.questions.flatMap((question) => question.answers);
  const provided = new Set(answers.flatMap(baseKeysOf));

  for (const house of source.houses) checkAreas(house, ['price'], house.price, `the house '${house.key}'`);
  for (const answer of answers) {
    checkPrice(answer, answer.price, `'${answer.key}'`);
    if (answer.base && answer.price !== undefined) {
      report(
        places.of(answer, 'price'),
        `'${answer.key}' has both a price and base answers; the base answers carry the price, so leave one of the two out`,
      );
    }
  }
  for (const answer of source.baseQuestions.flatMap((question) => question.answers)) {
    checkPrice(answer, answer.price, `the base answer '${answer.key}'`);
    if (!provided.has(answer.key))
      report(places.of(answer, 'key'), `no answer has '${answer.key}' in its base, so it never counts`);
  }

  function checkPrice(owner: object, price: PriceSource | undefined, whose: string): void {
    if (price === undefined) return;
    const written = priceEntriesOf(price);
    for (const entry of written) {
      const isShort = typeof price === 'number' || !(Array.isArray(price) || entry === price);
      if (typeof entry.price !== 'number') checkAreas(isShort ? owner : entry, ['price'], entry.price, whose);
      if (!isShort) checkUnits(entry, whose);
    }
  }

  function checkUnits(entry: PriceEntrySource, whose: string): void {
    if (entry.per !== undefined && entry.units) {
      report(
        places.of(entry, 'units'),
        `the price of ${whose} has both per and units; per is one quantity, units are quantities with rules`,
      );
    }
  }

  function checkAreas(owner: object, path: Path, price: Readonly<Record<string, number>>, whose: string): void {
    for (const area of areas) {
      if (!Object.hasOwn(price, area))
        report(places.of(owner, ...path), `${whose} has no price for the area '${area}'; add the line ${area}: AMOUNT`);
    }
    for (const area of Object.keys(price)) {
      if (!areas.has(area))
        report(
          places.of(owner, ...path, area),
          `there is no area '${area}'${nearMiss(area, areas)}; areas: ${[...areas].join(', ')}`,
        );
    }
  }
}
