import { finalOrderBody, type StaffOrder } from '@gavel/contract/staff';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { z } from 'zod';
import { anOrder } from '../../../testing/an-order.ts';
import { enter } from '../../../testing/enter.ts';
import { findAxeViolations } from '../../../testing/find-axe-violations.ts';
import { intercept } from '../../../testing/intercept.ts';
import { button, gone, heading, textOf } from '../../../testing/look.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { saveHouse } from '../../../testing/save-house.ts';

const answer = (parts: Partial<StaffOrder> = {}) =>
  intercept(/\/api\/orders\/base1234$/, async () => Response.json(z.encode(finalOrderBody, anOrder(parts))));

test('an order shows the answers and prices of the house, and offers no change of them; after a logout the page shows no price', async () => {
  await enter();
  answer();
  await openApp('/base/base1234');
  await expect.element(heading).toHaveTextContent('Slutlig beställning');
  const main = page.getByRole('main');
  await expect.element(main).toMatchTextContent(/Björkliden 142 i Malmö\. Beställningen är låst/);
  const shown = (await textOf(main)).replace(/\s+/g, ' ');
  for (const words of [
    /Stående lockpanel 54 500 kr/,
    /Ordinarie pris 2 154 500 kr/,
    /Höstkampanj −20 000 kr/,
    /Avdrag −10 000 kr/,
    /Att betala 2 124 500 kr/,
    /Sågen 1:4/,
    /Offert 2026-0007/,
  ])
    expect(shown).toMatch(words);
  await expect.element(button('Skriv ut')).toBeVisible();
  await expect.element(button('Hämta PDF')).toBeVisible();
  expect(shown).not.toMatch(/Ändra|Spara/);
  expect(await findAxeViolations(main)).toEqual([]);

  await button('Logga ut').click();
  await expect.element(main).toMatchTextContent(/Beställningen finns inte, eller så är den inte din\./);
  expect(await textOf(main)).not.toMatch(/Att betala/);
});

test('a cancelled order shows the reason for the cancellation; a replaced order links to the order that replaces it', async () => {
  await enter();
  const end = answer({ state: 'cancelled', cancelledAt: Date.UTC(2026, 10, 20, 8), reason: 'Kunden flyttar' });
  const app = await openApp('/base/base1234');
  await expect.element(page.getByText('Avbeställd 20 november 2026. Skäl: Kunden flyttar')).toBeVisible();
  end();
  answer({ state: 'replaced', replacedBy: { token: 'base5678', number: 1002 } });
  await app.goTo('/help');
  await app.goTo('/base/base1234');
  await expect.element(page.getByRole('link', { name: 'Öppna beställning 1002' })).toHaveAttribute('href', '/base/base5678');
});

test('if the address of an order contains the token of a house that is not ordered, the configurator opens this house', async () => {
  await enter();
  const { id } = await saveHouse('Björkliden 142', 'Vårt hus');
  const app = await openApp(`/base/${id}`);
  await expect.poll(app.address).toMatch(new RegExp(`^/configuration/${id}/`));
});

test('if a user has no access to an order, a button leads to the login page, from which a login with another account would lead back to the order', async () => {
  await enter('Eva');
  const app = await openApp('/base/abcd1234');
  await expect.element(page.getByText(/^Beställningen finns inte, eller så är den inte din\./)).toBeVisible();
  await button('Logga in med ett annat konto').click();
  await expect.poll(app.address).toBe('/login?returnUrl=%2Fbase%2Fabcd1234');
  await expect.element(page.getByLabelText('Lösenord', { exact: true })).toBeVisible();
});

test('a customer without an account opens their order by its link, with pictures and PDF', async () => {
  const link = (parts: Partial<StaffOrder> = {}) =>
    intercept(/\/api\/order-links\/nyckeln$/, async () => Response.json(z.encode(finalOrderBody, anOrder(parts))));
  const end = link({ pictures: [{ name: 'picture-0', title: 'Framsida', isDrawing: false }] });
  const app = await openApp('/order/nyckeln');
  const main = page.getByRole('main');
  await expect.element(main).toMatchTextContent(/Beställningen är låst.*Att betala.*Adressen är personlig/s);
  await expect
    .element(main.getByRole('img', { name: 'Björkliden 142: Framsida' }))
    .toHaveAttribute('src', '/media/order-links/nyckeln/picture-0');
  await expect
    .element(page.getByRole('link', { name: 'Hämta PDF' }))
    .toHaveAttribute('href', '/api/order-links/nyckeln/document');
  expect(await findAxeViolations(main)).toEqual([]);
  end();
  link({ state: 'replaced', replacedBy: { token: 'base5678', number: 1002 } });
  await app.goTo('/help');
  await app.goTo('/order/nyckeln');
  await expect.element(main).toMatchTextContent(/Länken till beställning 1002 finns i mejlet om den\./);
  await gone(main.getByRole('link', { name: /beställning 1002/ }));
});

test('the page shows an error if a link belongs to no order', async () => {
  const problem = { type: 'about:blank', title: 'No', status: 404, code: 'unknown-order', requestId: 'r' };
  intercept(/\/api\/order-links\/fel$/, () => Response.json(problem, { status: 404 }));
  await openApp('/order/fel');
  await expect.element(heading).toHaveTextContent('Beställningen finns inte');
});
