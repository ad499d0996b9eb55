import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { begin } from '../../../testing/begin.ts';
import { enter } from '../../../testing/enter.ts';
import { findAxeViolations } from '../../../testing/find-axe-violations.ts';
import { changed, intercept } from '../../../testing/intercept.ts';
import { button, heading, textOf } from '../../../testing/look.ts';
import { openApp } from '../../../testing/open-app.tsx';

test('an order is shown whole, with what was chosen and its price, and nothing to change', async () => {
  await enter();
  const app = await begin();
  await button('Spara').click();
  await expect.poll(app.address).toMatch(/^\/configuration\/\w{8}\/1\/1$/);
  const token = app.address().split('/')[2] ?? '';
  // No call makes an order of a house: it is one in what the server answers.
  intercept(new RegExp(`/api/guidemodel/${token}$`), (ask) => changed<object>(ask(), (house) => ({ ...house, Type: 'base' })));
  await app.goTo(`/base/${token}`);
  await expect.element(heading).toHaveTextContent('Slutlig beställning');
  const main = page.getByRole('main');
  await expect.element(main).toMatchTextContent(/Björkliden 142 i Malmö\. Beställningen är låst/);
  await expect.element(main).toMatchTextContent(/Totalpris inkl\. moms2/);
  await expect.element(button('Skriv ut')).toBeVisible();
  expect(await textOf(main)).not.toMatch(/Ändra|Spara/);
  expect(await findAxeViolations(main)).toEqual([]);

  await button('Logga ut').click();
  await expect.element(main).toMatchTextContent(/Beställningen finns inte, eller så är den inte din\./);
  expect(await textOf(main)).not.toMatch(/Totalpris/);
});

test('whoever has no part in an order logs out on the way to another account, and comes back with it', async () => {
  await enter('Eva');
  const app = await openApp('/base/abcd1234');
  await expect.element(page.getByText(/^Beställningen finns inte, eller så är den inte din\./)).toBeVisible();
  await button('Logga in med ett annat konto').click();
  await expect.poll(app.address).toBe('/login?returnUrl=%2Fbase%2Fabcd1234');
  await expect.element(page.getByLabelText('Lösenord', { exact: true })).toBeVisible();
});
