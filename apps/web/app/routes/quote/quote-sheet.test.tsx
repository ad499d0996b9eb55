import type { CustomerQuote } from '@gavel/contract/quotes';
import { kr } from '@gavel/core';
import { createTexts } from '@gavel/texts';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { TextsProvider } from '../../texts/use-texts.ts';
import { QuoteSheet } from './quote-sheet.tsx';

const open: CustomerQuote = {
  number: '2026-0007',
  state: 'open',
  isOrdered: false,
  sentAt: Date.UTC(2026, 10, 18, 9),
  validUntil: '2026-12-20',
  customerName: 'Anna Berg',
  seller: { name: 'Eva Ek', email: 'eva@bjorkvikhus.example', phone: '070-174 06 11' },
  words: '',
  writtenBy: 'Eva Ek',
  house: {
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
  },
  lines: [],
  acceptedAt: null,
  acceptedName: null,
};

/** Returns the HTML of a quote's page. */
function render(quote: CustomerQuote, answered: Parameters<typeof QuoteSheet>[0]['answered'] = null): string {
  const sheet = <QuoteSheet quote={quote} token="nyckeln" now={Date.UTC(2026, 10, 20)} answered={answered} />;
  return renderToStaticMarkup(
    <TextsProvider value={createTexts()}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element: sheet }])} />
    </TextsProvider>,
  );
}

test('a quote that is withdrawn, replaced or expired does not promise that its prices are still valid', () => {
  const said = 'Priserna gäller till och med';
  for (const state of ['open', 'accepted'] as const) expect(render({ ...open, state })).toContain(said);
  for (const state of ['withdrawn', 'replaced', 'expired'] as const) expect(render({ ...open, state })).not.toContain(said);
});

test('only the form that the customer sent shows the failure; the message contains a telephone number only if the salesperson has one', () => {
  const failed = 'Det gick inte just nu.';
  const unphoned = { ...open, seller: { ...open.seller, phone: '' } };
  for (const words of ['', 'Ingår grunden?']) {
    const [accepts = '', asks = ''] = render(open, { fault: 'failed', words }).split('id="ask"');
    expect([accepts.includes(failed), asks.includes(failed)]).toEqual([words === '', words !== '']);
    expect(accepts + asks).toContain('eller ring 070-174 06 11.');
    const html = render(unphoned, { fault: 'failed', words });
    expect(html).toContain(`${failed} Försök igen om en stund.`);
    expect(html).not.toMatch(/eller ring\b/);
  }
});
