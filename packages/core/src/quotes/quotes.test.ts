import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asAnswerId, asQuestionId } from '../model/ids.ts';
import { kr, ore, sum } from '../model/money.ts';
import { vatRates } from '../prices/vat.ts';
import { discountLimit, faultsOf, type OwnLine, type QuoteHouse, quoteTotals } from './quote.ts';
import { quoteChanges } from './quote-changes.ts';
import { quoteNumber, quoteStateOn } from './quote-state.ts';

const row = (question: number, answer: number, price: number) => ({
  questionId: asQuestionId(question),
  answerId: asAnswerId(answer),
  question: `Fråga ${question}`,
  answer: `Svar ${answer}`,
  price: kr(price),
});

function aHouse(rows: readonly ReturnType<typeof row>[] = [], own: Partial<QuoteHouse> = {}): QuoteHouse {
  const chosen = sum(rows.map(({ price }) => price));
  const base = kr(1_000_000);
  return {
    houseTitle: 'Provhus',
    name: 'Mitt hus',
    municipalityName: 'Umeå',
    priceListName: 'Norr',
    sections: [
      { kind: 'house', title: '', total: base, rows: [] },
      { kind: 'section', title: 'Val', total: chosen, rows },
    ],
    campaigns: [],
    ordinary: ore(base + chosen),
    total: ore(base + chosen),
    earlierLowest: null,
    terms: '',
    ...own,
  };
}

const line = (title: string, amount: number, vatRate: OwnLine['vatRate'] = 25): OwnLine => ({
  title,
  amount: kr(amount),
  vatRate,
});

test('quoteTotals adds the house and the lines, and splits the VAT by rate', () => {
  const { total, vat, withoutVat, rates, discount } = quoteTotals(aHouse(), [
    line('Altan', 64_000),
    line('Resa', 1_060, 6),
    line('Lagfart', 825, 0),
    line('Rabatt', -15_000),
  ]);
  expect(total).toBe(kr(1_050_885));
  expect(rates).toEqual([
    { rate: 25, vat: kr(209_800) },
    { rate: 6, vat: kr(60) },
    { rate: 0, vat: 0 },
  ]);
  expect([vat, withoutVat, discount]).toEqual([kr(209_860), kr(841_025), kr(15_000)]);
});

test('VAT and net amounts always add up to the total, and the VAT of each rate is rounded to the nearest öre', () => {
  const lines = fc.array(
    fc.record({
      title: fc.constant('Rad'),
      amount: fc.integer({ min: -1e10, max: 1e10 }).map(ore),
      vatRate: fc.constantFrom(...vatRates),
    }),
  );
  fc.assert(
    fc.property(lines, (own) => {
      const { total, vat, withoutVat, rates } = quoteTotals(aHouse(), own);
      expect(vat + withoutVat).toBe(total);
      for (const { rate, vat: part } of rates) {
        const amounts = [...own, ...(rate === 25 ? [{ amount: kr(1_000_000), vatRate: 25 }] : [])];
        const of = amounts.filter(({ vatRate }) => vatRate === rate).reduce((all, { amount }) => all + amount, 0);
        expect(Math.abs(part - (of * rate) / (100 + rate))).toBeLessThanOrEqual(0.5);
      }
    }),
  );
});

test('the discount limit is a percentage of the ordinary price and applies to all lines together', () => {
  const house = aHouse([], { ordinary: kr(2_224_500) });
  expect(discountLimit(house, 1)).toBe(kr(22_245));
  expect(discountLimit(house, 1.5)).toBe(kr(33_367.5));
  const rules = { today: '2026-11-20', discountPercent: 1 };
  const quote = (...lines: OwnLine[]) => ({ house, lines, validUntil: '2026-12-20' });
  expect(faultsOf(quote(line('a', -22_000), line('b', -245), line('c', 500)), rules)).toEqual([]);
  expect(faultsOf(quote(line('a', -22_000), line('b', -245.01)), rules)).toEqual(['discount-over-limit']);
});

test('faultsOf reports a negative total, and a last valid day that is past or more than a year away', () => {
  const rules = { today: '2026-11-20', discountPercent: 100 };
  const faults = (validUntil: string, amount = 0) =>
    faultsOf({ house: aHouse(), lines: [line('Rabatt', amount)], validUntil }, rules);
  expect(faults('2026-11-20')).toEqual([]);
  expect(faults('2026-11-19')).toEqual(['past-date']);
  expect(faults('2027-11-20')).toEqual([]);
  expect(faults('2027-11-21', -1_000_000.01)).toEqual(['date-too-far', 'discount-over-limit', 'negative-total']);
});

