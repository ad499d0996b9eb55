import { formatKr, kr } from '@gavel/core';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react/pure';
import { begin, MALMO, UMEA } from '../../../testing/begin.ts';
import { findAxeViolations } from '../../../testing/find-axe-violations.ts';
import { gone, heading, sizes, total } from '../../../testing/look.ts';
import { openApp } from '../../../testing/open-app.tsx';

const region = (name: string) => page.getByRole('region', { name });
const link = (name: string | RegExp) => page.getByRole('link', { name, exact: true });

describe.each(sizes)('the house page on the screen of $size', ({ width, height }) => {
  test('a press on a house card opens the page of its house, which has a picture, facts, drawings, the standard answers, campaigns and bundles', async () => {
    await page.viewport(width, height);
    const app = await openApp('/house');
    await page.getByRole('article', { name: 'Furuvik 112' }).getByRole('link', { name: 'Furuvik 112', exact: true }).click();
    await expect.element(heading).toHaveTextContent('Furuvik 112');
    expect(app.address()).toBe('/houses/furuvik-112');

    await expect.element(page.getByRole('img', { name: 'Furuvik 112 framifrån' })).toBeVisible();
    await expect
      .element(region('Fakta'))
      .toMatchTextContent(/Boarea.*112.*Energiklass.*B.*Nockhöjd.*6,2.*Bredd och djup.*11,6.*8,4/s);
    for (const drawing of ['Planritning', 'Fasad mot entrén', 'Fasad mot trädgården'])
      await expect.element(region('Ritningar').getByRole('img', { name: drawing })).toBeVisible();
    await region('Standard i huset').getByRole('button', { name: 'Fasad, 4 delar' }).click();
    await expect.element(region('Standard i huset').getByText('Falu rödfärg')).toBeVisible();
    await expect.element(region('Kampanjer just nu').getByRole('heading', { name: 'Mer hus för pengarna' })).toBeVisible();
    await region('Paket att utgå från').getByRole('link', { name: 'Starta med detta paket: Klassisk' }).click();
    await expect.element(page.getByText('Du utgår från paketet Klassisk.')).toBeVisible();
  });
});

describe.each(sizes)('the drawings of the house page on the screen of $size', ({ width, height }) => {
  const viewer = page.getByRole('dialog', { name: 'Planritning' });

  test('a drawing opens large on the house page; the visitor can zoom it, and the browser’s Back button or the close button returns to the page', async () => {
    await page.viewport(width, height);
    const app = await openApp('/houses/furuvik-112?m=2480');
    const plan = link('Förstora: Planritning');
    await plan.click();
    await expect.element(viewer).toBeVisible();
    const drawing = viewer.getByRole('img', { name: 'Planritning' });
    await expect.element(drawing).toHaveAttribute('src', expect.stringMatching(/\.svg\?text=(?:phone|screen)$/));
    await viewer.getByRole('button', { name: 'Zooma in' }).click();
    await expect.element(viewer.getByText('150 %')).toBeInTheDocument();
    await expect.element(drawing).toHaveAttribute('src', expect.stringMatching(/-2$/));
    expect(await findAxeViolations(viewer)).toEqual([]);
    await app.back();
    await gone(viewer);
    expect(app.address()).toBe('/houses/furuvik-112?m=2480');
    await app.forward();
    await expect.element(viewer).toBeVisible();
    const close = viewer.getByRole('button', { name: 'Stäng' });
    const { bottom, height: tall } = (await close.findElement()).getBoundingClientRect();
    expect(bottom, 'within reach of the thumb').toBeGreaterThan(innerHeight - 2 * tall);
    await close.click();
    await gone(viewer);
    await expect.element(heading).toHaveTextContent('Furuvik 112');
    await expect.element(link('Förstora: Fasad mot trädgården')).toBeVisible();
  });
});

test('the house page shows the content of a bundle as a list with bullets', async () => {
  await openApp('/houses/furuvik-112');
  const item = region('Paket att utgå från').getByText('Spröjsade fönster');
  await expect.element(item).toHaveStyle({ display: 'list-item', listStyleType: 'disc' });
});

