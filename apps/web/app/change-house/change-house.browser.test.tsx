import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { begin } from '../../testing/begin.ts';
import { fail, intercept } from '../../testing/intercept.ts';
import { button, gone, krOf, sample, samples, sizes, textsOf, total } from '../../testing/look.ts';

const houses = page.getByRole('dialog', { name: 'Byt husmodell' });

async function beginChanged(): Promise<{ app: Awaited<ReturnType<typeof begin>>; price: number }> {
  const app = await begin();
  const before = await total();
  await sample('Avskilt kök').click();
  await expect.poll(total).not.toBe(before);
  return { app, price: await total() };
}

describe.each(sizes)('the change of house model on the screen of $size', ({ width, height, isPhone }) => {
  test('before a change of house, the page shows its effect on the price, how many choices stay, and which choices do not; after the confirmation, the visit continues with the new house', async () => {
    await page.viewport(width, height);
    const app = await begin({ at: '/configuration/new/1/3' });
    // Only this house offers this ceiling height, so the new house cannot keep the answer.
    await sample('Öppet till nock').click();
    await app.goTo('/configuration/new/1/1');
    await sample('Avskilt kök').click();
    await expect.element(sample('Avskilt kök')).toBeChecked();
    const price = await total();
    if (isPhone) await app.goTo('/configuration/new/1/1?view=house');
    else await button('Byt husmodell').click();
    const filter = houses.getByRole('group', { name: 'Hustyp' });
    await expect.element(filter).toBeVisible();
    expect(textsOf(filter.getByRole('button')).map((text) => text.replace(/\s*\d+$/, ''))).toEqual([
      'Alla hustyper',
      '1-plan',
      '1,5-plan',
      '2-plan',
      'Förhöjt väggliv',
    ]);
    await filter.getByRole('button', { name: /^1,5-plan/ }).click();
    const own = houses.getByRole('article', { name: 'Björkliden 142' });
    await expect.element(own.getByText('Detta är huset du konfigurerar')).toBeVisible();
    await gone(own.getByRole('button', { name: 'Bygg Björkliden 142' }));

    await filter.getByRole('button', { name: /^1-plan/ }).click();
    await houses.getByRole('button', { name: 'Bygg Furuvik 112' }).click();
    await expect.element(houses.getByRole('heading', { name: 'Byt till Furuvik 112?' })).toHaveFocus();
    await expect.element(houses.getByRole('heading', { name: 'Det här följer inte med' })).toBeVisible();
    await expect.element(houses.getByRole('listitem').filter({ hasText: 'Öppet till nock' })).toBeVisible();
    await expect.element(houses.getByText(/^12 val följer med\./)).toBeVisible();
    await expect.element(houses.getByText('Björkliden 142 ligger kvar som det är under Mina hus.')).toBeVisible();
    const prices = [...document.querySelectorAll('[role="dialog"] dd.num')].map(({ textContent }) => krOf(textContent));
    expect(prices[0]).toBe(price);
    expect((prices[1] ?? 0) - (prices[0] ?? 0)).toBe(prices[2]);

    await houses.getByRole('button', { name: 'Byt till Furuvik 112' }).click();
    await gone(houses);
    await expect.element(samples).toBeVisible();
    await expect.poll(() => document.title).toMatch(/Furuvik 112/);
    expect(await total()).toBe(prices[1]);
    await expect.element(sample('Avskilt kök')).toBeChecked();
  });
});

test('the list of houses marks the open house as the current one; the last house of the list is a side building, and side buildings have no filter button', async () => {
  await begin({ house: 'Garage 32' });
  await button('Byt husmodell').click();
  const own = houses.getByRole('article', { name: 'Garage 32' });
  await expect.element(own.getByText('Detta är huset du konfigurerar')).toBeVisible();
  await gone(own.getByRole('button', { name: 'Bygg Garage 32' }));
  await gone(houses.getByRole('button', { name: /^Sidobyggnad/ }));
  expect(textsOf(houses.getByRole('article').getByRole('heading')).at(-1)).toBe('Garage 32');
});

test('the browser’s Back button closes the list of houses and does not change the house', async () => {
  const { app, price } = await beginChanged();
  await button('Byt husmodell').click();
  await expect.element(houses).toBeVisible();
  await app.back();
  await gone(houses);
  expect(await total()).toBe(price);
});

test('if the list of houses fails to load, the visitor can load it again, and all choices stay', async () => {
  const { app, price } = await beginChanged();
  const restore = intercept(/^\/api\/houses/, fail);
  await button('Byt husmodell').click();
  await expect.element(houses.getByRole('alert')).toMatchTextContent('Det gick inte att hämta husen.');
  restore();
  await houses.getByRole('button', { name: 'Försök igen' }).click();
  await expect.element(houses.getByRole('article').first()).toBeVisible();
  await app.back();
  await gone(houses);
  expect(await total()).toBe(price);
});
