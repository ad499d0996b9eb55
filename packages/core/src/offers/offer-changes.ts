import { type Ore, ore, sum } from '../model/money.ts';
import { type OfferHouse, type OfferRow, type OwnLine, offerTotals } from './offer.ts';

/** What an offer promises, as far as two of them can be compared. */
export interface Offered {
  readonly house: OfferHouse;
  readonly lines: readonly OwnLine[];
}

/** One thing that is not as it was in the offer before. */
export interface OfferChange {
  readonly kind: 'house' | 'municipality' | 'answer' | 'line';
  /** The question, or the line; empty of the house and the municipality. */
  readonly title: string;
  /** Null: it was not there. */
  readonly from: string | null;
  /** Null: it is there no more. */
  readonly to: string | null;
  /** By how much dearer that makes it; below 0: cheaper. */
  readonly amount: Ore;
}

/** How an offer differs from the one before. Its amounts add up to the difference of the totals. */
export interface OfferChanges {
  readonly changes: readonly OfferChange[];
  /** By how much dearer it is at other prices for what stayed the same; below 0: cheaper. */
  readonly repriced: Ore;
  /** By how much less campaigns take off; below 0: more. */
  readonly campaigns: Ore;
  readonly from: Ore;
  readonly to: Ore;
}

/** How two offers differ: answers, own lines, prices. Null: they promise the same at the same price. */
export function offerChanges(was: Offered, is: Offered): OfferChanges | null {
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
    from: offerTotals(was.house, was.lines).total,
    to: offerTotals(is.house, is.lines).total,
  };
}

function houseChange(was: OfferHouse, is: OfferHouse): OfferChange[] {
  const base = ({ sections }: OfferHouse) => sum(sections.filter(({ kind }) => kind === 'house').map(({ total }) => total));
  const house: OfferChange = {
    kind: 'house',
    title: '',
    from: was.houseTitle,
    to: is.houseTitle,
    amount: ore(base(is) - base(was)),
  };
  const municipality: OfferChange = {
    kind: 'municipality',
    title: '',
    from: was.municipalityName,
    to: is.municipalityName,
    amount: ore(0),
  };
  return [house, municipality].filter(({ from, to }) => from !== to);
}

/** In the order of the offer that is, then what is there no more. */
function answerChanges(was: OfferHouse, is: OfferHouse): OfferChange[] {
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

function rowsOf({ sections }: OfferHouse): Map<OfferRow['questionId'], OfferRow> {
  return new Map(sections.flatMap(({ rows }) => rows.map((row) => [row.questionId, row] as const)));
}

/** Lines of the same words are the same line; of several, the first is the first. */
function lineChanges(was: readonly OwnLine[], is: readonly OwnLine[]): OfferChange[] {
  const [before, after] = [byTitle(was), byTitle(is)];
  const keys = [...new Map([...after, ...before]).keys()];
  return keys.flatMap((key) => {
    const [from, to] = [before.get(key), after.get(key)];
    if (from?.amount === to?.amount && from?.vatRate === to?.vatRate) return [];
    const amount = ore((to?.amount ?? 0) - (from?.amount ?? 0));
    const title = (to ?? from)?.title ?? '';
    return [{ kind: 'line', title, from: from?.title ?? null, to: to?.title ?? null, amount } as const];
  });
}

function byTitle(lines: readonly OwnLine[]): Map<string, OwnLine> {
  return new Map(
    lines.map((line, at) => [`${lines.slice(0, at).filter(({ title }) => title === line.title).length} ${line.title}`, line]),
  );
}
