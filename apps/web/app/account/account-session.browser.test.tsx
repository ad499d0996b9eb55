import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react/pure';
import { begin } from '../../testing/begin.ts';
import { appearLoggedOut, enter } from '../../testing/enter.ts';
import { findAxeViolations } from '../../testing/find-axe-violations.ts';
import { changed, intercept } from '../../testing/intercept.ts';
import { button, choices, gone, heading, sizes } from '../../testing/look.ts';
import { openApp } from '../../testing/open-app.tsx';
import { keepTyped } from '../parts/typed-fields.ts';
import { readHouses } from '../stored/kept-houses.ts';

const question = page.getByRole('alertdialog', { name: 'Någon annan är inloggad' });
const BERIT = { Id: 987_654, Firstname: 'Berit', Lastname: 'Alm', FullName: 'Berit Alm', Email: 'berit@example.com' };

/**
 * Simulates that the user Berit logs in in another tab. The server then refuses the saves of this page. Returns a list to which each
 * refused save adds the account id in its header `Page-Account`.
 * @param isTold whether the other tab announces Berit’s account to this page
 */
function beritLogsIn({ isTold }: { isTold: boolean }): readonly (string | null)[] {
  const shown: (string | null)[] = [];
  intercept(/^\/api\/account$/, (ask) => changed<object>(ask(), (account) => ({ ...account, ...BERIT })));
  intercept(/^\/api\/(guidemodel\/|account\/newsletter)$/, (_ask, { headers }) => {
    shown.push(new Headers(headers).get('Page-Account'));
    const problem = { type: 'about:blank', title: 'Other', status: 409, code: 'other-account', requestId: 'r1' };
    return Response.json(problem, { status: 409 });
  });
  if (isTold) tell(String(BERIT.Id));
  return shown;
}

/** Sends the message with which another tab announces its account. */
function tell(shown: string): void {
  const channel = new BroadcastChannel('gavel.account');
  channel.postMessage(shown);
  channel.close();
}

test.each(sizes)(
  'on $size, as soon as another user logs in in another tab, the page asks whether to continue as that user',
  async ({ width, height }) => {
    await page.viewport(width, height);
    await enter();
    await openApp('/my-profile');
    await expect.element(heading).toBeVisible();
    beritLogsIn({ isTold: true });
    await expect.element(question).toBeVisible();
    await expect
      .element(question.getByText(/Berit Alm \(berit@example\.com\) har loggat in.*Den här sidan hör till Anna Ek\./))
      .toBeVisible();
    await expect.element(question.getByRole('button', { name: 'Inte nu' })).toHaveFocus();
    await expect.element(question.getByRole('button', { name: 'Fortsätt som Berit Alm' })).toBeVisible();
    await expect.element(question.getByRole('button', { name: 'Logga ut Berit Alm' })).toBeVisible();
    expect(await findAxeViolations(question)).toEqual([]);
  },
);

test('if another user has logged in in another tab and the page does not know it, the server refuses to save the open house, and the browser keeps this house', async () => {
  await enter();
  await begin();
  await choices.first().click();
  const shown = beritLogsIn({ isTold: false });
  await button('Spara').click();
  await expect.element(question).toBeVisible();
  expect(shown).toEqual([expect.stringMatching(/^\d+$/)]);
  expect(shown).not.toEqual([String(BERIT.Id)]);
  await expect.poll(() => readHouses()[0]).toMatchObject({ saved: false, isWaiting: false, token: null });
  await question.getByRole('button', { name: 'Inte nu' }).click();
  await gone(question);
  await button('Spara').click();
  await expect.element(question, { message: 'it asks again' }).toBeVisible();
  expect(shown).toHaveLength(2);
});

test('if nobody is logged in on a page, a login in another tab also logs this page in, but does not save the open house', async () => {
  await begin();
  await choices.first().click();
  await button('Spara').click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await enter('Berit');
  const saves: string[] = [];
  intercept(/^\/api\/guidemodel\/$/, (ask) => {
    saves.push('save');
    return ask();
  });
  tell('987654');
  await expect
    .element(page.getByRole('dialog').getByText('Det ligger på ditt konto under Mina hus.', { exact: false }))
    .toBeVisible();
  await gone(question);
  expect(saves).toEqual([]);
});

test('if a user logs out in another tab and a second user logs in there, the page of the first user asks before it changes to the second user', async () => {
  await enter();
  await openApp('/help');
  const name = page.getByRole('banner').getByText(/Anna/);
  await expect.element(name).toBeVisible();
  const restore = appearLoggedOut();
  tell('none');
  await gone(name);
  restore();
  beritLogsIn({ isTold: true });
  await expect.element(question.getByText(/Den här sidan hör till Anna Ek\./)).toBeVisible();
});

test('if the user logs out in another tab, this page shows that they are logged out', async () => {
  await enter();
  await openApp('/help');
  await expect.element(page.getByRole('banner').getByText(/Anna/)).toBeVisible();
  appearLoggedOut();
  tell('none');
  await gone(page.getByRole('banner').getByText(/Anna/));
});

test('if the database is unreachable when the user comes back to a page, the page still shows the account of the user', async () => {
  await enter();
  await openApp('/help');
  const name = page.getByRole('banner').getByText(/Anna/);
  await expect.element(name).toBeVisible();
  const unavailable = { type: 'about:blank', title: 'No', status: 503, code: 'unavailable', requestId: 'r' };
  const asked = vi.fn(() => Response.json(unavailable, { status: 503 }));
  intercept(/^\/api\/account$/, asked);
  dispatchEvent(new Event('focus'));
  await expect.poll(() => asked.mock.calls.length).toBe(1);
  await new Promise((later) => setTimeout(later, 200));
  await expect.element(name).toBeVisible();
});

test('after the page has reloaded for another account, the registration form contains the text that was typed before the reload', async () => {
  const name = page.getByLabelText('Förnamn', { exact: true });
  await openApp('/register');
  await name.fill('Åsa');
  // Simulate what the page does before it reloads.
  keepTyped();
  await cleanup();
  await openApp('/register');
  await expect.element(name).toHaveValue('Åsa');
});
