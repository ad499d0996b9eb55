import { asHouseId } from '@gavel/core';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react/pure';
import { begin, idOf, MALMO } from '../../testing/begin.ts';
import { findAxeViolations } from '../../testing/find-axe-violations.ts';
import { button, dialog, gone, heading, krOf, sample, sizes, textOf, total } from '../../testing/look.ts';
import { openApp } from '../../testing/open-app.tsx';
import { newVisitAddress } from '../addresses.ts';
import { browserApi } from '../api/browser-api.ts';
import { writeChoices } from '../asked-house.ts';

const notice = page.getByRole('status').filter({ has: button('Stäng') });

/** Returns the address that starts the house with this bundle, with the ids of the test range. */
async function startAddress(bundle: string): Promise<string> {
  const house = (await (await browserApi()).listHouses()).find(({ title }) => title === 'Björkliden 142');
  const id = house?.bundles.find(({ name }) => name === bundle)?.id;
  return `/start/new?h=${await idOf()}&m=${MALMO}&b=${id}`;
}

describe.each(sizes)('the notice about how a house opened, on the screen of $size', ({ width, height }) => {
  test('if a house starts with a bundle, a notice shows the name of the bundle, the number of its choices and their price; after a reload the notice does not appear again', async () => {
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

test('the notice about how the house opened disappears when the visitor goes to the next question', async () => {
  await page.viewport(390, 844);
  await openApp(await startAddress('Komplett'));
  await expect.element(notice).toMatchTextContent('Paketet Komplett är valt.');
  await button('Nästa').click();
  await expect.element(heading).toHaveTextContent('Sovrum');
  await gone(notice);
});

test('a house that opens from a shared link shows a notice about the link, with the number of its choices', async () => {
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

test('if an address contains choices and a question, the house opens at this question with these choices; a notice reports if one of the choices is not possible', async () => {
  const parameters = { houseId: asHouseId(Number(await idOf())), municipality: MALMO };
  const { sections } = await (await browserApi()).beginHouse({ parameters });
  const answers = sections.flatMap(({ questions }) => questions.flatMap((question) => question.answers));
  const choiceOf = (wanted: string) => {
    const { id, parentQuestionId } = answers.find(({ title }) => title === wanted) ?? answers[0] ?? {};
    return { questionId: Number(parentQuestionId), answerId: Number(id) };
  };
  const kitchen = choiceOf('Avskilt kök');
  const asked = { house: await idOf(), municipality: MALMO, question: kitchen.questionId };
  await openApp(newVisitAddress({ ...asked, choices: writeChoices([kitchen]) }));
  await expect.element(notice).toMatchTextContent('Valen i länken är gjorda. 1 val är annat än standard, +18 500 kr.');
  await expect.element(sample('Avskilt kök')).toBeChecked();

  await cleanup();
  sessionStorage.clear();
  const unknown = { questionId: kitchen.questionId, answerId: 999_999 };
  await openApp(newVisitAddress({ ...asked, choices: writeChoices([unknown]) }));
  await expect.element(notice).toMatchTextContent('Alla val i länken går inte att göra här. De andra är gjorda.');
  await expect.element(sample('Avskilt kök')).not.toBeChecked();
});

test('after a change of the house model, a notice names the new house model and shows how many choices differ from the standard', async () => {
  await begin({ at: '/configuration/new/1/1' });
  await sample('Avskilt kök').click();
  await button('Byt husmodell').click();
  const houses = page.getByRole('dialog', { name: 'Byt husmodell' });
  await houses.getByRole('button', { name: 'Bygg Furuvik 112' }).click();
  await houses.getByRole('button', { name: 'Byt till Furuvik 112' }).click();
  await gone(houses);
  await expect.element(notice).toMatchTextContent(/Du har bytt till Furuvik 112\. 1 val är annat än standard/);
});
