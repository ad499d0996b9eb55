import type { ListedHouse } from '@gavel/contract';
import { listedCustomersBody, type OpenedCustomer, openedCustomerBody, requestDeskBody } from '@gavel/contract/staff';
import { asAccountId, asHouseId, kr } from '@gavel/core';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { z } from 'zod';
import { appearAs, enter, SALESPERSON } from '../../../testing/enter.ts';
import { findAxeViolations } from '../../../testing/find-axe-violations.ts';
import { intercept } from '../../../testing/intercept.ts';
import { gone, heading, sizes } from '../../../testing/look.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { saveHouse } from '../../../testing/save-house.ts';

/** Friday, 20 November 2026, noon in Stockholm. */
const NOW = Date.UTC(2026, 10, 20, 11);
const HOUR_MS = 3_600_000;

const maria: OpenedCustomer = {
  id: 7,
  name: 'Maria Tallberg',
  email: 'maria.tallberg@example.com',
  phone: '070-174 06 12',
  municipalityName: 'Malmö',
  customerNumber: asAccountId(1001),
  requests: 0,
  houses: 0,
  latest: null,
  seenAt: NOW - HOUR_MS,
  version: 3,
  parts: [
    { id: 7, address: 'maria.tallberg@example.com' },
    { id: 9, address: 'maria@arbetet.example' },
  ],
  leads: [
    {
      version: 1,
      id: '10000000-0000-4000-8000-000000000001',
      name: 'Maria Tallberg',
      phone: '070-174 06 12',
      submissionType: 'Sales',
      message: '',
      configurationId: 'abcd1234',
      houseTitle: 'Björkliden 142',
      municipalityName: 'Malmö',
      plotAddresses: [],
      image: null,
      price: kr(2_184_500),
      milestone: 'new',
      dormantUntil: null,
      lostReason: null,
      owner: null,
      nextStep: '',
      dueOn: '2026-11-20',
      arrivedAt: NOW - HOUR_MS,
      waitingSince: NOW - HOUR_MS,
      offerAnswer: null,
      offerAnsweredAt: null,
      offerUntil: null,
    },
  ],
  savedHouses: [],
  consents: [{ title: 'Villkor', version: '3', givenAt: NOW - 48 * HOUR_MS, withdrawnAt: null }],
  entries: [
    { at: NOW - HOUR_MS, kind: 'mail', by: null, words: '', about: 'quote-thanks', outcome: 'refused', lead: null },
    {
      at: NOW - 2 * HOUR_MS,
      kind: 'joined',
      by: 'Elin Sandahl',
      words: '',
      about: 'maria@arbetet.example',
      outcome: null,
      lead: null,
    },
    { at: NOW - 48 * HOUR_MS, kind: 'agreed', by: null, words: '3', about: 'Villkor', outcome: null, lead: null },
  ],
  alike: [{ id: 11, name: 'M Tallberg', email: 'mt@example.com' }],
};

const savedHouse: ListedHouse = {
  id: 'abcd1234',
  name: 'Sommarhuset',
  type: 'guide',
  revision: 1,
  savedAt: NOW - HOUR_MS,
  savedBy: 'Maria Tallberg',
  price: kr(2_184_500),
  image: '/favicon.svg',
  houseId: asHouseId(1),
  houseTitle: 'Björkliden 142',
  houseArea: 142,
  buildArea: 140,
  rooms: 5,
  houseType: null,
  areaKind: 'living',
  information: '',
  municipalityId: '1280',
  municipalityName: 'Malmö',
  requestForProposalSentAt: null,
  questionSentAt: null,
  orderEnd: null,
  isOwner: true,
  household: [],
};

/** The HTTP requests with which the page changed the customer, each with the version in the header `If-Match`. */
let done: { readonly body: unknown; readonly ifMatch: string | null }[];

beforeEach(async () => {
  await enter('Elin');
  appearAs(() => SALESPERSON);
  done = [];
  const desk = { now: NOW, views: [], staff: [], municipalities: [] };
  intercept(/^\/api\/admin\/desk$/, () => Response.json(z.encode(requestDeskBody, desk)));
  intercept(/^\/api\/admin\/customers\/7(\/changes|\/notes|\/links)?$/, (_, { method, body, headers }) => {
    if (method === 'POST') done.push({ body: JSON.parse(String(body)), ifMatch: new Headers(headers).get('If-Match') });
    return Response.json(z.encode(openedCustomerBody, maria));
  });
});

test.each(sizes)(
  'on $size a customer’s page shows the timeline and the consents, and axe finds no violations',
  async ({ width, height }) => {
    await page.viewport(width, height);
    await openApp('/admin/customers/7');
    await expect.element(heading).toHaveTextContent('Maria Tallberg');
    const line = page.getByRole('region', { name: 'Tidslinje' });
    await expect.element(line).toMatchTextContent(/Mejl till kunden: tack för förfrågan\s*kom inte fram/);
    await expect.element(line).toMatchTextContent(/Slog ihop med maria@arbetet\.example/);
    await expect.element(line).toMatchTextContent(/Godkände Villkor\s*version 3/);
    await expect.element(page.getByRole('region', { name: 'Samtycken' })).toMatchTextContent(/Villkor, version 3/);
    expect(await findAxeViolations(page.getByRole('main'))).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    await page.viewport(1440, 900);
  },
);

