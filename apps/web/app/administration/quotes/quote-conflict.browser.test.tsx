import { leadDeskBody, type OfferDesk, type OfferWriting, offerDeskBody, offerWritingBody } from '@gavel/contract/staff';
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
const LEAD = '10000000-0000-4000-8000-000000000001';

/** What lies on the server, and how often it was saved. */
let stored: OfferDesk;
let saves: number;
/** What a save waits for. */
let held: Promise<void>;

beforeEach(async () => {
  await enter('Elin');
  appearAs(() => SALESPERSON);
  const staff = [{ id: asAccountId(1), name: 'Elin Sandahl' }];
  intercept(/^\/api\/admin\/desk$/, () =>
    Response.json(z.encode(leadDeskBody, { now: NOW, views: [], staff, municipalities: [] })),
  );
  saves = 0;
  held = Promise.resolve();
  stored = {
    tag: '1.0',
    now: NOW,
    leadId: LEAD,
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
    if (method !== 'POST') return Response.json(z.encode(offerDeskBody, stored));
    await held;
    if (new Headers(headers).get('If-Match') !== `"${stored.tag}"`) return refused();
    saves += 1;
    save(z.parse(offerWritingBody, JSON.parse(String(body))));
    return Response.json(z.encode(offerDeskBody, stored));
  });
});

function save(writing: OfferWriting): void {
  stored = { ...stored, writing, tag: `${Number(stored.tag.split('.')[0]) + 1}.0` };
}

function refused(): Response {
  const problem = { type: 'about:blank', title: '', status: 412, code: 'offer-conflict', requestId: 'test' };
  return Response.json(problem, { status: 412, headers: { 'Content-Type': 'application/problem+json' } });
}

const words = page.getByRole('textbox', { name: 'Följeord' });
const theirs = page.getByText('Någon annan ändrade utkastet medan du skrev. Så här är det sparat:');

/** Elin writes, while somebody else saves something. */
async function bothWrite(): Promise<void> {
  await openApp(`/admin/leads/${LEAD}/offer`);
  await expect.element(heading).toBeVisible();
  save({ validUntil: '2026-12-31', words: 'Kära Maria!', lines: [{ title: 'Kakel', amount: kr(12_000), vatRate: 25 }] });
  await words.fill('God jul, Maria!');
  (await words.findElement()).blur();
  await expect.element(theirs).toBeVisible();
}

test('a draft that somebody else has saved meanwhile is shown beside one’s own, which is not lost and overwrites it only when that is said', async () => {
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

test('a field that is left while another one is being saved is saved after it', async () => {
  await openApp(`/admin/leads/${LEAD}/offer`);
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

test('or it takes its place', async () => {
  await bothWrite();
  await button('Ta det som är sparat').click();
  await gone(theirs);
  await expect.element(words).toHaveValue('Kära Maria!');
  await expect.element(page.getByRole('textbox', { name: 'Vad raden gäller' })).toHaveValue('Kakel');
  expect([saves, stored.writing.words]).toEqual([0, 'Kära Maria!']);
});
