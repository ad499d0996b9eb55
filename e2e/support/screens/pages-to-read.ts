import { expect } from '../test.ts';
import { screen, type Walk } from './screen.ts';
import { PHONE } from './size.ts';

/** The pages that a visitor sees before choosing a house. */
export const pagesToRead: Walk = {
  title: 'the start page, its tabs and the list of houses',
  // The browser logs this error on the page that says that the server cannot be reached.
  expectedErrors: [/ERR_FAILED.*healthz/],
  screens: [
    screen('start', async (page) => {
      await page.goto('/');
      await expect(page.getByRole('button', { name: 'Mer om kampanjen' })).toBeVisible();
    }),
    screen('start-campaign', async (page) => {
      await page.getByRole('button', { name: 'Mer om kampanjen' }).click();
      await expect(page.getByText('Kampanjen gäller i hela landet')).toBeVisible();
    }),
    screen(
      'start-menu',
      async (page) => {
        await page.getByRole('button', { name: 'Meny', exact: true }).click();
        await expect(page.getByRole('navigation', { name: 'Huvudmeny' })).toBeVisible();
      },
      PHONE,
    ),
    screen('help', async (page) => {
      await page.goto('/help');
      await expect(page.getByRole('heading', { level: 1, name: 'Så fungerar det' })).toBeVisible();
    }),
    screen('my-projects-empty', async (page) => {
      await page.goto('/my-projects');
      await expect(page.getByRole('heading', { name: 'Här finns inget hus än' })).toBeVisible();
    }),
    screen('my-profile', async (page) => {
      await page.goto('/my-profile');
      await expect(page.getByRole('heading', { level: 1, name: 'Min profil' })).toBeVisible();
    }),
    screen('login', async (page) => {
      await page.goto('/login');
      await expect(page.getByRole('heading', { level: 1, name: 'Logga in' })).toBeVisible();
    }),
    screen('login-forgotten-page', async (page) => {
      await page.getByRole('main').getByRole('button', { name: 'Glömt lösenordet?' }).click();
      await expect(page.getByRole('button', { name: 'Skicka nytt lösenord' })).toBeDisabled();
    }),
    screen('login-forgotten-sent', async (page) => {
      await page.getByRole('textbox', { name: 'E-postadress' }).fill('ingen@example.com');
      await page.getByRole('button', { name: 'Skicka nytt lösenord' }).click();
      await expect(page.getByText('Ett nytt lösenord har skickats till angiven epostadress')).toBeVisible();
    }),
    screen('login-portal', async (page) => {
      // Use a portal user who does not log in during another test. A login would create an account on this site, and then the page
      // would not show the message about the portal.
      await page.getByRole('textbox', { name: 'E-postadress' }).fill('mirjam.sandvall@portalen.example');
      await page.getByRole('button', { name: 'Skicka nytt lösenord' }).click();
      await expect(page.getByText('Du har ett konto i bostadsportalen', { exact: false })).toBeVisible();
    }),
    screen('register', async (page) => {
      await page.goto('/register');
      await expect(page.getByRole('heading', { level: 1, name: 'Registrera dig' })).toBeVisible();
    }),
    screen('register-faults', async (page) => {
      await page.getByRole('main').getByRole('button', { name: 'Skapa konto' }).click();
      await expect(page.getByText('Ange ett förnamn')).toBeVisible();
    }),
    screen('unreached', async (page) => {
      await page.route('**/healthz', (route) => route.abort());
      await page.goto('/offline?from=%2Fhelp');
      await expect(page.getByRole('heading', { level: 1, name: 'Ingen kontakt med servern' })).toBeVisible();
    }),
    screen('house', async (page) => {
      await page.goto('/house');
      await expect(page.getByRole('group', { name: 'Hustyp' })).toBeVisible();
    }),
    screen('house-filtered', async (page) => {
      await page.getByRole('group', { name: 'Hustyp' }).getByRole('button', { name: '2-plan' }).click();
      await expect(page.getByRole('article', { name: 'Herrgården 188' })).toBeVisible();
    }),
    screen('house-page', async (page) => {
      await page.goto('/houses/bjorkliden-142?m=1280');
      await expect(page.getByRole('heading', { level: 1, name: 'Björkliden 142' })).toBeVisible();
    }),
    screen('house-page-standard', async (page) => {
      await page.getByRole('button', { name: /^Kök, / }).click();
      await expect(page.getByText('Köksplanering', { exact: true })).toBeVisible();
    }),
    screen('house-page-drawing', async (page) => {
      await page.getByRole('link', { name: 'Förstora: Planritning, övervåning' }).click();
      await expect(page.getByRole('dialog', { name: 'Planritning, övervåning' })).toBeVisible();
    }),
    screen('house-bundles', async (page) => {
      await page.goto('/house?typ=2&m=1280');
      await page.getByRole('button', { name: 'Utgå från ett paket' }).first().click();
      await expect(page.getByRole('link', { name: /^Starta med detta paket/ }).first()).toBeVisible();
    }),
  ],
};
