import type { QuoteDesk } from '@gavel/contract/staff';
import { kr } from '@gavel/core';
import { faultsOf, type QuoteHouse } from '@gavel/core/quotes';
import { createTexts } from '@gavel/texts';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TextsProvider } from '../../texts/use-texts.ts';
import { QuoteDifference } from './quote-difference.tsx';
import { type DraftForm, linesOf } from './quote-form-values.ts';
import { QuoteLines } from './quote-lines.tsx';
import { QuoteUntil } from './quote-until.tsx';
import type { QuoteDraftWork } from './use-quote-draft.ts';

const today = '2026-11-20';
const rules = { today, discountPercent: 1 };
const house = { ordinary: kr(2_000_000), total: kr(2_000_000) } as Partial<QuoteHouse> as QuoteHouse;
const desk = { house, discountPercent: 1 } as Partial<QuoteDesk> as QuoteDesk;
const begun: DraftForm = { validUntil: '2026-12-20', words: '', lines: [] };

const workOn = (form: DraftForm) => ({ desk, form, writing: null }) as Partial<QuoteDraftWork> as QuoteDraftWork;
const faultsIn = (form: DraftForm) => faultsOf({ house, lines: linesOf(form), validUntil: form.validUntil }, rules);
const render = (content: ReactNode) =>
  renderToStaticMarkup(<TextsProvider value={createTexts()}>{content}</TextsProvider>).replaceAll('\u00a0', ' ');

test('if a discount exceeds the limit, the page shows the amount of the discount, even while another line has no amount', () => {
  const discount = { key: 'a', title: 'Rabatt', amount: '-30 000', vatRate: 25 } as const;
  const form = { ...begun, lines: [discount, { key: 'b', title: 'Platsbesök', amount: '', vatRate: 25 } as const] };
  expect(render(<QuoteLines work={workOn(form)} faults={faultsIn(form)} />)).toContain('Rabatten är 30 000 kr.');
});

test('if the last day of a quote is empty, the form asks for a last day and does not claim that the day has passed', () => {
  const until = (validUntil: string) => {
    const form = { ...begun, validUntil };
    return render(<QuoteUntil work={workOn(form)} faults={faultsIn(form)} today={today} />);
  };
  expect(until('')).toContain('Välj en dag.');
  expect(until('')).not.toContain('Dagen har redan varit.');
  expect(until('2026-11-19')).toContain('Dagen har redan varit.');
});

test('the differences from the previous quote show the old and the new VAT rate of a line, also when its amount is the same', () => {
  const whole: QuoteHouse = {
    houseTitle: 'Björkliden 142',
    name: '',
    municipalityName: 'Umeå',
    priceListName: 'Norra',
    sections: [],
    campaigns: [],
    ordinary: kr(2_000_000),
    total: kr(2_000_000),
    earlierLowest: null,
    terms: '',
  };
  const lines = (vatRate: 25 | 12) => [{ title: 'Altan', amount: kr(64_000), vatRate }];
  const before = { number: '2026-0001', house: whole, lines: lines(25) };
  const shown = (vatRate: 25 | 12) => render(<QuoteDifference before={before} house={whole} lines={lines(vatRate)} />);
  expect(shown(12)).toContain('Altan<small> moms 25 % → moms 12 %</small>');
  expect(shown(25)).toContain('Inget skiljer.');
});
