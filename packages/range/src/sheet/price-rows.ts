import type { Path } from '../source/fault.ts';
import { type PerAreaSource, type PriceEntrySource, priceEntriesOf } from '../source/price-entries.ts';
import type { AnswerSource, BaseAnswerSource, PriceSource, Source } from '../source/source.ts';

/** The Swedish names of the sheets in a price workbook. A CSV file combines all sheets, with a column for the sheet. */
export const sheetNames = { houses: 'Hus', answers: 'Svar', bases: 'Grundsvar' } as const;
export type SheetName = keyof typeof sheetNames;

/** A quantity by which a price is multiplied, and the rule under which it counts; an empty rule is always true. */
interface PriceQuantity {
  readonly quantity: string;
  readonly when: string;
}

/** One price of a house, an answer or a base answer. */
export interface PriceRow {
  readonly sheet: SheetName;
  readonly key: string;
  /**
   * The number of this price in the answer's list of prices, from 1. An answer can have several prices with conditions; those that apply
   * are added up.
   */
  readonly entry: number;
  readonly title: string;
  /** The rule under which the price applies; empty: always. */
  readonly when: string;
  /**
   * The quantities by which the price is multiplied: the first quantity whose rule is true counts. Empty: the price is not
   * multiplied.
   */
  readonly units: readonly PriceQuantity[];
  /** The same quantities as one text, for the workbook. */
  readonly unit: string;
  /** The price in the file, kr; absent: there is none yet. */
  readonly written: PerAreaSource | undefined;
  /** The file and path of the price. For a row without a price, the file and path where a new price would be added. */
  readonly file: string;
  readonly path: Path;
  /** The base answers whose prices decide the price of this answer. An answer with such base answers has no price of its own. */
  readonly carriedBy: readonly string[];
}

/**
 * Returns every price of a range: of houses, answers and base answers, each kind in the order of the files. An answer without a price has
 * a row too.
 */
export function priceRowsOf(source: Source): readonly PriceRow[] {
  const houses = source.houses.map(
    (house): PriceRow => ({
      ...plain,
      sheet: 'houses',
      key: house.key,
      title: house.title,
      written: house.price,
      ...source.places.stepsTo(house, 'price'),
    }),
  );
  const answers = source.questions.flatMap(({ title, answers }) =>
    answers.flatMap((answer) => rowsOf(source, 'answers', answer, `${title}: ${answer.title}`)),
  );
  const bases = source.baseQuestions.flatMap(({ title, answers }) =>
    answers.flatMap((answer) => rowsOf(source, 'bases', answer, `${title}: ${answer.title}`)),
  );
  return [...houses, ...answers, ...bases];
}

/** Returns the price in one area, kr; null: there is no price. */
export function priceIn({ written }: PriceRow, area: string): number | null {
  return (typeof written === 'object' ? written[area] : written) ?? null;
}

const plain = { entry: 1, when: '', units: [], unit: '', carriedBy: [] };

function rowsOf(source: Source, sheet: SheetName, answer: AnswerSource | BaseAnswerSource, title: string): readonly PriceRow[] {
  const { key, price } = answer;
  const carriedBy = 'base' in answer ? (answer.base ?? []) : [];
  const common = { ...plain, sheet, key, title, carriedBy };
  if (price === undefined) return [{ ...common, written: undefined, ...source.places.stepsTo(answer, 'price') }];
  return priceEntriesOf(price).map((entry, at) => ({
    ...common,
    entry: at + 1,
    when: entry.when ?? '',
    units: unitsOf(entry),
    unit: unitText(unitsOf(entry)),
    written: entry.price,
    ...source.places.stepsTo(answer, 'price', ...stepsInto(price, at)),
  }));
}

/** Returns the path from an answer's price to the amount of the entry at the position `at`, from 0. */
function stepsInto(price: PriceSource, at: number): Path {
  if (Array.isArray(price)) return [at, 'price'];
  return typeof price === 'object' && 'price' in price ? ['price'] : [];
}

function unitsOf({ per, units = [] }: PriceEntrySource): readonly PriceQuantity[] {
  if (per !== undefined) return [{ quantity: String(per), when: '' }];
  return units.map(({ when = '', quantity }) => ({ quantity: String(quantity), when }));
}

function unitText(units: readonly PriceQuantity[]): string {
  return units.map(({ when, quantity }) => (when === '' ? quantity : `${quantity} (${when})`)).join('; ');
}
