import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { idOf } from '../../testing/begin.ts';
import { gone, textsOf } from '../../testing/look.ts';
import { openApp } from '../../testing/open-app.tsx';

const tabs = page.getByRole('navigation', { name: 'Huvudmeny' });
const loginBar = page.getByRole('region', { name: 'Konto' });
const welcome = page.getByRole('heading', { level: 2, name: /Ett hus/ });

test.each([
  ['/my-profile', 'Min profil'],
  ['/new-project', 'Nytt hus'],
  ['/register', null],
  ['/municipality', null],
])('the page %s has tabs, login bar and welcome text', async (address, current) => {
  await openApp(address === '/municipality' ? `${address}?h=${await idOf()}` : address);
  await expect.element(loginBar.getByRole('link', { name: 'Logga in' })).toBeVisible();
  await expect.element(loginBar.getByRole('link', { name: 'Skapa konto' })).toBeVisible();
  expect(textsOf(tabs.getByRole('link')).slice(0, 5)).toEqual(['Start', 'Min profil', 'Mina hus', 'Nytt hus', 'Hjälp']);
  const marked = [...document.querySelectorAll('.page-tabs [aria-current="page"]')].map(({ textContent }) => textContent);
  expect(marked).toEqual(current === null ? [] : [current]);
  await expect.element(welcome).toBeInTheDocument();
  expect(document.querySelectorAll('main')).toHaveLength(1);
});

test('the page with the list of houses (/house) has no welcome text', async () => {
  await openApp('/house');
  await expect.element(tabs.getByRole('link', { name: 'Start' })).toBeVisible();
  await gone(welcome);
});

test('the page for a new account has the heading “Registrera dig”, and a link back to the page that the parameter returnUrl names', async () => {
  const app = await openApp('/register?returnUrl=%2Fhelp');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Registrera dig' })).toBeVisible();
  await page.getByRole('link', { name: 'Tillbaka' }).click();
  await expect.poll(app.address).toBe('/help');
});
