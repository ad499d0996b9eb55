import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { begin } from '../../testing/begin.ts';
import { enter } from '../../testing/enter.ts';
import { findAxeViolations } from '../../testing/find-axe-violations.ts';
import { intercept } from '../../testing/intercept.ts';
import { button, choices, dialog, gone, sizes } from '../../testing/look.ts';

const SAVE = '/configuration/new/3/1?view=save';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1';
const field = dialog.getByRole('textbox', { name: 'E-postadress' });
const send = dialog.getByRole('button', { name: 'Mejla länken' });
const forATime = page.getByText(/tar bort (det|dem) om du inte har varit här på sju dagar/);

/** Records the e-mails that the page requests and the server accepts, in order. */
function sentMails() {
  const sent: { readonly to: string; readonly token: string }[] = [];
  intercept(/^\/api\/guidemodel\/share\/\w{8}\/mail$/, async (ask, { body }) => {
    const answer = await ask();
    const token = /share\/(\w{8})\/mail/.exec(answer.url)?.[1] ?? '';
    if (answer.ok) sent.push({ to: JSON.parse(String(body)).Email, token });
    return answer;
  });
  return sent;
}

test.each(sizes)(
  'on $size, a visitor without an account gets the link to the house by e-mail, and gets a new e-mail after a change of the house',
  async (size) => {
    await page.viewport(size.width, size.height);
    const sent = sentMails();
    const app = await begin({ at: SAVE });
    await field.fill('anna');
    await send.click();
    await expect.element(dialog.getByText('Ange en giltig E-postadress')).toBeVisible();
    await field.fill('anna@example.com');
    await send.click();
    await expect.element(dialog.getByText('Länken är på väg till anna@example.com')).toBeVisible();
    await expect.element(dialog.getByRole('textbox', { name: 'Länk till huset' })).toBeVisible();
    expect(await findAxeViolations(dialog)).toEqual([]);
    await dialog.getByRole('button', { name: 'Fortsätt bygga' }).click();
    await gone(dialog);
    await choices.first().click();
    await app.goTo(SAVE);
    await field.fill('anna@example.com');
    await send.click();
    await expect.poll(() => sent.length).toBe(2);
    expect(sent.map(({ to }) => to)).toEqual(['anna@example.com', 'anna@example.com']);
    expect(new Set(sent.map(({ token }) => token)).size, 'another link').toBe(2);
  },
);

test('if the visitor requests an e-mail with the link before the server has made the link, the e-mail is sent as soon as the link exists', async () => {
  const sent = sentMails();
  await begin({ at: SAVE });
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  const made = vi.fn();
  intercept(/^\/api\/guidemodel\/share$/, async (ask) => {
    made();
    await isReleased;
    return ask();
  });
  await dialog.getByRole('button', { name: 'Skapa länk' }).click();
  await field.fill('anna@example.com');
  await send.click();
  release();
  await expect.element(dialog.getByText('Länken är på väg till anna@example.com')).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(made).toHaveBeenCalledOnce();
});

test('the form shows an error if too many e-mails were sent to the address, or if the server failed', async () => {
  await begin({ at: SAVE });
  const restore = intercept(/\/mail$/, () => Response.json(problem('too-many-requests', 429), { status: 429 }));
  await field.fill('anna@example.com');
  await send.click();
  await expect.element(dialog.getByText(/^Adressen har redan fått flera länkar\./)).toBeVisible();
  restore();
  intercept(/\/mail$/, () => Response.json(problem('internal-error', 500), { status: 500 }));
  await send.click();
  await expect.element(dialog.getByText(/^Länken kunde inte mejlas\./)).toBeVisible();
});

test('in a browser that deletes stored data after some days, the leave dialog, the save panel and the list of own houses mention this', async () => {
  const userAgent = vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(SAFARI);
  onTestFinished(() => userAgent.mockRestore());
  const app = await begin({ at: '/configuration/new/3/1' });
  await choices.first().click();
  await page.getByRole('link', { name: /till startsidan/ }).click();
  await expect.element(page.getByRole('alertdialog').getByText(/tar bort det om du inte/)).toBeVisible();
  await button('Stanna kvar').click();
  await app.goTo(SAVE);
  await expect.element(dialog.getByText(/tar bort det om du inte/)).toBeVisible();
  await app.goTo('/my-projects');
  await expect.element(forATime).toBeVisible();
});

test('in a browser that keeps stored data, the save panel does not mention that data may be deleted', async () => {
  await begin({ at: SAVE });
  await expect.element(field).toBeVisible();
  await gone(forATime);
});

test('after a save to an account, the page does not offer to send the link by e-mail', async () => {
  const userAgent = vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(SAFARI);
  onTestFinished(() => userAgent.mockRestore());
  await enter();
  await begin({ at: SAVE });
  await expect.element(dialog.getByRole('link', { name: 'Dela med hushållet' })).toBeVisible();
  await gone(field);
  await gone(forATime);
});

function problem(code: string, status: number) {
  return { type: 'about:blank', title: 'No', status, code, requestId: 'r1' };
}
