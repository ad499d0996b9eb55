import type { Configuration } from '@gavel/core';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { begin } from '../../testing/begin.ts';
import { button, counter, gone, heading, krOf, one, sample, sizes, textOf, total } from '../../testing/look.ts';

const card = (name: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
const notice = page.getByRole('status').filter({ has: page.getByRole('button', { name: 'Stäng' }) });

describe.each(sizes)('the page of bundles on the screen of $size', ({ width, height, isPhone }) => {
  test('on the page before the first question, the visitor can choose a whole bundle or continue without a bundle', async () => {
    await page.viewport(width, height);
    const app = await begin();
    await button('Tillbaka').click();
    await expect.poll(app.address).toBe('/configuration/new/0');
    await expect.element(heading).toHaveTextContent('Börja med ett paket');
    await page.getByText('Hoppa över paket').click();
    await expect.poll(app.address).toBe('/configuration/new/1/1');
    await button('Tillbaka').click();
    const before = await total();
    const promised = krOf(await textOf(card('Komplett').getByText(/^\d[\d\s]+kr$/)));
    expect(promised).toBeGreaterThan(before);
    await button('Starta med detta paket: Komplett').click();
    await expect.poll(app.address).toBe('/configuration/new/1/1');
    expect(await total()).toBe(promised);
    await expect.element(notice).toMatchTextContent('Paketet Komplett är valt.');
    await app.goTo('/configuration/new/0');
    await expect.element(page.getByText('Valt paket')).toBeVisible();
  });

  test('the visitor can add a bundle to the current house, undo this, and remove the bundle', async () => {
    await page.viewport(width, height);
    const app = await begin({ at: '/configuration/new/0' });
    const before = await total();
    const picture = card('Komplett').getByRole('img', { name: 'Björkliden 142 med paketet Komplett' });
    await expect
      .element(picture)
      .toHaveAttribute('src', expect.stringMatching(/^\/media\/houses\/\d+\.jpg\?municipality=1280&answers=/));
    const difference = krOf(await textOf(card('Komplett').getByText(/mot ditt hus nu/)));
    await button('Prova paketet Komplett').click();
    await expect.poll(total).toBe(before + difference);
    expect(app.address()).toBe('/configuration/new/0');
    await expect.element(card('Komplett').getByText('Valt paket')).toBeVisible();
    await notice.getByRole('button', { name: 'Ångra' }).click();
    await expect.poll(total).toBe(before);
    await expect.element(button('Prova paketet Komplett')).toBeVisible();

    await button('Prova paketet Komplett').click();
    await button('Ta bort paketet Komplett').click();
    await expect.poll(total).toBe(before);
    await expect.element(notice).toMatchTextContent('Paketet Komplett är borttaget.');
    await button('Prova paketet Komplett').click();
    await button('Fortsätt med Komplett').click();
    await expect.poll(app.address).toBe('/configuration/new/1/1');
  });

  test('the details of a bundle show the price of each change, and these prices add up to the change of the total', async () => {
    await page.viewport(width, height);
    await begin({ at: '/configuration/new/0' });
    const before = await total();
    await button('Vad ingår i Komplett?').click();
    const view = page.getByRole('dialog', { name: 'Paketet Komplett' });
    await expect.element(view.getByRole('img', { name: 'Björkliden 142 med paketet Komplett' })).toBeVisible();
    await expect.element(view.getByText('Syns inte i bilden: Panelens yta.')).toBeVisible();
    await expect.element(view).toMatchTextContent(/Bergvärme\s*120.000.kr/);
    const promised = krOf(await textOf(view.getByText(/^\d[\d\s]+kr$/).last()));
    const rows = [...one('.way-sums').querySelectorAll('dd')].map((row) => krOf(row.textContent));
    expect(
      rows.slice(0, -1).reduce((sum, amount) => sum + amount, 0),
      'the parts add up',
    ).toBe(rows.at(-1));
    expect(promised - before).toBe(rows.at(-1));
    await view.getByRole('button', { name: 'Välj Komplett' }).click();
    await gone(view);
    expect(await total()).toBe(promised);
    await expect.element(card('Komplett').getByText('Valt paket')).toBeVisible();
  });

  test('a house without bundles shows an introduction instead of bundles', async () => {
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
    expect(one('section[aria-label="Intro"]').getBoundingClientRect().height, 'the bar and the quick road alone').toBeLessThan(
      isPhone ? 220 : 180,
    );

    if (isPhone) await overview.click();
    await expect.element(page.getByRole('link', { name: /Intro/ })).toHaveAttribute('aria-current', 'step');
    if (isPhone) await userEvent.keyboard('{Escape}');
    await button('Nästa').click();
    await expect.poll(app.address).toBe('/configuration/new/1/1');
  });
});

test('a bundle that contains only standard answers of the house is chosen from the start, and the visitor cannot remove it', async () => {
  const standard = ({ bundles, selections, ...configuration }: Configuration): Configuration => {
    const answers = [...selections].slice(0, 3).map(([questionId, answerId]) => ({ questionId, answerId }));
    return { ...configuration, selections, bundles: bundles.map((bundle, at) => (at === 0 ? { ...bundle, answers } : bundle)) };
  };
  await begin({ at: '/configuration/new/0', change: standard });
  await expect.element(button(/^Fortsätt med /)).toBeVisible();
  await expect.element(button(/^Ta bort paketet /)).not.toBeInTheDocument();
});

test('if a bundle conflicts with an earlier pick, the page names that pick, and the visitor can choose the bundle anyway', async () => {
  const app = await begin({ at: '/configuration/new/3/2' });
  await sample('Hyvlad').click();
  await expect.element(sample('Hyvlad')).toBeChecked();
  await app.goTo('/configuration/new/0');
  await expect.element(card('Klassisk')).toMatchTextContent('Går inte ihop med ditt val Panelens yta: Hyvlad.');
  await expect.element(button('Starta med detta paket: Klassisk')).not.toBeInTheDocument();
  await button('Välj Klassisk ändå').click();
  const view = page.getByRole('dialog', { name: 'Paketet Klassisk' });
  await expect.element(view).toMatchTextContent('Hyvlad byts mot Finsågad');
  const promised = krOf(await textOf(view.getByText(/^\d[\d\s]+kr$/).last()));
  await view.getByRole('button', { name: 'Välj Klassisk ändå' }).click();
  await gone(view);
  expect(await total()).toBe(promised);
  await expect.element(notice).toMatchTextContent('Hyvlad har ersatts med Finsågad');
  await expect.element(card('Klassisk').getByText('Valt paket')).toBeVisible();
  await notice.getByRole('button', { name: 'Ångra' }).click();
  await expect.element(card('Klassisk')).toMatchTextContent('Går inte ihop med ditt val Panelens yta: Hyvlad.');
});
