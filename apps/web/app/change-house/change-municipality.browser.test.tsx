import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react/pure';
import { begin, UMEA } from '../../testing/begin.ts';
import { enter } from '../../testing/enter.ts';
import { changed, fail, intercept } from '../../testing/intercept.ts';
import { button, gone, krOf, sample, samples, sizes, total } from '../../testing/look.ts';
import { type OpenedApp, openApp } from '../../testing/open-app.tsx';
import { readHouses } from '../stored/kept-houses.ts';

const panel = page.getByRole('dialog', { name: 'Byt kommun' });
const field = panel.getByRole('combobox', { name: 'Var ska du bygga?' });
const prices = () => [...document.querySelectorAll('[role="dialog"] dd.num')].map(({ textContent }) => krOf(textContent));

async function moveTo(written: string, name: RegExp) {
  await field.fill(written);
  await page.getByRole('option', { name }).click();
}

describe.each(sizes)('the change of municipality on the screen of $size', ({ width, height, isPhone }) => {
  test('before a change of municipality, the panel shows the effects on price and answers; the visitor can undo the change afterwards', async () => {
    await page.viewport(width, height);
    const app = await begin();
    const before = await total();
    if (isPhone) await app.goTo('/configuration/new/1/1?view=municipality');
    else await button('Byt kommun').click();
    await expect.element(panel.getByRole('heading', { name: 'Byt kommun' })).toHaveFocus();
    await moveTo('båstad', /^Båstad/);
    await expect.element(panel.getByRole('alert')).toMatchTextContent(/^Dessvärre kan vi inte leverera/);
    await moveTo('skövde', /^Skövde/);
    await expect.element(panel.getByRole('heading', { name: 'Det här följer inte med' })).toBeVisible();
    await expect.element(panel.getByRole('listitem').filter({ hasText: 'Radonskydd' })).toMatchTextContent('Blir Radonsäkert');
    const [now, after, difference] = prices();
    expect(now).toBe(before);
    expect((after ?? 0) - (now ?? 0)).toBe(difference);

    await panel.getByRole('button', { name: 'Bygg i Skövde' }).click();
    await gone(panel);
    await expect.poll(total).toBe(after);
    await expect.element(page.getByText('Huset byggs nu i Skövde.')).toBeVisible();
    await button('Ångra').first().click();
    await expect.poll(total).toBe(before);
    await button('Gör om').first().click();
    await expect.poll(total).toBe(after);
  });
});

test('after a change of municipality, the price sheet shows the new price, and the panel of plots shows plots of the new municipality, also after a reload of the page', async () => {
  const app = await begin({ at: '/configuration/new/1/1?view=municipality' });
  await moveTo('umeå', /^Umeå/);
  await panel.getByRole('button', { name: 'Bygg i Umeå' }).click();
  await gone(panel);
  const after = await total();
  await expect.element(page.getByText('Mitt hus, Umeå')).toBeVisible();
  const written = String(after).replace(/\B(?=(\d{3})+$)/g, '\\s');
  const checkPanels = async ({ goTo }: OpenedApp) => {
    await goTo('/configuration/new/1/1?view=price');
    await expect.element(page.getByRole('dialog')).toMatchTextContent(new RegExp(`Ditt pris med rabatt\\s*${written}\\skr`));
    await goTo('/configuration/new/1/1?view=plots');
    await expect.element(page.getByRole('dialog').getByRole('listitem').first()).toMatchTextContent('Umeå');
  };
  await checkPanels(app);

  await cleanup();
  const reloaded = await openApp('/configuration/new/1/1');
  await expect.element(samples).toBeVisible();
  await checkPanels(reloaded);
  await reloaded.goTo('/configuration/new/1/1');
  expect(await total()).toBe(after);
  await expect.element(page.getByText('Mitt hus, Umeå')).toBeVisible();
  await sample('Avskilt kök').click();
  await expect.poll(total).not.toBe(after);
});

test('a change of municipality removes the chosen plots, and undo restores them; a plot that has been sold does not count as chosen any more', async () => {
  await enter();
  const app = await begin({ municipality: UMEA, at: '/configuration/new/1/1?view=plots' });
  const kept = () => readHouses()[0]?.plotIds.length;
  for (const address of ['Granåkersvägen 14', 'Bryggstigen 5', 'Näsuddsvägen 31'])
    await page.getByRole('button', { name: `Välj tomten ${address}` }).click();
  await expect.poll(kept).toBe(3);
  await app.goTo('/configuration/new/1/1?view=municipality');
  await moveTo('malmö', /^Malmö/);
  await panel.getByRole('button', { name: 'Bygg i Malmö' }).click();
  await gone(panel);
  await expect.poll(kept).toBe(0);
  // Replaces the plots of the server by one plot in Malmö.
  const plot = { Adress: 'Kajvägen 2', MunicipalityName: 'Malmö', LandArea: 900, Price: '450000.00' };
  intercept(/^\/api\/plots/, (ask) => changed(ask(), () => [{ ...plot, Id: 77 }]));
  await app.goTo('/configuration/new/1/1?view=plots');
  const status = page.getByRole('dialog').getByRole('status');
  await page.getByRole('button', { name: 'Välj tomten Kajvägen 2' }).click();
  await expect.element(status).toHaveTextContent('1 tomt, 1 av 3 valda');
  await app.goTo('/configuration/new/1/1');
  await button('Ångra').first().click();
  await expect.poll(kept).toBe(3);
  // The undo has restored three plots, but none of them is for sale any longer.
  await app.goTo('/configuration/new/1/1?view=plots');
  await expect.element(status).toMatchTextContent(/^1.tomt$/);
  await page.getByRole('button', { name: 'Välj tomten Kajvägen 2' }).click();
  await expect.element(status).toHaveTextContent('1 tomt, 1 av 3 valda');
  await expect.poll(kept).toBe(1);
});

test('if the new price fails to load, the visitor can load it again; Escape closes the panel and does not change the municipality', async () => {
  await begin();
  const before = await total();
  await button('Byt kommun').click();
  await expect.element(field).toBeVisible();
  const restore = intercept(/\/beginning/, fail);
  await moveTo('umeå', /^Umeå/);
  await expect.element(panel.getByRole('alert')).toMatchTextContent('Det gick inte att hämta priset.');
  restore();
  await panel.getByRole('button', { name: 'Försök igen' }).click();
  await expect.element(panel.getByRole('button', { name: 'Bygg i Umeå' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await gone(panel);
  expect(await total()).toBe(before);
});
