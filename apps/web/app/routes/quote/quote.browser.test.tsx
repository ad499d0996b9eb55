import { type CustomerQuote, customerQuoteBody } from '@gavel/contract/staff';
import { kr } from '@gavel/core';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { z } from 'zod';
import { findAxeViolations } from '../../../testing/find-axe-violations.ts';
import { intercept } from '../../../testing/intercept.ts';
import { button, gone, heading, sizes } from '../../../testing/look.ts';
import { openApp } from '../../../testing/open-app.tsx';

const open: CustomerQuote = {
  number: '2026-0007',
  state: 'open',
  sentAt: Date.UTC(2026, 10, 18, 9),
  validUntil: '2026-12-20',
  customerName: 'Anna Berg',
  seller: { name: 'Eva Ek', email: 'eva@bjorkvikhus.example', phone: '070-174 06 11' },
  // The first and the third paragraph have the same text, so the page cannot use the text of a paragraph as its React key.
  words: 'Hej Anna!\nHär är huset.\nHej Anna!',
  writtenBy: 'Siv Sund',
  house: {
    houseTitle: 'Björkliden 142',
    name: 'Utsikten',
    municipalityName: 'Umeå',
    priceListName: 'Norra',
    sections: [{ kind: 'house', title: '', total: kr(2_000_000), rows: [] }],
    campaigns: [],
    ordinary: kr(2_000_000),
    total: kr(2_000_000),
    earlierLowest: null,
    terms: '',
  },
  lines: [{ title: 'Altan 24 m²', amount: kr(64_000), vatRate: 25 }],
  acceptedAt: null,
  acceptedName: null,
  isOrdered: false,
};

let quote: CustomerQuote;
let sent: unknown[];
beforeEach(() => {
  quote = open;
  sent = [];
  intercept(/^\/api\/offers\/nyckeln$/, () => Response.json(z.encode(customerQuoteBody, quote)));
  intercept(/^\/api\/offers\/nyckeln\/acceptance$/, (_, { body }) => {
    sent.push(JSON.parse(String(body)));
    quote = { ...open, state: 'accepted', acceptedAt: Date.UTC(2026, 10, 20, 11), acceptedName: 'Anna Ek' };
    return Response.json(z.encode(customerQuoteBody, quote));
  });
  intercept(/^\/api\/offers\/nyckeln\/questions$/, (_, { body }) => {
    sent.push(JSON.parse(String(body)));
    return new Response(null, { status: 204 });
  });
});

test.each(sizes)(
  'on $size the page of a quote shows the salesperson’s text, the lines that the salesperson has added, and the total; axe finds no violations',
  async ({ width, height }) => {
    await page.viewport(width, height);
    await openApp('/offer/nyckeln');
    await expect.element(heading).toHaveTextContent('Björkliden 142');
    await expect.element(page.getByText('Offert 2026-0007')).toBeVisible();
    for (const said of ['Här är huset.', 'Siv Sund', 'Altan 24 m²'])
      await expect.element(page.getByText(said).first()).toBeVisible();
    await expect.element(page.getByRole('main')).toMatchTextContent(/2\s064\s000\skr/);
    expect(await findAxeViolations(page.getByRole('main'))).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    await page.viewport(1440, 900);
  },
);

test('the customer writes a name and accepts the quote, and can do so only once; afterwards the page explains that this is not a signature', async () => {
  await openApp('/offer/nyckeln');
  const name = page.getByLabelText('Ditt namn');
  await expect.element(name).toHaveValue('Anna Berg');
  await name.fill('  Anna Ek ');
  await button('Jag vill gå vidare').click();
  const answered = page.getByRole('status').filter({ hasText: 'Anna Ek svarade' });
  await expect.element(answered).toMatchTextContent(/intresseanmälan, inte en underskrift/);
  expect(sent).toEqual([{ Name: 'Anna Ek' }]);
  await gone(button('Jag vill gå vidare'));
});

test('the page sends the customer’s question about the quote to the salesperson, but does not send an empty question', async () => {
  await openApp('/offer/nyckeln');
  const question = page.getByLabelText('Din fråga');
  await question.fill('   ');
  await button('Skicka frågan').click();
  await expect.element(question).toHaveAttribute('aria-invalid', 'true');
  expect(sent).toEqual([]);
  await question.fill('Ingår grunden?');
  await button('Skicka frågan').click();
  await expect.element(page.getByText('Frågan är skickad till Eva Ek.')).toBeVisible();
  expect(sent).toEqual([{ Words: 'Ingår grunden?' }]);
});

test('after the customer has sent a second question about a quote, the field is empty, and screen readers announce the confirmation again', async () => {
  await openApp('/offer/nyckeln');
  const question = page.getByLabelText('Din fråga');
  const told = page.getByText('Frågan är skickad till Eva Ek.');
  await question.fill('Ingår grunden?');
  await button('Skicka frågan').click();
  await expect.element(question).toHaveValue('');
  const first = await told.findElement();
  await question.fill('Ingår altanen?');
  await button('Skicka frågan').click();
  await expect.element(question).toHaveValue('');
  await expect.element(told).toBeVisible();
  expect(first.isConnected, 'it is a new message').toBe(false);
  expect(sent).toEqual([{ Words: 'Ingår grunden?' }, { Words: 'Ingår altanen?' }]);
});

test('a quote that has expired, or whose house is ordered, shows this and cannot be accepted; an unknown address shows an error page', async () => {
  quote = { ...open, state: 'expired' };
  const app = await openApp('/offer/nyckeln');
  await expect.element(page.getByRole('heading', { name: 'Offerten har gått ut' })).toBeVisible();
  await gone(button('Jag vill gå vidare'));
  quote = { ...open, isOrdered: true };
  await app.goTo('/offer/nyckeln?again');
  await expect.element(page.getByRole('heading', { name: 'Huset är beställt' })).toBeVisible();
  await gone(button('Jag vill gå vidare'));
  await gone(page.getByRole('link', { name: 'Jag vill gå vidare' }));
  const problem = { type: 'about:blank', title: 'No', status: 404, code: 'unknown-offer', requestId: 'r' };
  intercept(/^\/api\/offers\/annan$/, () => Response.json(problem, { status: 404 }));
  await app.goTo('/offer/annan');
  await expect.element(heading).toHaveTextContent('Offerten finns inte');
});
