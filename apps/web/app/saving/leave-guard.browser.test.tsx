import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { begin } from '../../testing/begin.ts';
import { enter } from '../../testing/enter.ts';
import { button, choices, dialog, gone, heading } from '../../testing/look.ts';

const question = page.getByRole('alertdialog').getByText(/^Det finns osparade ändringar\. Är du säker på att du vill lämna/);

/** Returns whether the browser would ask before it closes the tab. */
function asksBeforeClosing(): boolean {
  return !dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

test.each([
  ['a visitor, in the browser', false],
  ['a member, on the account', true],
] as const)('the page and the browser ask before a visitor leaves unsaved changes (who saves where: %s)', async (_, isMember) => {
  if (isMember) await enter();
  const app = await begin();
  expect(asksBeforeClosing(), 'nothing is chosen yet').toBe(false);
  await choices.first().click();
  await expect.poll(asksBeforeClosing).toBe(true);
  await app.goTo('/help');
  await expect.element(question).toBeVisible();
  await button('Stanna kvar').click();
  await gone(question);
  expect(app.address()).toBe('/configuration/new/1/1');
  expect(asksBeforeClosing()).toBe(true);

  await button('Spara').click();
  if (isMember) await expect.poll(app.address).toMatch(/^\/configuration\/\w{8}\/1\/1$/);
  else await expect.element(dialog.getByRole('heading', { name: 'Huset är sparat' })).toBeVisible();
  await expect.poll(asksBeforeClosing).toBe(false);
  await app.goTo('/help');
  await expect.element(heading).toHaveTextContent('Så fungerar det');
});
