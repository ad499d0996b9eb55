import type { Path } from '../source/fault.ts';
import { type PerAreaSource, type PriceEntrySource, priceEntriesOf } from '../source/price-entries.ts';
import type { AnswerSource, BaseAnswerSource, PriceSource, Source } from '../source/source.ts';

/** The sheets of a workbook with prices, as the builder reads their names. A CSV file has all of them, and a column that says which. */
export const sheetNames = { houses: 'Hus', answers: 'Svar', bases: 'Grundsvar' } as const;
export type SheetName = keyof typeof sheetNames;

/** One price of a house, an answer or a base answer. */
export interface PriceRow {
  readonly sheet: SheetName;
  readonly key: string;
  /** Which of its prices, from 1: several with conditions add up. */
  readonly entry: number;
  readonly title: string;
  /** The rule under which it counts; empty: always. */
  readonly when: string;
  /** What it is multiplied by; empty: nothing. */
  readonly unit: string;
  /** As it stands in the file, kr; absent: there is none yet. */
  readonly written: PerAreaSource | undefined;
  /** Where it stands or would stand. */
  readonly file: string;
  readonly path: Path;
  /** Base answers that carry its price: then it has none of its own. */
  readonly carriedBy: readonly string[];
}

/** Every price of a range, in range order: houses, answers, base answers. An answer without a price has a row too. */
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

/** What it costs in one area, kr; null: no price of its own. */
export function priceIn({ written }: PriceRow, area: string): number | null {
  return (typeof written === 'object' ? written[area] : written) ?? null;
}

const plain = { entry: 1, when: '', unit: '', carriedBy: [] };

function rowsOf(source: Source, sheet: SheetName, answer: AnswerSource | BaseAnswerSource, title: string): readonly PriceRow[] {
  const { key, price } = answer;
  const carriedBy = 'base' in answer ? (answer.base ?? []) : [];
  const common = { ...plain, sheet, key, title, carriedBy };
  if (price === undefined) return [{ ...common, written: undefined, ...source.places.stepsTo(answer, 'price') }];
  return priceEntriesOf(price).map((entry, at) => ({
    ...common,
    entry: at + 1,
    when: entry.when ?? '',
    unit: unitOf(entry),
    written: entry.price,
    ...source.places.stepsTo(answer, 'price', ...stepsInto(price, at)),
  }));
}

/** From what an answer has as its price to the amount of one entry. */
function stepsInto(price: PriceSource, at: number): Path {
  if (Array.isArray(price)) return [at, 'price'];
  return typeof price === 'object' && 'price' in price ? ['price'] : [];
}

function unitOf({ per, units = [] }: PriceEntrySource): string {
  if (per !== undefined) return String(per);
  return units.map(({ when, quantity }) => (when === undefined ? `${quantity}` : `${quantity} (${when})`)).join('; ');
}
