import { type QuoteDesk, type QuoteWriting, quoteDeskBody, quoteWritingBody, requestDeskBody } from '@gavel/contract/staff';
import { asAccountId, kr } from '@gavel/core';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { z } from 'zod';
import { appearAs, enter, SALESPERSON } from '../../../testing/enter.ts';
import { findAxeViolations } from '../../../testing/find-axe-violations.ts';
import { intercept } from '../../../testing/intercept.ts';
import { button, gone, heading } from '../../../testing/look.ts';
import { openApp } from '../../../testing/open-app.tsx';

/** Noon in Stockholm, a Friday. */
const NOW = Date.UTC(2026, 10, 20, 11);
const REQUEST = '10000000-0000-4000-8000-000000000001';

/** The quote that the server has stored, and how often the page has saved it. */
let stored: QuoteDesk;
let saves: number;
/** The server responds to a save only when this promise resolves. */
let held: Promise<void>;

beforeEach(async () => {
  await enter('Elin');
  appearAs(() => SALESPERSON);
  const staff = [{ id: asAccountId(1), name: 'Elin Sandahl' }];
  intercept(/^\/api\/admin\/desk$/, () =>
    Response.json(z.encode(requestDeskBody, { now: NOW, views: [], staff, municipalities: [] })),
  );
  saves = 0;
  held = Promise.resolve();
  stored = {
    tag: '1.0',
    now: NOW,
    leadId: REQUEST,
    customerName: 'Maria Tallberg',
    customerEmail: 'maria@example.com',
    seller: { name: 'Elin Sandahl', email: 'elin@example.com', phone: '' },
    house: {
      houseTitle: 'Björkliden 142',
      name: '',
      municipalityName: 'Malmö',
      priceListName: '',
      sections: [],
      campaigns: [],
      ordinary: kr(2_000_000),
      total: kr(2_000_000),
      earlierLowest: null,
      terms: '',
    },
    image: '/bild.svg',
    houseSavedAt: NOW,
    rangeVersion: 1,
    writing: { validUntil: '2026-12-20', words: 'Hej Maria!', lines: [] },
    draftSavedAt: NOW,
    discountPercent: 1,
    before: null,
    offers: [],
  };
  intercept(/^\/api\/admin\/leads\/[\da-f-]+\/offer$/, async (_, { method, body, headers }) => {
    if (method !== 'POST') return Response.json(z.encode(quoteDeskBody, stored));
    await held;
    if (new Headers(headers).get('If-Match') !== `"${stored.tag}"`) return refused();
    saves += 1;
    save(z.parse(quoteWritingBody, JSON.parse(String(body))));
    return Response.json(z.encode(quoteDeskBody, stored));
  });
});

function save(writing: QuoteWriting): void {
  stored = { ...stored, now: stored.now + 1, writing, tag: `${Number(stored.tag.split('.')[0]) + 1}.0` };
}

function refused(): Response {
  const problem = { type: 'about:blank', title: '', status: 412, code: 'offer-conflict', requestId: 'test' };
  return Response.json(problem, { status: 412, headers: { 'Content-Type': 'application/problem+json' } });
}

const words = page.getByRole('textbox', { name: 'Följeord' });
const theirs = page.getByText('Någon annan ändrade utkastet medan du skrev. Så här är det sparat:');

/** The user edits the draft while a colleague saves a different text for the same draft. */
async function bothWrite(): Promise<void> {
  await openApp(`/admin/leads/${REQUEST}/offer`);
  await expect.element(heading).toBeVisible();
  save({ validUntil: '2026-12-31', words: 'Kära Maria!', lines: [{ title: 'Kakel', amount: kr(12_000), vatRate: 25 }] });
  await words.fill('God jul, Maria!');
  (await words.findElement()).blur();
  await expect.element(theirs).toBeVisible();
}

test('if a colleague has saved a newer draft, the page shows both drafts and saves nothing until the user chooses one', async () => {
  await bothWrite();
  const told = page.getByRole('alert');
  await expect.element(told).toMatchTextContent(/Giltig till 31 dec.*Kakel.*12.000 kr.*Kära Maria!/s);
  await expect.element(words).toHaveValue('God jul, Maria!');
  await expect.element(button('Skicka offert')).toBeDisabled();
  expect(await findAxeViolations(told)).toEqual([]);
  expect(saves).toBe(0);
  await button('Behåll det jag har skrivit').click();
  await gone(theirs);
  await words.fill('God jul, Maria Tallberg!');
  (await words.findElement()).blur();
  await expect.poll(() => stored.writing.words).toBe('God jul, Maria Tallberg!');
});

