import { ConfiguratorPage } from '../configurator.ts';
import { expect } from '../test.ts';
import { beginChangedHouse, moveTo, openView } from './move-to.ts';
import { type Screen, screen, type Walk } from './screen.ts';
import { PHONE } from './size.ts';

const GUIDE = ['Översikt', 'Profil', 'Snabbnavigering', 'Palett', 'Verktyg', 'Rotera hus', 'Sammanställning'];

/** The overlays of the configurator, one after the other. */
export const overlays: Walk = {
  title: 'overlays of the configurator',
  begin: beginChangedHouse,
  screens: [
    screen(
      'overview',
      async (page) => {
        await openView(page, 'overview');
      },
      PHONE,
    ),
    {
      // On a wide screen the overview is not an overlay, because it is beside the picture.
      ...screen('quick-road', async (page, size) => {
        if (size === PHONE) await openView(page, 'overview');
        else await moveTo(page, '/configuration/new/3/1');
        await page.getByText(/^Snabbvägen \(/).click();
        await expect(page.getByText('Frågorna som formar huset.', { exact: false })).toBeVisible();
      }),
      isShownAnew: true,
    },
    titled('price', 'Ditt pris'),
    titled('campaign', /^Kampanj/),
    screen('contact', async (page) => {
      const dialog = await openView(page, 'contact');
      await expect(dialog.getByRole('button', { name: 'Skicka meddelandet' })).toBeVisible();
    }),
    screen('contact-faults', async (page) => {
      await page.getByRole('button', { name: 'Skicka meddelandet' }).click();
      await expect(page.getByText('Ange telefonnummer', { exact: true })).toBeVisible();
    }),
    titled('offer', 'Begär offert'),
    titled('profile', 'Min profil'),
    screen('login-for-save', async (page) => {
      await expect((await openView(page, 'login')).getByRole('heading', { name: 'Logga in' })).toBeVisible();
    }),
    screen('login-create', async (page) => {
      await page.getByRole('radio', { name: 'Skapa konto' }).check();
      await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Förnamn' })).toBeVisible();
    }),
    screen('login-forgotten', async (page) => {
      await page.getByRole('radio', { name: 'Logga in' }).check();
      await page.getByRole('dialog').getByRole('button', { name: 'Glömt lösenordet?' }).click();
      await expect(page.getByRole('dialog').getByRole('button', { name: 'Skicka nytt lösenord' })).toBeDisabled();
    }),
    titled('name', 'Vad ska huset heta?'),
    titled('save', 'Huset är sparat'),
    screen('save-link', async (page) => {
      await page.getByRole('button', { name: 'Skapa länk' }).click();
      await expect(page.getByRole('textbox', { name: 'Länk till huset' })).toBeVisible();
    }),
    screen('save-links', async (page) => {
      await page.getByRole('button', { name: 'En länk som du har skapat' }).click();
      await expect(page.getByRole('button', { name: /^Återkalla länken till/ })).toBeVisible();
    }),
    titled('options', 'Alla våra tillval'),
    screen('options-search', async (page) => {
      await page.getByRole('textbox', { name: 'Sök tillval' }).fill('bergvarme');
      await expect(page.getByRole('dialog').getByRole('status')).toHaveText('1 tillval');
    }),
    screen('options-none', async (page) => {
      await page.getByRole('textbox', { name: 'Sök tillval' }).fill('finns inte');
      await expect(page.getByText('Inget tillval matchar ”finns inte”')).toBeVisible();
    }),
    ...GUIDE.map((title, index) =>
      screen(`guide-${index + 1}`, async (page) => {
        if (index === 0) await openView(page, 'guide');
        else await page.getByRole('button', { name: 'Nästa', exact: true }).click();
        await expect(page.getByRole('dialog').getByRole('heading', { name: title, exact: true })).toBeVisible();
      }),
    ),
    screen('change-municipality', async (page) => {
      const dialog = await openView(page, 'municipality');
      await dialog.getByRole('combobox', { name: 'Var ska du bygga?' }).fill('umeå');
      await page.getByRole('option', { name: /^Umeå/ }).click();
      await expect(dialog.getByRole('button', { name: 'Bygg i Umeå' })).toBeVisible();
    }),
    screen('change-house', async (page) => {
      const dialog = await openView(page, 'house');
      await expect(dialog.getByRole('article').first()).toBeVisible();
    }),
    screen('change-house-preview', async (page) => {
      await page.getByRole('dialog').getByRole('button', { name: 'Bygg Furuvik 112' }).click();
      await expect(page.getByRole('button', { name: 'Byt till Furuvik 112' })).toBeVisible();
    }),
    screen('leave', async (page) => {
      await openView(page, 'restart');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('alertdialog')).toBeHidden();
      await new ConfiguratorPage(page).choices.first().click();
      await openView(page, 'overview');
      await page
        .getByRole('link', { name: /till startsidan/ })
        .first()
        .click();
      await expect(page.getByText('Det finns osparade ändringar.', { exact: false })).toBeVisible();
    }),
  ],
};

/** Returns a screen for an overlay that has this heading. */
function titled(view: string, heading: string | RegExp): Screen {
  return screen(view, async (page) => {
    await expect((await openView(page, view)).getByRole('heading', { name: heading }).first()).toBeVisible();
  });
}