test('quoteChanges lists a changed municipality, answers and salesperson’s lines, and sums up the price changes of unchanged answers and of discounts', () => {
  const was = {
    house: aHouse([row(1, 11, 0), row(2, 21, 5_000), row(3, 31, 700)]),
    lines: [line('Altan', 64_000), line('Resa', 100)],
  };
  const is = {
    house: aHouse([row(1, 12, 24_000), row(3, 31, 900), row(4, 41, 50)], { total: kr(984_950), municipalityName: 'Malmö' }),
    lines: [line('Altan', 60_000), line('Resa', 100, 6), line('Platsbesök', 12_500)],
  };
  const found = quoteChanges(was, is);
  expect(found?.changes.map(({ kind, title, from, to, amount }) => [kind, title, from, to, amount])).toEqual([
    ['municipality', '', 'Umeå', 'Malmö', 0],
    ['answer', 'Fråga 1', 'Svar 11', 'Svar 12', kr(24_000)],
    ['answer', 'Fråga 4', null, 'Svar 41', kr(50)],
    ['answer', 'Fråga 2', 'Svar 21', null, kr(-5_000)],
    ['line', 'Altan', 'Altan', 'Altan', kr(-4_000)],
    ['line', 'Resa', 'Resa', 'Resa', 0],
    ['line', 'Platsbesök', null, 'Platsbesök', kr(12_500)],
  ]);
  expect(found?.changes.flatMap(({ title, vatRates }) => (vatRates ? [[title, ...vatRates]] : []))).toEqual([['Resa', 25, 6]]);
  expect([found?.repriced, found?.campaigns]).toEqual([kr(200), kr(-40_000)]);
});

test('the changes between two quotes add up to the difference of their totals; two equal quotes have no changes', () => {
  const houses = fc.array(fc.record({ question: fc.nat(5), answer: fc.nat(3), price: fc.integer({ min: -500, max: 500 }) }));
  const lines = fc.array(fc.record({ title: fc.constantFrom('a', 'b'), amount: fc.integer({ min: -9, max: 9 }) }), {
    maxLength: 5,
  });
  const offered = fc.tuple(houses, lines, fc.nat(900)).map(([rows, own, discount]) => {
    const once = [...new Map(rows.map((one) => [one.question, one])).values()];
    const house = aHouse(once.map(({ question, answer, price }) => row(question + 1, answer + 1, price)));
    return {
      house: { ...house, total: ore(house.ordinary - discount) },
      lines: own.map(({ title, amount }) => line(title, amount)),
    };
  });
  fc.assert(
    fc.property(offered, offered, (was, is) => {
      expect(quoteChanges(was, was)).toBeNull();
      const found = quoteChanges(was, is);
      const difference = quoteTotals(is.house, is.lines).total - quoteTotals(was.house, was.lines).total;
      const told = found ? sum(found.changes.map(({ amount }) => amount)) + found.repriced + found.campaigns : 0;
      expect(told).toBe(difference);
    }),
  );
});

test('an open quote stays open for the whole of its last valid day; a withdrawn, replaced or accepted quote keeps its state on any day', () => {
  const at = new Date(0);
  const open = { sentAt: at, validUntil: '2026-11-20', acceptedAt: null, withdrawnAt: null, replacedAt: null };
  expect(quoteStateOn({ ...open, sentAt: null }, '2026-11-20')).toBe('draft');
  expect(quoteStateOn(open, '2026-11-20')).toBe('open');
  expect(quoteStateOn(open, '2026-11-21')).toBe('expired');
  for (const day of ['2026-11-20', '2026-12-24']) {
    expect(quoteStateOn({ ...open, acceptedAt: at }, day)).toBe('accepted');
    expect(quoteStateOn({ ...open, withdrawnAt: at }, day)).toBe('withdrawn');
    expect(quoteStateOn({ ...open, acceptedAt: at, replacedAt: at }, day)).toBe('replaced');
  }
  expect(quoteNumber(2026, 7)).toBe('2026-0007');
});
