import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { begin } from '../../testing/begin.ts';
import { fail, intercept } from '../../testing/intercept.ts';
import { choices, dialog, gone, sample, sizes } from '../../testing/look.ts';

const SHARE = /^\/api\/guidemodel\/share/;
const SAVE = '/configuration/new/3/1?view=save';
const field = dialog.getByRole('textbox', { name: 'Länk till huset' });
const link = async () => {
  const found = await field.findElement();
  return found instanceof HTMLInputElement ? found.value : '';
};

describe.each(sizes)('links to a house on the screen of $size', ({ width, height }) => {
  test('the visitor makes a link to the house; after the next choice, the page shows that the link is outdated, and the visitor can withdraw the link', async () => {
    await page.viewport(width, height);
    const app = await begin({ at: SAVE });
    await dialog.getByRole('button', { name: 'Skapa länk' }).click();
    await expect.element(field).toHaveFocus();
    await expect.element(dialog.getByRole('status').filter({ hasText: 'Länken är skapad' })).toBeVisible();
    const first = await link();
    expect(first).toMatch(/\/start\/[0-9A-Za-z]{8}$/);
    await dialog.getByRole('button', { name: 'Fortsätt bygga' }).click();
    await gone(dialog);
    await choices.first().click();
    await app.goTo(SAVE);
    await expect.element(dialog.getByText('Du har ändrat huset sedan länken skapades.', { exact: false })).toBeVisible();
    await dialog.getByRole('button', { name: 'Skapa ny länk' }).click();
    await expect.poll(link).not.toBe(first);

    await dialog.getByRole('button', { name: '2 länkar som du har skapat' }).click();
    const withdraw = dialog.getByRole('button', { name: /^Återkalla länken till/ }).last();
    const confirm = dialog.getByRole('button', { name: 'Återkalla', exact: true });
    await withdraw.click();
    await expect.element(confirm).toHaveFocus();
    await dialog.getByRole('button', { name: 'Avbryt' }).click();
    await expect.element(withdraw).toHaveFocus();
    await withdraw.click();
    await confirm.click();
    await expect.element(dialog.getByRole('button', { name: 'En länk som du har skapat' })).toHaveFocus();
    await expect.element(dialog.getByRole('status').filter({ hasText: 'Länken är återkallad' })).toBeInTheDocument();
    await app.goTo(new URL(first).pathname);
    await expect.element(page.getByText(/Länken leder inte till något sparat hus\./)).toBeVisible();
  });

  test('if the house has an answer that the builder no longer offers, the page makes no link, and offers to calculate the house again with today’s answers and prices', async () => {
    await page.viewport(width, height);
    const app = await begin();
    await sample('Avskilt kök').click();
    await expect.element(sample('Avskilt kök')).toBeChecked();
    // Send an unknown answer, as a browser does that opened the house before the builder removed an answer.
    const restore = intercept(SHARE, (_ask, { body, ...sent }) => {
      const asked = JSON.parse(String(body));
      const [question = ''] = Object.keys(asked.Answers);
      restore();
      return fetch('/api/guidemodel/share', {
        ...sent,
        body: JSON.stringify({ ...asked, Answers: { ...asked.Answers, [question]: 999_999 } }),
      });
    });
    await app.goTo('/configuration/new/1/1?view=save');
    await dialog.getByRole('button', { name: 'Skapa länk' }).click();
    await expect.element(dialog.getByText(/Räkna om det med dagens val och priser\./)).toBeVisible();
    await dialog.getByRole('button', { name: 'Räkna om huset' }).click();
    await gone(dialog);
    await expect.element(sample('Avskilt kök')).toBeChecked();
    await app.goTo('/configuration/new/1/1?view=save');
    await dialog.getByRole('button', { name: 'Skapa länk' }).click();
    await expect.element(field).toHaveFocus();
  });
});

test('if a link waits for the network, and the first attempt fails after the network is back, the page tries again and makes the link', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  let asked = 0;
  intercept(SHARE, (ask) => {
    asked += 1;
    return asked === 1 ? fail() : ask();
  });
  const app = await begin({ at: SAVE });
  await dialog.getByRole('button', { name: 'Skapa länk' }).click();
  await expect.element(dialog.getByText('Länken skapas när du är det igen', { exact: false })).toBeVisible();
  await app.goTo('/configuration/new/3/1');
  await gone(dialog);
  online.mockRestore();
  window.dispatchEvent(new Event('online'));
  await expect.element(page.getByText('Du är uppkopplad igen och länken till huset är klar.')).toBeVisible();
  expect(asked).toBe(2);
});

test('if the name of the house changes, the link is outdated, because it opens the house under its old name', async () => {
  const app = await begin({ at: SAVE });
  await dialog.getByRole('button', { name: 'Skapa länk' }).click();
  await expect.element(field).toHaveFocus();
  const first = await link();
  await app.goTo('/configuration/new/3/1?view=name');
  await dialog.getByRole('textbox', { name: 'Husets namn' }).fill('Huset vid sundet');
  await dialog.getByRole('button', { name: 'Byt namn' }).click();
  await gone(dialog);
  await app.goTo(SAVE);
  await expect.element(dialog.getByText('Du har ändrat huset sedan länken skapades.', { exact: false })).toBeVisible();
  await dialog.getByRole('button', { name: 'Skapa ny länk' }).click();
  await expect.poll(link).not.toBe(first);
  await gone(dialog.getByText('Du har ändrat huset sedan länken skapades.', { exact: false }));
});

test('on a phone, a button opens the share menu for the link', async ({ onTestFinished }) => {
  const shared: (string | undefined)[] = [];
  Object.defineProperty(navigator, 'share', {
    configurable: true,
    value: async ({ url }: ShareData) => {
      shared.push(url);
    },
  });
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'share');
  });
  const media = matchMedia;
  vi.stubGlobal('matchMedia', (query: string) => media(query === '(pointer: coarse)' ? 'all' : query));
  await page.viewport(390, 844);
  await begin({ at: SAVE });
  await dialog.getByRole('button', { name: 'Skapa länk' }).click();
  await dialog.getByRole('button', { name: 'Dela', exact: true }).click();
  const made = await link();
  await expect.poll(() => shared).toEqual([made]);
});

test('the copy button copies the address of the link', async () => {
  await begin({ at: SAVE });
  await dialog.getByRole('button', { name: 'Skapa länk' }).click();
  await dialog.getByRole('button', { name: 'Kopiera' }).click();
  await expect.element(dialog.getByText('Länken är kopierad')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(await link());
});
