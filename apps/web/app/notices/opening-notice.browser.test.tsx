import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react/pure';
import { begin, idOf, MALMO } from '../../testing/begin.ts';
import { findAxeViolations } from '../../testing/find-axe-violations.ts';
import { button, dialog, gone, krOf, sample, sizes, textOf, total } from '../../testing/look.ts';
import { openApp } from '../../testing/open-app.tsx';
import { browserApi } from '../api/browser-api.ts';

const notice = page.getByRole('status').filter({ has: button('Stäng') });

/** Its address in the range's own numbers. */
async function startAddress(bundle: string): Promise<string> {
  const house = (await (await browserApi()).listHouses()).find(({ title }) => title === 'Björkliden 142');
  const id = house?.bundles.find(({ name }) => name === bundle)?.id;
  return `/start/new?h=${await idOf()}&m=${MALMO}&b=${id}`;
}

describe.each(sizes)('on $size', ({ width, height }) => {
  test('a start with a bundle says which it is, how much it is and what it comes to, once', async () => {
    await page.viewport(width, height);
    await begin();
    const standard = await total();
    await cleanup();
    sessionStorage.clear();
    const app = await openApp(await startAddress('Komplett'));
    await expect.element(notice).toMatchTextContent('Paketet Komplett är valt.');
    const said = await textOf(notice);
    const [, count] = /(\d+) val är andra än standard/.exec(said) ?? [];
    expect(Number(count)).toBe(4);
    expect(krOf(/[+−].*kr/.exec(said)?.[0] ?? '')).toBe((await total()) - standard);
    expect(await findAxeViolations(notice)).toEqual([]);

    await notice.getByRole('button', { name: 'Se valen' }).click();
    await expect.element(dialog.getByTestId('summary-total')).toBeVisible();
    await app.back();
    await gone(dialog);
    await notice.getByRole('button', { name: 'Stäng' }).click();
    await gone(notice);
    await cleanup();
    await openApp('/configuration/new/1/1');
    await expect.element(sample('Avskilt kök')).toBeVisible();
    await expect.element(notice, { message: 'a reload does not repeat it' }).not.toBeInTheDocument();
  });
});

test('a shared link says that the house comes from it and what is chosen in it', async () => {
  const app = await begin({ at: '/configuration/new/1/1' });
  await sample('Avskilt kök').click();
  await app.goTo('/configuration/new/1/1?view=save');
  await dialog.getByRole('button', { name: 'Skapa länk' }).click();
  const field = await dialog.getByRole('textbox', { name: 'Länk till huset' }).findElement();
  const { pathname } = new URL(field instanceof HTMLInputElement ? field.value : '');
  await cleanup();
  sessionStorage.clear();
  localStorage.clear();
  await openApp(pathname);
  await expect.element(notice).toMatchTextContent('Huset är öppnat från en länk. 1 val är annat än standard, +18 500 kr.');
  await sample('Öppen planlösning').click();
  await gone(notice);
});

test('another house says what has come along', async () => {
  await begin({ at: '/configuration/new/1/1' });
  await sample('Avskilt kök').click();
  await button('Byt husmodell').click();
  const houses = page.getByRole('dialog', { name: 'Byt husmodell' });
  await houses.getByRole('button', { name: 'Bygg Furuvik 112' }).click();
  await houses.getByRole('button', { name: 'Byt till Furuvik 112' }).click();
  await gone(houses);
  await expect.element(notice).toMatchTextContent(/Du har bytt till Furuvik 112\. 1 val är annat än standard/);
});
