import { type Ore, ore, sum } from '../model/money.ts';
import type { VatRate } from '../prices/vat.ts';
import { type OwnLine, type QuoteHouse, type QuoteRow, quoteTotals } from './quote.ts';

/** The parts of a quote that are compared with another quote. */
export interface Offered {
  readonly house: QuoteHouse;
  readonly lines: readonly OwnLine[];
}

/** One difference from the previous quote. */
export interface QuoteChange {
  readonly kind: 'house' | 'municipality' | 'answer' | 'line';
  /** The title of the question, or of the salesperson's line; empty for the house and the municipality. */
  readonly title: string;
  /** The old value; null: only the new quote has this answer or line. */
  readonly from: string | null;
  /** The new value; null: only the previous quote has this answer or line. */
  readonly to: string | null;
  /** The price increase by this change; below 0: a decrease. */
  readonly amount: Ore;
  /** The old and the new VAT rate of a line; absent: the rate is the same, or this is not a line of both quotes. */
  readonly vatRates?: readonly [from: VatRate, to: VatRate];
}

/** The differences from the previous quote. The amounts add up to the difference of the totals. */
export interface QuoteChanges {
  readonly changes: readonly QuoteChange[];
  /** The price increase of everything that is the same in both quotes; below 0: a decrease. */
  readonly repriced: Ore;
  /** The decrease of the campaign discount; below 0: an increase. */
  readonly campaigns: Ore;
  readonly from: Ore;
  readonly to: Ore;
}

/** Returns the differences between two quotes: house, municipality, answers, salesperson's lines and prices. Null: there are none. */
export function quoteChanges(was: Offered, is: Offered): QuoteChanges | null {
  const changes = [
    ...houseChange(was.house, is.house),
    ...answerChanges(was.house, is.house),
    ...lineChanges(was.lines, is.lines),
  ];
  const ofHouse = changes.filter(({ kind }) => kind !== 'line').map(({ amount }) => amount);
  const ordinary = ore(is.house.ordinary - was.house.ordinary);
  const repriced = ore(ordinary - sum(ofHouse));
  const campaigns = ore(is.house.total - was.house.total - ordinary);
  if (changes.length === 0 && repriced === 0 && campaigns === 0) return null;
  return {
    changes,
    repriced,
    campaigns,
    from: quoteTotals(was.house, was.lines).total,
    to: quoteTotals(is.house, is.lines).total,
  };
}

function houseChange(was: QuoteHouse, is: QuoteHouse): QuoteChange[] {
  const base = ({ sections }: QuoteHouse) => sum(sections.filter(({ kind }) => kind === 'house').map(({ total }) => total));
  const house: QuoteChange = {
    kind: 'house',
    title: '',
    from: was.houseTitle,
    to: is.houseTitle,
    amount: ore(base(is) - base(was)),
  };
  const municipality: QuoteChange = {
    kind: 'municipality',
    title: '',
    from: was.municipalityName,
    to: is.municipalityName,
    amount: ore(0),
  };
  return [house, municipality].filter(({ from, to }) => from !== to);
}

/** Returns the changed answers: first those in the new quote, in its order, then those that only the old quote has. */
function answerChanges(was: QuoteHouse, is: QuoteHouse): QuoteChange[] {
  const [before, after] = [rowsOf(was), rowsOf(is)];
  const questions = [...new Map([...after, ...before]).keys()];
  return questions.flatMap((question) => {
    const [from, to] = [before.get(question), after.get(question)];
    if (from?.answerId === to?.answerId) return [];
    const amount = ore((to?.price ?? 0) - (from?.price ?? 0));
    const title = (to ?? from)?.question ?? '';
    return [{ kind: 'answer', title, from: from?.answer ?? null, to: to?.answer ?? null, amount } as const];
  });
}

function rowsOf({ sections }: QuoteHouse): Map<QuoteRow['questionId'], QuoteRow> {
  return new Map(sections.flatMap(({ rows }) => rows.map((row) => [row.questionId, row] as const)));
}

/**
 * Returns the changed lines. A line is compared with the line of the other quote that has the same title. If several lines of a quote have
 * the same title, the first is compared with the first of the other quote, the second with the second, and so on.
 */
function lineChanges(was: readonly OwnLine[], is: readonly OwnLine[]): QuoteChange[] {
  const [before, after] = [byTitle(was), byTitle(is)];
  const keys = [...new Map([...after, ...before]).keys()];
  return keys.flatMap((key) => {
    const [from, to] = [before.get(key), after.get(key)];
    if (from?.amount === to?.amount && from?.vatRate === to?.vatRate) return [];
    const amount = ore((to?.amount ?? 0) - (from?.amount ?? 0));
    const title = (to ?? from)?.title ?? '';
    const rates = from && to && from.vatRate !== to.vatRate ? { vatRates: [from.vatRate, to.vatRate] as const } : {};
    return [{ kind: 'line', title, from: from?.title ?? null, to: to?.title ?? null, amount, ...rates } as const];
  });
}

function byTitle(lines: readonly OwnLine[]): Map<string, OwnLine> {
  return new Map(
    lines.map((line, at) => [`${lines.slice(0, at).filter(({ title }) => title === line.title).length} ${line.title}`, line]),
  );
}
