import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react/pure';
import { begin, idOf, keepChanged, MALMO } from '../../../testing/begin.ts';
import { findAxeViolations } from '../../../testing/find-axe-violations.ts';
import { changed, intercept } from '../../../testing/intercept.ts';
import { button, dialog, gone, sample, samples, sizes, total } from '../../../testing/look.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { forgetBootstrap } from '../../stored/bootstrap-storage.ts';

const resume = page.getByRole('heading', { level: 1, name: 'Fortsätt där du slutade?' });

/** Makes a link to a house with its standard answers, and returns its path. */
async function makeLink(): Promise<string> {
  const app = await begin({ at: '/configuration/new/1/1?view=save' });
  await dialog.getByRole('button', { name: 'Skapa länk' }).click();
  const field = await dialog.getByRole('textbox', { name: 'Länk till huset' }).findElement();
  const { pathname } = new URL(field instanceof HTMLInputElement ? field.value : '');
  await app.goTo('/configuration/new/1/1');
  await gone(dialog);
  return pathname;
}

describe.each(sizes)('a house that the visitor has begun or that a link opens, on the screen of $size', ({ width, height }) => {
  test('if the visitor starts a house model that they have already begun, the page asks whether to continue the earlier house', async () => {
    await page.viewport(width, height);
    const price = await keepChanged();
    const address = `/start/new?h=${await idOf()}&m=${MALMO}`;
    const app = await openApp(address);
    await expect.element(resume).toBeVisible();
    await page.getByRole('link', { name: 'Fortsätt bygga' }).click();
    await expect.element(samples).toBeVisible();
    expect(await total()).toBe(price);

    await app.goTo(address);
    await expect.element(button('Stanna kvar'), { message: 'the safe answer' }).toHaveFocus();
    await page.getByRole('button', { name: 'Lämna', exact: true }).click();
    await page.getByRole('link', { name: 'Börja om' }).click();
    await expect.element(samples).toBeVisible();
    await expect.poll(total).not.toBe(price);
  });
});

test('before the house of an old link opens, a page shows how the answers and prices have changed since the link was made', async () => {
  const link = await makeLink();
  await cleanup();
  intercept(new RegExp(`^/api/guidemodel/${link.split('/').at(-1)}$`), (ask) =>
    changed<Opened>(ask(), (opened) => ({ ...opened, CarriedOver: carriedOver(opened) })),
  );
  const app = await openApp(`${link}?anew=1`);
  await expect.element(page.getByRole('heading', { name: 'Huset har ändrats sedan länken skapades' })).toBeVisible();
  await expect.element(page.getByText(/Svarta har ersatts med Vita/)).toBeVisible();
  await expect.element(page.getByText(/Öppen planlösning har ersatts med Avskilt kök/)).toBeVisible();
  await expect.element(page.getByText(/Underbyggd har tagits bort/)).toBeVisible();
  await expect.element(page.getByRole('listitem').filter({ hasText: 'Bergvärme' })).toMatchTextContent(/4.900.kr 6.400.kr$/);
  await expect.element(page.getByText(/^\+32.000.kr$/)).toBeVisible();
  await expect.element(page.getByText(/^\+19.300.kr$/)).toBeVisible();
  expect(await findAxeViolations(page.getByRole('main'))).toEqual([]);
  await button('Öppna huset').click();
  await expect.poll(app.address).toBe('/configuration/new/1/1');
  await expect.element(samples).toBeVisible();
});

interface Opened {
  readonly QuestionModel: {
    readonly Sections: readonly {
      readonly Questions: readonly { readonly Id: number; readonly Answers: readonly { Id: number; Title: string }[] }[];
    }[];
  };
}

