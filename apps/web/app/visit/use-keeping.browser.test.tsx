import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { begin } from '../../testing/begin.ts';
import { enter } from '../../testing/enter.ts';
import { fail, intercept } from '../../testing/intercept.ts';
import { button, choices, heading, sample, total } from '../../testing/look.ts';
import { keyOf, readHouses } from '../stored/kept-houses.ts';

/** Returns the house that the browser stored last. */
function stored() {
  const [house] = readHouses();
  if (!house) throw new Error('no house is stored');
  return house;
}

test('if another tab changes the choices of a house and then deletes the house, this tab keeps the changed choices', async () => {
  await begin({ house: 'Furuvik 112' });
  await sample('Avskilt kök').click();
  await expect.poll(() => readHouses().length).toBe(1);
  const theirs = localStorage.getItem(keyOf(stored().startedAt)) ?? '';
  await sample('Öppen planlösning').click();
  await expect.element(sample('Öppen planlösning')).toBeChecked();

  const { startedAt, serial } = stored();
  const key = keyOf(startedAt);
  const tell = (newValue: string | null) => dispatchEvent(new StorageEvent('storage', { key, newValue }));
  const later = JSON.stringify({ ...JSON.parse(theirs), serial: serial + 1 });
  localStorage.setItem(key, later);
  tell(later);
  await expect.element(sample('Avskilt kök')).toBeChecked();
  localStorage.removeItem(key);
  tell(null);
  await expect.element(sample('Avskilt kök')).toBeChecked();
});

test('if a save waits for the server, it still waits after the visitor’s next choice', async () => {
  await enter();
  await begin({ house: 'Furuvik 112' });
  intercept(/^\/api\/guidemodel\/$/, fail);
  await button('Spara').click();
  await expect.poll(() => readHouses()[0]?.isWaiting).toBe(true);
  const { serial } = stored();
  await sample('Avskilt kök').click();
  await expect.poll(() => stored().serial).toBeGreaterThan(serial);
  expect(stored().isWaiting).toBe(true);
});

test('if the visitor leaves the configurator and comes back, the undo button undoes the last choice before they left', async () => {
  const app = await begin({ house: 'Furuvik 112' });
  await sample('Avskilt kök').click();
  await expect.element(sample('Avskilt kök')).toBeChecked();
  // Simulate a reload, which stores the undo steps. They are out of date after the next choice.
  dispatchEvent(new PageTransitionEvent('pagehide'));
  const before = await total();
  await button('Nästa').click();
  await expect.element(heading).toHaveTextContent('Sovrum');
  await choices.last().click();
  await expect.poll(total).not.toBe(before);

  await app.goTo('/help');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Lämna' }).click();
  await expect.element(heading).toHaveTextContent('Så fungerar det');
  await app.goTo('/configuration/new');
  await expect.element(heading).toHaveTextContent('Sovrum');
  expect(sessionStorage.getItem('gavel.history')).toBeNull();
  await button('Ångra').click();
  await expect.poll(total).toBe(before);
  await button('Tillbaka').click();
  await expect.element(sample('Avskilt kök')).toBeChecked();
});
