import { kr } from '@gavel/core';
import type { OwnLine, QuoteHouse } from '@gavel/core/quotes';
import { createTexts } from '@gavel/texts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TextsProvider } from '../texts/use-texts.ts';
import { OrderLines } from './order-lines.tsx';

const house: QuoteHouse = {
  houseTitle: 'Björkliden 142',
  name: 'Vårt hus',
  municipalityName: 'Malmö',
  priceListName: 'Syd',
  sections: [{ kind: 'house', title: '', total: kr(2_000_000), rows: [] }],
  campaigns: [],
  ordinary: kr(2_000_000),
  total: kr(2_000_000),
  earlierLowest: null,
  terms: '',
};

const textOf = (lines: readonly OwnLine[]) => {
  const content = <OrderLines house={house} lines={lines} />;
  const html = renderToStaticMarkup(<TextsProvider value={createTexts()}>{content}</TextsProvider>);
  return html.replace(/<[^>]+>/g, '|').replace(/\s/g, ' ');
};

test('a line whose VAT rate is not 25 % shows this rate, and the sum shows the VAT of each rate', () => {
  const shown = textOf([
    { title: 'Avdrag', amount: kr(-20_000), vatRate: 25 },
    { title: 'Visning', amount: kr(10_600), vatRate: 6 },
    { title: 'Lagfart', amount: kr(5000), vatRate: 0 },
  ]);
  for (const words of [
    '|Avdrag|',
    '|Visning (moms 6 %)|',
    '|Lagfart (moms 0 %)|',
    '|inkl. moms 396 600 kr|',
    '|varav moms 25 %: 396 000 kr, varav moms 6 %: 600 kr, varav moms 0 %: 0 kr|',
  ])
    expect(shown).toContain(words);
});

test('if all lines have a VAT rate of 25 %, the sum shows only the total VAT', () => {
  const shown = textOf([{ title: 'Avdrag', amount: kr(-20_000), vatRate: 25 }]);
  expect(shown).toContain('|inkl. moms 396 000 kr|');
  expect(shown).not.toContain('varav');
});
