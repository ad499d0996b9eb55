import { type QuoteDesk, quoteDeskBody, requestDeskBody } from '@gavel/contract/staff';
import { kr } from '@gavel/core';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { z } from 'zod';
import { appearAs, enter, SALESPERSON } from '../../../testing/enter.ts';
import { findAxeViolations } from '../../../testing/find-axe-violations.ts';
import { fail, intercept } from '../../../testing/intercept.ts';
import { button, gone, heading, sizes } from '../../../testing/look.ts';
import { openApp } from '../../../testing/open-app.tsx';

/** Noon in Stockholm, a Friday. */
const NOW = Date.UTC(2026, 10, 20, 11);
const REQUEST = '10000000-0000-4000-8000-000000000001';
const ADDRESS = `/admin/leads/${REQUEST}/offer`;

const empty: QuoteDesk = {
  tag: '0.1.1.200000000',
  now: NOW,
  leadId: REQUEST,
  customerName: 'Anna Berg',
  customerEmail: 'anna@example.se',
  seller: { name: 'Eva Ek', email: 'eva@bjorkvikhus.example', phone: '070-174 06 11' },
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
  image: '/favicon.svg',
  houseSavedAt: NOW,
  rangeVersion: 1,
  writing: { validUntil: '2026-12-20', words: '', lines: [] },
  draftSavedAt: null,
  discountPercent: 1,
  before: null,
  offers: [],
};

let desk: QuoteDesk;
let saved: { readonly body: unknown; readonly ifMatch: string | null }[];
let sent: (string | null)[];
beforeEach(async () => {
  await enter('Eva');
  appearAs(() => SALESPERSON);
  desk = empty;
  saved = [];
  sent = [];
  const answer = () => Response.json(z.encode(quoteDeskBody, desk));
  const places = { now: NOW, views: [], staff: [], municipalities: [] };
  intercept(/^\/api\/admin\/desk$/, () => Response.json(z.encode(requestDeskBody, places)));
  intercept(new RegExp(`^/api${ADDRESS}$`), (_, { method, body, headers }) => {
    if (method === 'POST') {
      const written = JSON.parse(String(body));
      saved.push({ body: written, ifMatch: new Headers(headers).get('If-Match') });
      const read = z.decode(quoteDeskBody, { ...Object(z.encode(quoteDeskBody, desk)), Writing: written });
      desk = { ...read, tag: `1${desk.tag.slice(1)}`, draftSavedAt: NOW };
    }
    return answer();
  });
  intercept(new RegExp(`^/api${ADDRESS}/send$`), (_, { headers }) => {
    sent.push(new Headers(headers).get('If-Match'));
    const quote = { id: REQUEST, number: '2026-0001', token: 'nyckeln', state: 'open', sentAt: NOW } as const;
    const listed = {
      ...quote,
      tag: desk.tag,
      validUntil: '2026-12-20',
      total: kr(2_064_000),
      acceptedAt: null,
      acceptedName: null,
      letter: 'waiting',
    } as const;
    desk = { ...desk, offers: [listed] };
    return answer();
  });
});

test('a quote includes an added line, is saved with the ETag that the page read, and is sent only after a confirmation', async () => {
  await openApp(ADDRESS);
  await button('Lägg till rad').click();
  await page.getByLabelText('Vad raden gäller').fill('Altan 24 m²');
  await page.getByLabelText('Belopp i kr inkl. moms').fill('64 000');
  await page.getByLabelText('Följeord').fill('Hej Anna!');
  await expect.element(page.getByText(/2\s064\s000\skr/).first()).toBeVisible();
  // The page saves the draft when the user leaves a field.
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByText(/^Utkast sparat/)).toBeVisible();
  await button('Skicka offert').click();
  expect(sent).toEqual([]);
  await button('Skicka nu').click();
  await expect.poll(() => sent).toEqual(['"1.1.1.200000000"']);
  expect(saved.at(0)?.ifMatch).toBe('"0.1.1.200000000"');
  expect(saved.at(-1)?.body).toEqual({
    ValidUntil: '2026-12-20',
    Words: 'Hej Anna!',
    Lines: [{ Title: 'Altan 24 m²', Amount: 64_000, VatRate: 25 }],
  });
  await expect.element(page.getByRole('status').first()).toMatchTextContent(/Offert 2026-0001 är skickad till anna@example\.se/);
});

