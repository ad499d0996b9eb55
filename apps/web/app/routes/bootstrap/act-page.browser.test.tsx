import { type ListedCustomer, listedCustomersBody } from '@gavel/contract/staff';
import { asAccountId } from '@gavel/core';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { z } from 'zod';
import { appearAs, enter, SALESPERSON } from '../../../testing/enter.ts';
import { findAxeViolations } from '../../../testing/find-axe-violations.ts';
import { intercept } from '../../../testing/intercept.ts';
import { button, gone, heading, samples } from '../../../testing/look.ts';
import { openApp } from '../../../testing/open-app.tsx';

const build = page.getByRole('link', { name: 'Bygg Björkliden 142' });

const anna: ListedCustomer = {
  id: 7,
  name: 'Anna Berg',
  email: 'anna@example.com',
  phone: '',
  municipalityName: '',
  customerNumber: asAccountId(12),
  requests: 0,
  houses: 1,
  latest: null,
  seenAt: 0,
};

/**
 * Records the requests to act for a customer, and makes each of them fail.
 * @param isLost true: the network fails; false: the server responds that it does not know the customer
 * @param known the customers that the search finds
 */
function noteActing({ isLost = false, known = [] as readonly ListedCustomer[] } = {}): unknown[] {
  const acting: unknown[] = [];
  intercept(/^\/api\/admin\/customers$/, () => Response.json(z.encode(listedCustomersBody, { customers: known, next: null })));
  intercept(/^\/api\/account\/act$/, (_ask, { body }) => {
    acting.push(body);
    if (isLost) throw new TypeError('Failed to fetch');
    return Response.json(
      { type: 'about:blank', title: 'Unknown', status: 404, code: 'unknown-account', requestId: 'r' },
      { status: 404 },
    );
  });
  return acting;
}

async function actBecause(reason: string): Promise<void> {
  await page.getByLabelText('Anledning').fill(reason);
  await button('Arbeta åt kund 12').click();
}

test('the customer number stays in the address while staff choose house and municipality; the page asks staff before they act for the customer', async () => {
  await enter('Sara');
  appearAs(() => SALESPERSON);
  const acting = noteActing({ known: [{ ...anna, name: 'Bo Ek', customerNumber: asAccountId(120) }, anna] });
  const app = await openApp('/start/new?m=1280&a=12');
  await expect.poll(app.address).toBe('/house?m=1280&a=12');
  await build.click();
  await expect.element(heading).toHaveTextContent('Vill du arbeta åt Anna Berg, kund 12?');
  expect(await findAxeViolations(page.getByRole('main'))).toEqual([]);
  expect(acting, 'a link begins nothing').toEqual([]);
  await page.getByRole('link', { name: 'Öppna utan att arbeta åt kunden' }).click();
  await expect.element(samples).toBeVisible();
  expect(acting).toEqual([]);

  await app.goTo('/start/new?a=12');
  await expect.poll(app.address).toBe('/?a=12');
  await build.click();
  await expect.poll(app.address).toMatch(/^\/municipality\?h=\d+&a=12$/);
});

test('staff who cannot act for the customer see a notice, and no house opens', async () => {
  await enter('Sara');
  appearAs(() => SALESPERSON);
  const acting = noteActing();
  const app = await openApp('/start/new?h=1&m=1280&a=12');
  await actBecause('Genomgång på telefon');
  await expect.element(page.getByText(/^Det finns ingen kund med det numret/)).toBeVisible();
  expect(acting).toEqual([JSON.stringify({ AccountId: 12, Reason: 'Genomgång på telefon' })]);
  expect(app.address()).toBe('/?notice=not-acting');
});

test('if the server cannot be reached when staff agree to act for a customer, staff see a notice', async () => {
  await enter('Sara');
  appearAs(() => SALESPERSON);
  noteActing({ isLost: true });
  const app = await openApp('/start/new?h=1&m=1280&a=12');
  await actBecause('Genomgång på telefon');
  await expect.element(page.getByText(/^Det gick inte att börja arbeta åt kunden/)).toBeVisible();
  expect(app.address()).toBe('/?notice=acting-failed');
});

test('if staff who act for one customer open a link for another one, the page names the first customer, and staff can go on acting for the first', async () => {
  await page.viewport(390, 844);
  await enter('Sara');
  appearAs(() => ({ ...SALESPERSON, ActingFor: { Id: 13, FullName: 'Anna-Karin Söderström-Lindqvist' } }));
  const acting = noteActing();
  await openApp('/start/new?h=1&m=1280&a=12');
  await expect.element(heading).toHaveTextContent('Vill du arbeta åt kund 12?');
  await expect.element(page.getByText('Då slutar du att arbeta åt Anna-Karin Söderström-Lindqvist.')).toBeVisible();
  expect(document.documentElement.scrollWidth, 'however long the name').toBe(390);
  await page.getByRole('link', { name: 'Fortsätt arbeta åt Anna-Karin Söderström-Lindqvist' }).click();
  await expect.element(samples).toBeVisible();
  await expect
    .element(page.getByRole('region', { name: 'Du arbetar åt en kund' }))
    .toMatchTextContent('Anna-Karin Söderström-Lindqvist');
  expect(acting).toEqual([]);
});

test('the customer number has no effect for a user who is not staff', async () => {
  await enter();
  await openApp('/house?m=1280&a=12');
  await build.click();
  await expect.element(samples).toBeVisible();
  await gone(page.getByText(/kundnummer/));
});