test('if the user edits the draft while the page saves it, the page saves the draft again afterwards', async () => {
  await openApp(`/admin/leads/${REQUEST}/offer`);
  const { promise: isHeld, resolve: letGo } = Promise.withResolvers<void>();
  held = isHeld;
  await words.fill('Hej igen!');
  await page.getByRole('textbox', { name: 'Giltig till' }).click();
  await expect.element(page.getByText('Sparar')).toBeVisible();
  await words.fill('Hej igen, Maria!');
  (await words.findElement()).blur();
  letGo();
  await expect.poll(() => stored.writing.words).toBe('Hej igen, Maria!');
  expect(saves).toBe(2);
  await expect.element(page.getByText(/^Utkast sparat/)).toBeVisible();
});

test('the user can replace their own text with the colleague’s draft', async () => {
  await bothWrite();
  await button('Ta det som är sparat').click();
  await gone(theirs);
  await expect.element(words).toHaveValue('Kära Maria!');
  await expect.element(page.getByRole('textbox', { name: 'Vad raden gäller' })).toHaveValue('Kakel');
  expect([saves, stored.writing.words]).toEqual([0, 'Kära Maria!']);
});

test('if a colleague saves a newer draft while the user withdraws a quote, the page shows the text of the newer draft afterwards', async () => {
  const quote = {
    id: REQUEST,
    tag: '',
    number: '2026-0001',
    token: 'nyckeln',
    state: 'open',
    sentAt: NOW,
    validUntil: '2026-12-20',
  } as const;
  stored = { ...stored, offers: [{ ...quote, total: kr(2_000_000), acceptedAt: null, acceptedName: null, letter: 'sent' }] };
  intercept(/^\/api\/admin\/leads\/[\da-f-]+\/offers\/[\da-f-]+\/withdrawal$/, () => {
    save({ validUntil: '2026-12-31', words: 'Kära Maria!', lines: [] });
    stored = { ...stored, draftSavedAt: NOW + 1000, offers: stored.offers.map((one) => ({ ...one, state: 'withdrawn' })) };
    return Response.json(z.encode(quoteDeskBody, stored));
  });
  await openApp(`/admin/leads/${REQUEST}/offer`);
  await button('Dra tillbaka').click();
  await button('Dra tillbaka 2026-0001').click();
  await expect.element(page.getByText('Tillbakadragen')).toBeVisible();
  await expect.element(words).toHaveValue('Kära Maria!');
});

test('the preview of a quote shows each paragraph once, even after the user has removed the first of two equal paragraphs', async () => {
  await openApp(`/admin/leads/${REQUEST}/offer`);
  const preview = () => [...document.querySelectorAll('.offer-paper-words')].map(({ textContent }) => textContent);
  await words.fill('Ring mig!\nHej Maria!\nRing mig!');
  await expect.poll(preview).toEqual(['Ring mig!', 'Hej Maria!', 'Ring mig!']);
  await words.fill('Hej Maria!\nRing mig!');
  await expect.poll(preview).toEqual(['Hej Maria!', 'Ring mig!']);
});

test('if sending a quote fails because of a colleague’s newer draft, and the page cannot load this draft, the page shows that sending failed, and the user can try again', async () => {
  intercept(/^\/api\/admin\/leads\/[\da-f-]+\/offer\/send$/, refused);
  await openApp(`/admin/leads/${REQUEST}/offer`);
  await button('Skicka offert').click();
  const restore = intercept(/^\/api\/admin\/leads\/[\da-f-]+\/offer$/, () =>
    Response.json({ type: 'about:blank', title: '', status: 503, code: 'busy', requestId: 'test' }, { status: 503 }),
  );
  await button('Skicka nu').click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Det gick inte. Försök igen.');
  restore();
  await button('Skicka offert').click();
  await expect.element(button('Skicka nu')).toBeEnabled();
});

test('if the page requested the draft before a save and gets the response after the save, this response does not replace the saved text', async () => {
  const app = await openApp(`/admin/leads/${REQUEST}/offer`);
  await words.fill('Hej igen!');
  const { promise, resolve } = Promise.withResolvers<void>();
  let isAsked = false;
  intercept(/^\/api\/admin\/leads\/[\da-f-]+\/offer$/, async (ask, { method }) => {
    if (method === 'POST') return ask();
    const early = Response.json(z.encode(quoteDeskBody, stored));
    isAsked = true;
    await promise;
    return early;
  });
  void app.goTo(`/admin/leads/${REQUEST}/offer`);
  await expect.poll(() => isAsked).toBe(true);
  (await words.findElement()).blur();
  await expect.poll(() => saves).toBe(1);
  await expect.element(page.getByText(/^Utkast sparat/)).toBeVisible();
  resolve();
  await new Promise((later) => setTimeout(later, 300));
  await expect.element(words).toHaveValue('Hej igen!');
});
