import { type ListedCustomer, listedCustomersBody, type RequestDesk, requestDeskBody } from '@gavel/contract/staff';
import { asAccountId } from '@gavel/core';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { z } from 'zod';
import { appearAs, enter, SALESPERSON } from '../../../testing/enter.ts';
import { findAxeViolations } from '../../../testing/find-axe-violations.ts';
import { intercept } from '../../../testing/intercept.ts';
import { openApp } from '../../../testing/open-app.tsx';

const desk: RequestDesk = { now: Date.UTC(2026, 10, 20, 11), views: [], staff: [], municipalities: [] };

function aCustomer(id: number, name: string, customerNumber: number | null): ListedCustomer {
  return {
    id,
    name,
    email: `kund${id}@example.com`,
    phone: '0701740612',
    municipalityName: 'Malmö',
    customerNumber: customerNumber === null ? null : asAccountId(customerNumber),
    requests: 0,
    houses: 1,
    latest: null,
    seenAt: desk.now,
  };
}

const everybody = [aCustomer(1, 'Maria Tallberg', 1001), aCustomer(2, 'Maria Ek', 1002), aCustomer(3, 'Tove Lagerbäck', null)];

/** The search words that the page sent, and the bodies of its requests to act for a customer. */
let searched: (string | null)[];
let acted: unknown[];

beforeEach(async () => {
  await enter('Elin');
  appearAs(() => SALESPERSON);
  [searched, acted] = [[], []];
  intercept(/^\/api\/admin\/desk$/, () => Response.json(z.encode(requestDeskBody, desk)));
  intercept(/^\/api\/admin\/customers$/, (_ask, _sent, search) => {
    const words = search.get('search');
    searched.push(words);
    const customers = everybody.filter(({ name }) => name.includes(words ?? ''));
    return Response.json(z.encode(listedCustomersBody, { customers, next: null }));
  });
  intercept(/^\/api\/account\/act$/, (_ask, { body }) => {
    acted.push(JSON.parse(String(body)));
    return Response.json({ type: 'about:blank', title: 'x', status: 500, code: 'internal-error' }, { status: 500 });
  });
});

const search = page.getByRole('searchbox', { name: 'Sök namn, e-post, telefon eller hus' });

test('to act for a customer, staff search for the customer by name, choose one of the results and write a reason', async () => {
  const app = await openApp('/admin/act');
  await search.fill('Maria');
  await userEvent.keyboard('{Enter}');
  await expect.poll(app.address).toBe('/admin/act?search=Maria');
  await expect.element(page.getByText('2 kunder stämmer')).toBeVisible();
  await page.getByRole('button', { name: 'Börja' }).click();
  await expect.element(page.getByText('Välj en kund')).toBeVisible();
  await expect.element(page.getByText('2 fält behöver fyllas i.')).toBeVisible();
  await page.getByRole('radio', { name: /Maria Ek/ }).click();
  await page.getByRole('textbox', { name: 'Anledning' }).fill('Genomgång på telefon');
  await page.getByRole('button', { name: 'Börja' }).click();
  await expect.poll(() => acted).toEqual([{ AccountId: 1002, Reason: 'Genomgång på telefon' }]);
  expect(searched.at(-1)).toBe('Maria');
  expect(await findAxeViolations(page.getByRole('main'))).toEqual([]);
});

test('when staff begin to act for a customer, the list of the customer’s houses opens', async () => {
  intercept(/^\/api\/account\/act$/, () => new Response(null, { status: 204 }));
  const opened: string[] = [];
  // The page loads the list with a full page load, which would end this test.
  const stop = (event: NavigateEvent) => {
    if (event.navigationType === 'push' && !event.destination.sameDocument) {
      opened.push(new URL(event.destination.url).pathname);
      event.preventDefault();
    }
  };
  navigation.addEventListener('navigate', stop);
  onTestFinished(() => navigation.removeEventListener('navigate', stop));
  await openApp('/admin/act?search=Tallberg');
  await page.getByRole('textbox', { name: 'Anledning' }).fill('Genomgång på telefon');
  await page.getByRole('button', { name: 'Börja' }).click();
  await expect.poll(() => opened).toEqual(['/my-projects']);
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test('if the search finds only one customer, the page selects this customer', async () => {
  await openApp('/admin/act?search=Tallberg');
  await expect.element(page.getByRole('radio', { name: /Maria Tallberg/ })).toBeChecked();
});

test('staff cannot act for a customer who has no account, and the page shows why', async () => {
  await openApp('/admin/act?search=Tove');
  await expect.element(page.getByText('Den du söker har inget konto.', { exact: false })).toBeVisible();
  await expect.element(page.getByRole('radio')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Börja' })).not.toBeInTheDocument();
});
