import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { begin } from '../../testing/begin.ts';
import { button, choices, gone, heading, sample, samples, sizes, textOf, total } from '../../testing/look.ts';

const question = page.getByRole('alertdialog');
const chosen = samples.getByRole('radio', { checked: true });

test('keyboard shortcuts undo and redo choices, except while a dialog is open', async () => {
  await begin({ house: 'Furuvik 112' });
  const [first, second] = [await textOf(chosen), 'Avskilt kök'];
  await sample(second).click();
  await expect.element(sample(second)).toBeChecked();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(sample('Öppen planlösning')).toBeChecked();
  expect(await textOf(chosen)).toBe(first);
  await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  await expect.element(sample(second)).toBeChecked();
  await userEvent.keyboard('{Control>}z{/Control}');
  await userEvent.keyboard('{Control>}y{/Control}');
  await expect.element(sample(second)).toBeChecked();

  await button('Börja om').click();
  await expect.element(question).toBeVisible();
  await userEvent.keyboard('{Control>}z{/Control}');
  await userEvent.keyboard('{Escape}');
  await gone(question);
  await expect.element(sample(second)).toBeChecked();
});

describe.each(sizes)('the restart of a visit on the screen of $size', ({ width, height, isPhone }) => {
  test('the restart asks for a confirmation, and the visitor can undo the restart', async () => {
    await page.viewport(width, height);
    const app = await begin({ house: 'Furuvik 112' });
    const untouched = await total();
    await choices.last().click();
    await expect.poll(total).not.toBe(untouched);
    const changed = await total();
    const ask = async () => {
      if (isPhone) await page.getByRole('button', { name: /^Översikt/ }).click();
      await button('Börja om').click();
      await expect.element(question).toMatchTextContent('Furuvik 112');
    };
    await ask();
    await expect.element(button('Behåll mina val'), { message: 'the safe answer' }).toHaveFocus();
    await button('Behåll mina val').click();
    await gone(question);
    expect(await total()).toBe(changed);

    await ask();
    await question.getByRole('button', { name: 'Börja om' }).click();
    await expect.poll(app.address).toBe('/configuration/new/0');
    await expect.poll(total).toBe(untouched);
    await page.getByRole('status').getByRole('button', { name: 'Ångra' }).click();
    await expect.poll(total).toBe(changed);
  });
});

test('a restart opens the page before the first question, even if the restart removes the current step', async () => {
  const app = await begin({ house: 'Furuvik 112', at: '/configuration/new/5/2' });
  const overview = page.getByRole('navigation', { name: 'Översikt' });
  await sample('Solceller 6,4 kW').click();
  await overview.getByRole('link', { name: /^Batteri/ }).click();
  await expect.element(heading).toHaveTextContent('Batteri');
  await button('Börja om').click();
  await question.getByRole('button', { name: 'Börja om' }).click();
  await expect.poll(app.address).toBe('/configuration/new/0');
  await expect.element(heading).toHaveTextContent('Börja med ett paket');
  await expect.element(overview.getByRole('link', { name: /Paket/ })).toHaveAttribute('aria-current', 'step');
});
