import { describe, expect, test, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { begin } from '../../testing/begin.ts';
import { enter } from '../../testing/enter.ts';
import { button, choices, dialog, gone, one, sample, sizes } from '../../testing/look.ts';
import { readHouses } from '../stored/kept-houses.ts';

const FIRST = '/configuration/new/1/1';
const heading = dialog.getByRole('heading', { name: 'Huset är sparat' });

/** Returns whether the browser has stored the house as saved by the visitor. */
const isKeptAsSaved = () => readHouses()[0]?.saved === true;

test('when a panel closes, the focus returns to the button that opened the panel; the browser’s Back button also closes a panel', async () => {
  const app = await begin();
  const opener = button('Spara').element();
  if (opener instanceof HTMLElement) opener.focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(heading).toBeVisible();
  expect(app.address()).toMatch(/view=save/);
  for (let presses = 0; presses < 12; presses += 1) {
    await userEvent.tab();
    // A press on Tab may move the focus to the focus guard at the end of the panel, which then moves it back into the panel.
    await expect
      .poll(() => document.activeElement?.closest('[role="dialog"], [data-base-ui-focus-guard]') ?? null)
      .not.toBeNull();
  }
  await userEvent.keyboard('{Escape}');
  await gone(dialog);
  await expect.element(button('Spara')).toHaveFocus();
  await button('Spara').click();
  await expect.element(dialog).toBeVisible();
  await app.back();
  await gone(dialog);
  expect(app.address()).toBe(FIRST);
});

test('without a network, the save panel disables the buttons for the login and for the e-mail, and explains why', async () => {
  const notice = dialog.getByText(/^Du är offline\. När nätet är tillbaka kan du spara på ett konto/);
  await begin();
  await button('Spara').click();
  await expect.element(heading).toBeVisible();
  expect(notice.elements()).toEqual([]);
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  dispatchEvent(new Event('offline'));
  await expect.element(notice).toBeVisible();
  for (const name of ['Logga in eller skapa konto', 'Mejla länken']) {
    const waiting = dialog.getByRole('button', { name });
    await expect.element(waiting).toHaveAttribute('aria-disabled', 'true');
    await expect.element(waiting).toHaveAccessibleDescription(/^Du är offline\./);
  }
  await expect.element(dialog.getByRole('button', { name: 'Skapa länk' })).toBeEnabled();
  onLine.mockRestore();
  dispatchEvent(new Event('online'));
  await gone(notice);
  await dialog.getByRole('button', { name: 'Logga in eller skapa konto' }).click();
  await expect.element(dialog.getByRole('heading', { name: 'Logga in eller skapa konto', level: 2 })).toBeVisible();
});

test('if the browser’s Forward button opens the save panel again, the page saves the latest choices', async () => {
  const app = await begin();
  await button('Spara').click();
  await expect.element(dialog).toBeVisible();
  await app.back();
  await gone(dialog);
  await choices.first().click();
  await expect.poll(isKeptAsSaved).toBe(false);
  await app.forward();
  await expect.element(heading).toBeVisible();
  await expect.poll(isKeptAsSaved).toBe(true);
});

test('when a first save puts the token of the house into the address, the focus stays on the pressed button', async () => {
  await enter();
  const app = await begin();
  await button('Spara').click();
  await expect.poll(app.address).toMatch(/^\/configuration\/\w{8}\/1\/1$/);
  await expect.element(button('Spara')).toHaveFocus();
});

test('after a save to an account, the panel offers to share the house with the household', async () => {
  await enter();
  const app = await begin({ at: `${FIRST}?view=save` });
  const way = dialog.getByRole('link', { name: 'Dela med hushållet' });
  await expect.element(way).toBeVisible();
  await expect.poll(app.address).toMatch(/^\/configuration\/\w{8}\//);
  const [, , token] = app.address().split('/');
  await expect.element(way).toHaveAttribute('href', `/my-projects/${token}/household`);
});

describe.each(sizes)('a visit without browser storage, on the screen of $size', ({ width, height }) => {
  test('the visit continues if the storage of the browser is blocked or unreadable', async ({ onTestFinished }) => {
    await page.viewport(width, height);
    const { setItem, getItem } = Storage.prototype;
    onTestFinished(() => {
      Object.assign(Storage.prototype, { setItem, getItem });
    });
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    Storage.prototype.getItem = function (key: string) {
      return key.startsWith('gavel') ? '{rubbish' : getItem.call(this, key);
    };
    await begin({ house: 'Furuvik 112' });
    await sample('Avskilt kök').click();
    await expect.element(page.getByText(/Webbläsaren tillåter inte att vi sparar här/)).toBeVisible();
    await expect.element(sample('Avskilt kök')).toBeChecked();
  });
});

describe.each([
  { width: 390, height: 844 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
])('the state of a save in a window of $width × $height px', ({ width, height }) => {
  test('the mark on the save button shows whether the house is saved, and a line of text shows where', async () => {
    await page.viewport(width, height);
    await enter();
    await begin();
    const status = page.getByRole('status').filter({ hasText: 'Sparat på ditt konto' });
    await expect.element(button('Spara')).toHaveAttribute('title', 'Spara');
    await choices.first().click();
    await expect.element(button('Spara')).toHaveAttribute('title', 'Osparade ändringar');
    expect(hasDot()).toBe(true);
    const line = page.getByText('Sparat på ditt konto', { exact: true });
    // The line is visible for only a short time, so look for it during the click.
    await Promise.all([
      button('Spara').click(),
      expect
        .poll(() => faultsOfSeen(line, width), { message: 'the line is visible, on the screen and over no tool' })
        .toEqual([]),
    ]);
    await expect.element(button('Spara')).toHaveAttribute('title', 'Sparat på ditt konto');
    await expect.poll(() => isSeen(line.element())).toBe(false);
    await expect.element(status, { message: 'a screen reader still finds it' }).toBeInTheDocument();
    expect(hasDot()).toBe(false);
    await choices.first().click();
    expect(hasDot()).toBe(true);
    await expect.element(status).not.toBeInTheDocument();
  });
});

function hasDot(): boolean {
  return getComputedStyle(one('.save-mark'), '::after').content !== 'none';
}

/** Returns what is wrong with a line of text that people should see: it is not visible, not on the screen, or covers tools. */
function faultsOfSeen(locator: Locator, width: number): string[] {
  const line = locator.elements().find(isSeen);
  if (!line) return ['not visible'];
  const { left, right } = line.getBoundingClientRect();
  return [...(left < 0 || right > width ? ['not on the screen'] : []), ...overlappedTools(line)];
}

/** Returns the tools of the picture that the element covers. */
function overlappedTools(element: Element): string[] {
  const line = element.getBoundingClientRect();
  return [...document.querySelectorAll('.camera-bar, .configurator > .title-history')]
    .filter((tools) => {
      const { left, right, top, bottom } = tools.getBoundingClientRect();
      return left < line.right && right > line.left && top < line.bottom && bottom > line.top;
    })
    .map(({ className }) => className);
}

/** Returns whether people can see the element. An element only for screen readers is one pixel wide. */
function isSeen(element: Element): boolean {
  return element.getBoundingClientRect().width > 20;
}