/** Returns the changes that the server reports after the range has changed. */
function carriedOver({ QuestionModel }: Opened) {
  const answers = QuestionModel.Sections.flatMap(({ Questions }) => Questions).flatMap(({ Id, Answers }) =>
    Answers.map((answer) => ({ ...answer, QuestionId: Id })),
  );
  const find = (title: string) => answers.find(({ Title }) => Title === title);
  const [white, open, closed, heat] = ['Vita', 'Öppen planlösning', 'Avskilt kök', 'Bergvärme'].map(find);
  return {
    Gone: [
      { ...goneAnswer, QuestionTitle: 'Vitvaror', AnswerTitle: 'Svarta', ReplacedBy: white?.Id },
      { ...goneAnswer, QuestionId: 999_997, QuestionTitle: 'Fläkt', AnswerTitle: 'Underbyggd', ReplacedBy: null },
    ],
    Replaced: [{ QuestionId: open?.QuestionId, From: open?.Id, To: closed?.Id }],
    Repriced: [{ QuestionId: heat?.QuestionId, AnswerId: heat?.Id, Before: 4900, After: 6400 }],
    HousePriceDifference: 32_000,
    PriceDifference: 19_300,
  };
}

const goneAnswer = { QuestionId: 999_998, AnswerId: 999_999 };

test('if the builder no longer offers the house model of a house in this browser, the start page and the list of own houses show this', async () => {
  await keepChanged();
  forgetBootstrap();
  const [key = ''] = Object.keys(localStorage).filter((name) => name.startsWith('gavel.house.'));
  const kept = JSON.parse(localStorage.getItem(key) ?? '{}');
  localStorage.setItem(key, JSON.stringify({ ...kept, houseId: 999_999, keptAt: kept.keptAt + 1 }));
  const app = await openApp('/configuration');
  await expect.element(page.getByText(/Huset som du höll på med går inte att öppna/)).toBeVisible();
  await gone(page.getByRole('region', { name: 'Påbörjat hus' }));
  await app.goTo('/my-projects');
  await expect.element(page.getByText(/Den här husmodellen finns inte längre/)).toBeVisible();
  await gone(page.getByRole('link', { name: /^Fortsätt bygga/ }));
});

test('if the visitor has begun a house, and opens a link to another house of the same house model, the page asks which house to open', async () => {
  const link = await makeLink();
  await sample('Avskilt kök').click();
  await expect.element(sample('Avskilt kök')).toBeChecked();
  await cleanup();
  const app = await openApp(link);
  await expect.element(resume).toBeVisible();
  await expect
    .element(page.getByText(/Öppnar du länken får du ett hus till\. Det här ligger kvar under Mina hus\./))
    .toBeVisible();
  await page.getByRole('link', { name: 'Öppna länken' }).click();
  await expect.poll(app.address).toBe('/configuration/new/1/1');
  await expect.element(sample('Avskilt kök')).not.toBeChecked();
});

test('an address with the token of a link and the numbers of a step opens this step in the visitor’s own copy of the house', async () => {
  const token = (await makeLink()).split('/').at(-1);
  await cleanup();
  const app = await openApp(`/configuration/${token}/3/2`);
  await expect.poll(app.address).toBe('/configuration/new/3/2');
  await expect.element(samples).toBeVisible();
  await cleanup();
  intercept(new RegExp(`^/api/guidemodel/${token}$`), (ask) =>
    changed<Opened>(ask(), (opened) => ({ ...opened, CarriedOver: carriedOver(opened) })),
  );
  const later = await openApp(`/configuration/${token}/3/1`);
  await button('Öppna huset').click();
  await expect.poll(later.address).toBe('/configuration/new/3/1');
});

test('the loading screen is visible until the house has loaded', async () => {
  const come = Promise.withResolvers<void>();
  const house = await idOf();
  const app = await openApp('/house');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Välj hus' })).toBeVisible();
  intercept(/\/beginning/, async (ask) => {
    await come.promise;
    return ask();
  });
  const begun = app.goTo(`/start/new?h=${house}&m=${MALMO}`);
  const loading = page.getByText('Laddar ditt hus');
  await expect.element(loading).toBeVisible();
  come.resolve();
  await begun;
  await expect.element(samples).toBeVisible();
  await gone(loading);
});
