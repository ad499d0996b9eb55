import { ConfiguratorPage } from '../configurator.ts';
import { expect } from '../test.ts';
import { beginHouse, moveTo, openView } from './move-to.ts';
import { screen, type Walk } from './screen.ts';
import { DESKTOP, PHONE } from './size.ts';

/** The steps of the configurator in their different states. */
export const steps: Walk = {
  title: 'the steps of the configurator',
  begin: beginHouse,
  screens: [
    screen('bundles', async (page) => {
      await moveTo(page, '/configuration/new/0');
      await expect(page.getByRole('heading', { name: 'Börja med ett paket' })).toBeVisible();
    }),
    screen('step-information-1', async (page) => {
      await moveTo(page, '/configuration/new/1/1');
      await expect(page.locator('#more-information')).toBeVisible();
    }),
    screen('step-information-0', async (page) => {
      await moveTo(page, '/configuration/new/1/2');
      await expect(page.getByRole('button', { name: 'Mer info' })).toHaveAttribute('aria-expanded', 'false');
    }),
    screen('step-information-0-open', async (page) => {
      await page.getByRole('button', { name: 'Mer info' }).click();
      await expect(page.locator('#more-information')).toBeVisible();
    }),
    screen('step-information-2', async (page) => {
      await moveTo(page, '/configuration/new/1/4');
      await expect(page.locator('#more-information')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Mer info' })).toBeHidden();
    }),
    screen('step-information-3', async (page) => {
      await moveTo(page, '/configuration/new/4/5');
      await expect(new ConfiguratorPage(page).samples).toBeVisible();
      await expect(page.getByRole('button', { name: 'Mer info' })).toBeHidden();
    }),
    screen('step-tip', async (page) => {
      await moveTo(page, '/configuration/new/3/1');
      await expect(page.getByText('Liggande panel gör huset längre och lägre')).toBeAttached();
    }),
    screen('step-turned', async (page) => {
      await page.getByRole('button', { name: 'Rotera till nästa kameravy' }).click();
      await expect(page.getByRole('img', { name: /^Bild på .*Trädgård/ })).toBeVisible();
    }),
    screen('product', async (page) => {
      await page.getByRole('button', { name: 'Läs mer om produkterna' }).click();
      await expect(page.getByRole('dialog', { name: 'Om våra paneler' })).toBeVisible();
    }),
    screen('step-not-selectable', async (page) => {
      await moveTo(page, '/configuration/new/3/3');
      const blocked = page.getByRole('radio', { name: 'Skogsgrön', exact: true });
      await expect(blocked).toBeDisabled();
      await blocked.scrollIntoViewIfNeeded();
    }),
    screen('way-preview', async (page) => {
      await page.getByRole('button', { name: 'Välj ändå: Skogsgrön' }).click();
      await expect(page.getByRole('dialog', { name: 'Välj Skogsgrön ändå?' })).toBeVisible();
    }),
    screen('notice', async (page) => {
      await moveTo(page, '/configuration/new/3/2');
      await page.getByRole('radio', { name: 'Hyvlad', exact: true }).click();
      await expect(page.locator('.notice')).toContainText('Fasadkulör');
    }),
    screen('notice-undone', async (page) => {
      await page.locator('.notice').getByRole('button', { name: 'Ångra' }).click();
      await expect(page.locator('.notice')).toContainText('Ångrat.');
    }),
    screen('step-interior', async (page) => {
      await page.locator('.notice').getByRole('button', { name: 'Stäng' }).click();
      await moveTo(page, '/configuration/new/7/1');
      await expect(new ConfiguratorPage(page).samples).toBeVisible();
    }),
    screen('picture-alone', async (page) => {
      await moveTo(page, '/configuration/new/3/1?view=picture');
      await expect(page.getByRole('heading', { level: 1, name: 'Bilden' })).toBeAttached();
      await expect(new ConfiguratorPage(page).samples).toBeHidden();
    }),
    screen('restart', async (page) => {
      await expect(await openView(page, 'restart')).toContainText('Björkliden 142');
    }),
    screen(
      'palette-away',
      async (page) => {
        await moveTo(page, '/configuration/new/3/1');
        await page.getByRole('button', { name: 'Dölj alternativen' }).click();
        await expect(new ConfiguratorPage(page).samples).toBeHidden();
      },
      DESKTOP,
    ),
    screen(
      'sheet-low',
      async (page) => {
        await moveTo(page, '/configuration/new/3/1');
        await page.getByRole('slider', { name: 'Panelens höjd' }).press('ArrowLeft');
        await expect(new ConfiguratorPage(page).samples).toBeHidden();
      },
      PHONE,
    ),
    screen(
      'sheet-whole',
      async (page) => {
        await page.getByRole('slider', { name: 'Panelens höjd' }).press('End');
        await expect(page.getByRole('slider', { name: 'Panelens höjd' })).toHaveAttribute('aria-valuetext', 'hel');
      },
      PHONE,
    ),
  ],
};