/** The server sends the quote, but its response is lost. It then refuses to save or send the draft, which no longer exists. */
function loseResponse(): void {
  const problem = { type: 'about:blank', title: '', status: 412, code: 'offer-conflict', requestId: 'test' };
  const refused = () => Response.json(problem, { status: 412 });
  intercept(new RegExp(`^/api${ADDRESS}$`), (ask, { method }) => (method === 'POST' && sent.length > 0 ? refused() : ask()));
  intercept(new RegExp(`^/api${ADDRESS}/send$`), (_, { headers }) => {
    sent.push(new Headers(headers).get('If-Match'));
    if (sent.length > 1) return refused();
    const quote = { id: REQUEST, number: '2026-0001', token: 'nyckeln', state: 'open', sentAt: NOW, letter: 'waiting' } as const;
    const of = { tag: desk.tag, validUntil: '2026-12-20', total: kr(2_000_000) };
    const listed = { ...quote, ...of, acceptedAt: null, acceptedName: null };
    desk = { ...empty, tag: '0.2.1.200000000', now: NOW + 1, offers: [listed] };
    return fail();
  });
}

const confirmation = page.getByText(/^Offert 2026-0001 är skickad till anna@example\.se/);

test('if the response to sending a quote is lost, the page loads the quotes again and shows that the quote was sent', async () => {
  loseResponse();
  await openApp(ADDRESS);
  await page.getByLabelText('Följeord').fill('Hej Anna!');
  await button('Skicka offert').click();
  await button('Skicka nu').click();
  await expect.element(confirmation).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('if the page does not know whether the server has sent a quote, and the user sends the quote again, the page shows that it was already sent', async () => {
  loseResponse();
  await openApp(ADDRESS);
  await expect.element(heading).toBeVisible();
  const restore = intercept(new RegExp(`^/api${ADDRESS}$`), (ask, { method }) => (method === 'POST' ? ask() : fail()));
  await button('Skicka offert').click();
  await button('Skicka nu').click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Det gick inte. Försök igen.');
  restore();
  await button('Skicka offert').click();
  await button('Skicka nu').click();
  await expect.element(confirmation).toBeVisible();
  expect(sent).toHaveLength(2);
});

test('if the response to sending a quote is lost and the user then changes the text, the page shows that the quote was sent, and keeps the changed text for the next quote', async () => {
  loseResponse();
  await openApp(ADDRESS);
  await expect.element(heading).toBeVisible();
  const restore = intercept(new RegExp(`^/api${ADDRESS}$`), (ask, { method }) => (method === 'POST' ? ask() : fail()));
  await button('Skicka offert').click();
  await button('Skicka nu').click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Det gick inte. Försök igen.');
  await page.getByLabelText('Följeord').fill('Hej igen, Anna!');
  restore();
  // The page saves the draft when the user leaves a field.
  await userEvent.keyboard('{Tab}');
  await expect.element(confirmation).toBeVisible();
  await button('Skriv en ny offert').click();
  await expect.element(page.getByLabelText('Följeord')).toHaveValue('Hej igen, Anna!');
});

test('if the customer has deleted the house, the page says why the quote cannot be sent', async () => {
  intercept(new RegExp(`^/api${ADDRESS}/send$`), () => {
    const problem = { type: 'about:blank', title: '', status: 404, code: 'unknown-configuration', requestId: 'test' };
    return Response.json(problem, { status: 404, headers: { 'Content-Type': 'application/problem+json' } });
  });
  await openApp(ADDRESS);
  await button('Skicka offert').click();
  await button('Skicka nu').click();
  await expect.element(page.getByText('Kunden har tagit bort huset, så offerten kan inte skickas.')).toBeVisible();
});

test('in the confirmation before a quote is sent, Shift+Tab moves the focus to the cancel button, and Enter presses this button', async () => {
  await openApp(ADDRESS);
  await button('Skicka offert').click();
  await expect.element(button('Skicka nu')).toHaveFocus();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  // The page saves the draft when the focus leaves the button, and then renders again.
  await expect.poll(() => saved.length).toBe(1);
  await expect.element(button('Avbryt')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Skicka offert')).toBeVisible();
  expect(sent).toEqual([]);
});

test('a field keeps the focus while the page asks whether to send the quote, even when the quote becomes invalid and valid again', async () => {
  await openApp(ADDRESS);
  await button('Skicka offert').click();
  await expect.element(button('Skicka nu')).toHaveFocus();
  const words = page.getByLabelText('Följeord');
  await words.click();
  await userEvent.keyboard('Hej Anna!');
  await expect.element(words).toHaveFocus();
  await expect.element(words).toHaveValue('Hej Anna!');
  await button('Lägg till rad').click();
  await page.getByLabelText('Vad raden gäller').fill('Altan');
  await expect.element(button('Skicka offert')).toBeDisabled();
  const amount = page.getByLabelText('Belopp i kr inkl. moms');
  await amount.click();
  await userEvent.keyboard('64 000');
  await expect.element(amount).toHaveValue('64 000');
  await expect.element(amount).toHaveFocus();
  await expect.element(button('Skicka offert')).toBeEnabled();
  expect(sent).toEqual([]);
});

test('while a line has no amount, the page shows an error instead of the PDF of the previous draft', async () => {
  let documents = 0;
  intercept(new RegExp(`^/api${ADDRESS}/document$`), () => {
    documents += 1;
    return new Response('%PDF-');
  });
  await openApp(ADDRESS);
  await button('Lägg till rad').click();
  await page.getByLabelText('Vad raden gäller').fill('Altan');
  await button('PDF').click();
  await expect.element(page.getByText('Det gick inte. Försök igen.')).toBeVisible();
  expect(documents).toBe(0);
});

test('an unfinished line does not change the total of the quote', async () => {
  const altan = { title: 'Altan 24 m²', amount: kr(64_000), vatRate: 25 } as const;
  desk = { ...empty, writing: { ...empty.writing, lines: [altan] } };
  await openApp(ADDRESS);
  const sum = page.getByText(/^2\s064\s000\skr$/).first();
  await expect.element(sum).toBeVisible();
  await button('Lägg till rad').click();
  await page.getByLabelText('Vad raden gäller').last().fill('Platsbesök');
  await expect.element(button('Skicka offert')).toBeDisabled();
  await expect.element(sum).toBeVisible();
});

test('if the customer accepts a quote before staff withdraw it, the page shows the acceptance; if the user is logged out, the page shows that they are logged out', async () => {
  const listed = { id: REQUEST, tag: '', number: '2026-0001', token: 'nyckeln', sentAt: NOW, validUntil: '2026-12-20' } as const;
  const quote = { ...listed, total: kr(2_000_000), letter: 'sent' } as const;
  desk = { ...empty, offers: [{ ...quote, state: 'open', acceptedAt: null, acceptedName: null }] };
  const withdrawn = (status: number, code: string) =>
    intercept(/\/withdrawal$|\/withdraw$/, () =>
      Response.json({ type: 'about:blank', title: '', status, code, requestId: 'test' }, { status }),
    );
  await openApp(ADDRESS);
  const restore = withdrawn(401, 'not-logged-in');
  await button('Dra tillbaka').click();
  await button('Dra tillbaka 2026-0001').click();
  await expect.element(page.getByText(/^Du är utloggad\./)).toBeVisible();
  restore();
  withdrawn(409, 'offer-closed');
  await button('Dra tillbaka').click();
  desk = { ...desk, now: NOW + 1, offers: [{ ...quote, state: 'accepted', acceptedAt: NOW, acceptedName: 'Anna Berg' }] };
  await button('Dra tillbaka 2026-0001').click();
  await expect.element(page.getByText('Offerten är inte längre öppen. Nu ser du hur det är.')).toBeVisible();
  await expect.element(page.getByText(/^Anna Berg vill gå vidare/)).toBeVisible();
});

test('the page shows that a discount exceeds the limit for the user’s role, and does not send the quote', async () => {
  await openApp(ADDRESS);
  await button('Lägg till rad').click();
  await page.getByLabelText('Vad raden gäller').fill('Rabatt');
  await page.getByLabelText('Belopp i kr inkl. moms').fill('-30000');
  await expect.element(page.getByText(/Du kan ge högst 20\s000\skr: spara utkastet/)).toBeVisible();
  await expect.element(button('Skicka offert')).toBeDisabled();
});

test.each(sizes)(
  'on $size the page shows that the e-mail with a sent quote did not arrive, and axe finds no violations',
  async ({ width, height }) => {
    const quote = {
      id: REQUEST,
      tag: '',
      number: '2026-0001',
      token: 'nyckeln',
      state: 'open',
      sentAt: NOW,
      validUntil: '2026-12-20',
    } as const;
    desk = { ...empty, offers: [{ ...quote, total: kr(2_000_000), acceptedAt: null, acceptedName: null, letter: 'refused' }] };
    await page.viewport(width, height);
    await openApp(ADDRESS);
    await expect.element(page.getByText(/Mejlet till anna@example\.se kom inte fram/)).toBeVisible();
    expect(await findAxeViolations(page.getByRole('main'))).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    await page.viewport(1440, 900);
  },
);

test('after the user has removed a line, the button that adds a line has the focus', async () => {
  await openApp(ADDRESS);
  await button('Lägg till rad').click();
  await page.getByLabelText('Vad raden gäller').fill('Altan');
  await button('Ta bort raden Altan').click();
  await gone(page.getByLabelText('Vad raden gäller'));
  await expect.element(button('Lägg till rad')).toHaveFocus();
});