test('the house page shows the price in the chosen municipality, and both links that start a house keep the municipality', async () => {
  const app = await openApp('/houses/furuvik-112');
  await expect.element(page.getByText('Pris från, inkl. moms')).toBeVisible();
  const field = page.getByRole('combobox', { name: 'Var ska du bygga?' });
  await field.fill('umeå');
  await page.getByRole('option', { name: /^Umeå/ }).click();
  await expect.element(page.getByText('Pris i Umeå från, inkl. moms')).toBeVisible();
  expect(app.address()).toBe('/houses/furuvik-112?m=2480');
  await expect
    .element(link('Börja bygga Furuvik 112'))
    .toHaveAttribute('href', expect.stringMatching(/^\/start\/new\?h=\d+&m=2480$/));
  await expect.element(link('Snabbvägen: 5 frågor')).toHaveAttribute('href', expect.stringMatching(/&m=2480&road=quick$/));
  await expect.element(link('Alla hus')).toHaveAttribute('href', '/house?m=2480');
});

test('if the address of the open house page gets a municipality, the field shows it and the price changes; if the visitor empties the field, the page shows the price without a municipality again', async () => {
  const app = await openApp('/houses/furuvik-112');
  const field = page.getByRole('combobox', { name: 'Var ska du bygga?' });
  await expect.element(field).toHaveValue('');
  await app.goTo('/houses/furuvik-112?m=2480');
  await expect.element(page.getByText('Pris i Umeå från, inkl. moms')).toBeVisible();
  await expect.element(field).toHaveValue('Umeå');
  await field.fill('');
  await expect.element(page.getByText('Pris från, inkl. moms')).toBeVisible();
  await expect.element(field).toHaveValue('');
});

test('the price on a bundle’s card equals the price that the configurator shows for the house with this bundle', async () => {
  await begin({ house: 'Furuvik 112', municipality: UMEA, bundle: 'Klassisk' });
  const price = kr(await total());
  await cleanup();
  await openApp(`/houses/furuvik-112?m=${UMEA}`);
  const bundle = region('Paket att utgå från').getByRole('listitem').filter({ hasText: 'Klassisk' });
  await expect.element(bundle.getByText(`${formatKr(price)} med paketet`)).toBeVisible();
  const way = bundle.getByRole('link').element();
  const above = way.previousElementSibling?.getBoundingClientRect().bottom;
  expect(way.getBoundingClientRect().top, 'the way in begins where what is in it ends').toBeGreaterThanOrEqual(above ?? Infinity);
});

test('beside a campaign price, the house page shows the lowest price in the 30 days before the campaign; the page of a garage has neither a living area (boarea) nor a quick road', async () => {
  const app = await openApp(`/houses/bjorkliden-142?m=${MALMO}`);
  await expect.element(page.getByText('Kampanjpris i Malmö från, inkl. moms')).toBeVisible();
  await expect.element(page.getByText('Tidigare lägsta pris (30 dagar)')).toBeVisible();
  await app.goTo('/houses/garage-32');
  await expect.element(heading).toHaveTextContent('Garage 32');
  await expect.element(region('Fakta')).toMatchTextContent(/Biarea/);
  await gone(page.getByText('Boarea'));
  await expect.element(page.getByText(/^Alla \d+ frågor, i din egen takt\./)).toBeVisible();
});

test('an address that contains the title of a house redirects to the address of the house page; an unknown house shows an error page', async () => {
  const app = await openApp('/houses/Furuvik%20112');
  await expect.element(heading).toHaveTextContent('Furuvik 112');
  expect(app.address()).toBe('/houses/furuvik-112');
  await expect.poll(() => document.title).toMatch(/^Furuvik 112 – /);
  await app.goTo('/houses/slottet');
  await expect.element(page.getByRole('heading', { name: /finns inte/ })).toBeVisible();
});