test('on a phone the buttons of a saved house fit on one line', async () => {
  const width = 390;
  const house = { ...savedHouse, revision: 3 };
  intercept(/^\/api\/admin\/customers\/7$/, () =>
    Response.json(z.encode(openedCustomerBody, { ...maria, savedHouses: [house, { ...house, id: 'efgh5678' }] })),
  );
  await page.viewport(width, 844);
  await openApp('/admin/customers/7');
  const compare = page.getByRole('checkbox', { name: 'Jämför Sommarhuset' }).first();
  await expect.element(compare).toBeVisible();
  const ways = (await compare.findElement()).closest('.customer-house-ways');
  const middles = [...(ways?.children ?? [])].map((way) => {
    const { top, bottom } = way.getBoundingClientRect();
    return Math.round((top + bottom) / 2);
  });
  expect(middles).toHaveLength(4);
  expect(new Set(middles).size).toBe(1);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  await page.viewport(1440, 900);
});

test('staff separate an e-mail address from a customer, merge two customers, open the form for a note with the key n, and e-mail a link to a house; separating and merging send the version that the page has read', async () => {
  await openApp('/admin/customers/7');
  await expect.element(heading).toHaveTextContent('Maria Tallberg');
  await page.getByRole('button', { name: 'Skilj maria@arbetet.example från kunden' }).click();
  await expect.poll(() => done).toEqual([{ body: { Kind: 'part', CustomerId: 9 }, ifMatch: '"3"' }]);
  await page.getByRole('button', { name: 'Slå ihop med M Tallberg' }).click();
  await expect.poll(() => done.at(-1)).toEqual({ body: { Kind: 'join', CustomerId: 11 }, ifMatch: '"3"' });
  await userEvent.keyboard('n');
  const note = page.getByRole('textbox', { name: 'Anteckning' });
  await note.fill('Ringde, vill vänta till våren.');
  await page.getByRole('button', { name: 'Spara' }).click();
  await expect.poll(() => done.at(-1)?.body).toEqual({ Words: 'Ringde, vill vänta till våren.' });
  await gone(note);
  await page.getByRole('button', { name: 'Skicka länk till Björkliden 142' }).click();
  await page.getByRole('button', { name: 'Skicka', exact: true }).click();
  await expect.poll(() => done.at(-1)?.body).toEqual({ ConfigurationId: 'abcd1234', Words: '' });
});

test('the list of customers and the link to its CSV file ignore a search that contains only spaces', async () => {
  const searched: (string | null)[] = [];
  intercept(/^\/api\/admin\/customers$/, (_ask, _sent, search) => {
    searched.push(search.get('search'));
    return Response.json(z.encode(listedCustomersBody, { customers: [maria], next: null }));
  });
  await openApp('/admin/customers?search=%20%20');
  await expect.element(page.getByRole('link', { name: 'Maria Tallberg' })).toBeVisible();
  expect(searched).toEqual([null]);
  await expect
    .element(page.getByRole('link', { name: 'Hämta listan (CSV)' }))
    .toHaveAttribute('href', '/api/admin/customers.csv');
});

test('in the search for a customer to merge with, a late result of an earlier search does not replace the result of a later search', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const found = (id: number, name: string) => ({ ...maria, id, name, email: `${name}@example.com` });
  intercept(/^\/api\/admin\/customers$/, async (_ask, _sent, search) => {
    if (search.get('search') === 'Anna') await promise;
    const customers = search.get('search') === 'Anna' ? [found(21, 'Anna')] : [found(22, 'Bo')];
    return Response.json(z.encode(listedCustomersBody, { customers, next: null }));
  });
  await openApp('/admin/customers/7');
  await page.getByRole('button', { name: 'Slå ihop med', exact: true }).click();
  const field = page.getByRole('textbox', { name: 'Vilken kund är samma?' });
  await field.fill('Anna');
  await userEvent.keyboard('{Enter}');
  await field.fill('Bo');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('link', { name: 'Bo', exact: true })).toBeVisible();
  resolve();
  await new Promise((later) => setTimeout(later, 200));
  await expect.element(page.getByRole('link', { name: 'Bo', exact: true })).toBeVisible();
});

test('in the comparison of houses, the user chooses for each column which version of the house it shows, even while two columns show the same version', async () => {
  const { id, choose } = await saveHouse('Björkliden 142', 'Mitt hus');
  await choose('Avskilt kök');
  const app = await openApp(`/admin/compare?house=${id}.1&house=${id}`);
  const version = (column: number) => page.getByRole('combobox', { name: `${column}. Mitt hus, sparat` });
  await version(1).selectOptions(id);
  await expect.poll(app.address).toBe(`/admin/compare?house=${id}&house=${id}`);
  await expect.element(version(1)).toHaveValue(id);
  await version(2).selectOptions(`${id}.1`);
  await expect.poll(app.address).toBe(`/admin/compare?house=${id}&house=${id}.1`);
  await expect.element(version(2)).toHaveValue(`${id}.1`);
});
