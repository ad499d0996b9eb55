import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { begin } from '../../testing/begin.ts';
import { button, counter, gone, heading, one, sample, sizes, total } from '../../testing/look.ts';

describe.each(sizes)('on $size', ({ width, height, isPhone }) => {
  test('the bundles step chooses a whole bundle and can be skipped', async () => {
    await page.viewport(width, height);
    const app = await begin();
    await button('Tillbaka').click();
    await expect.poll(app.address).toBe('/configuration/new/0');
    await expect.element(heading).toHaveTextContent('Börja med ett paket');
    await page.getByText('Hoppa över paket').click();
    await expect.poll(app.address).toBe('/configuration/new/1/1');
    await button('Tillbaka').click();
    const before = await total();
    await button('Starta med detta paket: Komplett').click();
    await expect.poll(app.address).toBe('/configuration/new/1/1');
    expect(await total()).toBeGreaterThan(before);
    await app.goTo('/configuration/new/0');
    await expect.element(page.getByText('Valt paket')).toBeVisible();
  });

  test('a house without bundles is introduced where others have theirs', async () => {
    await page.viewport(width, height);
    const app = await begin({ house: 'Havsutsikten 164' });
    const { total: steps } = await counter();
    await button('Tillbaka').click();
    await expect.poll(app.address).toBe('/configuration/new/0');
    await expect.poll(() => document.title).toMatch(/^Intro /);
    await expect.element(heading).toHaveTextContent('Nu bygger du Havsutsikten 164');
    await expect.element(page.getByText(`${steps} steg, i den ordning du vill.`, { exact: false })).toBeVisible();
    const overview = button('Översikt Intro');
    await expect.element(overview).toBeVisible();
    await gone(page.getByText('Hoppa över paket'));
    expect(one('section[aria-label="Intro"]').getBoundingClientRect().height, 'the bar alone').toBeLessThan(180);

    if (isPhone) await overview.click();
    await expect.element(page.getByRole('link', { name: /Intro/ })).toHaveAttribute('aria-current', 'step');
    if (isPhone) await userEvent.keyboard('{Escape}');
    await button('Nästa').click();
    await expect.poll(app.address).toBe('/configuration/new/1/1');
  });
});

test('a bundle that does not go with what has been chosen says so', async () => {
  const app = await begin({ at: '/configuration/new/3/2' });
  await sample('Hyvlad').click();
  await expect.element(sample('Hyvlad')).toBeChecked();
  await app.goTo('/configuration/new/0');
  const bundle = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Klassisk' }) });
  await expect.element(bundle).toMatchTextContent('Falu rödfärg går inte ihop med dina val.');
  await expect.element(bundle.getByRole('button', { name: /^Starta med detta paket/ })).toBeDisabled();
});
