import type { Page } from '@playwright/test';
import { ConfiguratorPage, krOf } from './support/configurator.ts';
import { expect, expectNoAxeViolations, test } from './support/test.ts';

const MALMO = '1280';
/** Radon protection is a must there. */
const SKOVDE = '1496';

test('every step of a house is gone through with the keyboard alone', async ({ page }) => {
  const configurator = new ConfiguratorPage(page);
  await configurator.start(await houseId(page, 'Carport 24'), MALMO);
  const { total } = await configurator.counter();
  for (let n = 1; n < total; n += 1) {
    await tabTo(page, page.getByRole('radio', { checked: true }));
    await page.keyboard.press('End');
    await expect(configurator.samples.getByRole('radio').last()).toBeFocused();
    await page.keyboard.press('Home');
    await expect(configurator.samples.getByRole('radio').first()).toBeFocused();
    const { n: now, total: steps } = await configurator.counter();
    if (now === steps) break;
    await tabTo(page, page.getByRole('button', { name: 'Nästa', exact: true }));
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await configurator.counter()).n, 'one step on').toBe(now + 1);
    await expect(configurator.heading, 'focus tells the new question').toBeFocused();
  }
  await tabTo(page, page.getByRole('button', { name: 'Slutför' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Slutför' })).toBeFocused();
});

test('a replacement is told in the builder’s words with its price, and taken back and done again @phone', async ({ page }) => {
  const configurator = new ConfiguratorPage(page);
  await configurator.start(await houseId(page, 'Björkliden 142'), MALMO);
  await page.goto('/configuration/new/3/2');
  const before = await configurator.total();
  await page.getByRole('radio', { name: 'Hyvlad', exact: true }).click();

  const notice = page.locator('.notice');
  await expect(notice).toContainText('Fasadkulör: Falu rödfärg fäster inte på hyvlad panel. Vi har bytt till linoljevit');
  const after = await configurator.total();
  expect(krOf((await notice.getByText(/^Hela ändringen/).innerText()).replace('Hela ändringen ', ''))).toBe(after - before);
  await expectNoAxeViolations(page);

  await notice.getByRole('button', { name: 'Ångra' }).click();
  await expect(notice).toContainText('Ångrat.');
  expect(await configurator.total()).toBe(before);
  await expect(page.getByRole('radio', { name: 'Finsågad', exact: true })).toBeChecked();
  await expect(notice.getByRole('button', { name: 'Gör om' })).toBeFocused();
  await page.keyboard.press('Enter');
  expect(await configurator.total()).toBe(after);
  await notice.getByRole('button', { name: 'Stäng' }).click();
  await expect(notice).toBeHidden();
  await expect(page.getByRole('radio', { name: 'Hyvlad', exact: true }), 'focus is where one chooses').toBeFocused();
});

test('a blocked answer says why, and is chosen all the same after a look at what it changes @phone', async ({ page }) => {
  const configurator = new ConfiguratorPage(page);
  await configurator.start(await houseId(page, 'Björkliden 142'), MALMO);
  await page.goto('/configuration/new/3/3');
  const blocked = page.getByRole('radio', { name: 'Skogsgrön', exact: true });
  await expect(blocked).toBeDisabled();
  await expect(blocked).toHaveAccessibleDescription('Ej valbart Kräver liggande panel');
  const before = await configurator.total();
  const open = page.getByRole('button', { name: 'Välj ändå: Skogsgrön' });
  const preview = page.getByRole('dialog', { name: 'Välj Skogsgrön ändå?' });

  await open.click();
  await expect(preview).toContainText('Lockpanel byts mot Liggande spontad panel');
  await expectNoAxeViolations(page);
  await page.goBack();
  await expect(preview, 'Back closes it').toBeHidden();
  await expect(open, 'focus goes back').toBeFocused();
  expect(await configurator.total()).toBe(before);

  await open.click();
  const promised = krOf(await preview.locator('.way-total').innerText());
  const rows = (await preview.locator('.way-changes .num').allInnerTexts()).map(krOf);
  expect(promised - before).toBe(rows.reduce((sum, amount) => sum + amount, 0));
  await preview.getByRole('button', { name: 'Välj Skogsgrön' }).click();
  await expect(blocked).toBeChecked();
  await expect(blocked).toBeFocused();
  expect(await configurator.total()).toBe(promised);
  await expect(page.locator('.notice')).toContainText('Panel: Lockpanel har ersatts med Liggande spontad panel');

  await page.keyboard.press('Control+z');
  await expect(page.getByRole('radio', { name: 'Falu rödfärg', exact: true }), 'one step').toBeChecked();
  expect(await configurator.total()).toBe(before);
});

test('where nothing can be done, the reason is all there is', async ({ page }) => {
  const configurator = new ConfiguratorPage(page);
  await configurator.start(await houseId(page, 'Björkliden 142'), SKOVDE);
  await page.goto('/configuration/new/2/2');
  const blocked = configurator.samples.locator('.sample-place').filter({ hasText: 'Radonsäkert krävs i kommunen' });
  await expect(blocked.getByRole('radio')).toBeDisabled();
  await expect(blocked.getByRole('button', { name: /^Välj ändå/ })).toHaveCount(0);
  await page.goto(`/configuration/new/2/2?view=way&answer=${await blocked.getByRole('radio').getAttribute('data-answer')}`);
  const explained = page.getByRole('dialog', { name: /går inte att välja$/ });
  await expect(explained).toContainText('Radonsäkert krävs i kommunen');
  await expect(explained).toContainText('Det beror på huset eller kommunen');
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Tillbaka till valen' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('choices are undone and done again by keys, but not while something is asked', async ({ page }) => {
  const configurator = new ConfiguratorPage(page);
  await configurator.start(await houseId(page, 'Furuvik 112'), MALMO);
  const chosen = configurator.samples.locator('[aria-checked="true"] b');
  const [first, second] = [await chosen.innerText(), await configurator.choices.first().locator('b').innerText()];
  await configurator.choices.first().click();
  await expect(chosen).toHaveText(second);
  await page.keyboard.press('Control+z');
  await expect(chosen).toHaveText(first);
  await page.keyboard.press('Control+Shift+z');
  await expect(chosen).toHaveText(second);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+y');
  await expect(chosen).toHaveText(second);

  await page.getByRole('button', { name: 'Börja om' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(chosen).toHaveText(second);
});

test('starting over asks first, and can be taken back @phone', async ({ page, isMobile }) => {
  const configurator = new ConfiguratorPage(page);
  await configurator.start(await houseId(page, 'Furuvik 112'), MALMO);
  const untouched = await configurator.total();
  await configurator.choices.last().click();
  const changed = await configurator.total();
  const ask = async () => {
    if (isMobile) await page.getByRole('button', { name: /^Översikt/ }).click();
    await page.getByRole('button', { name: 'Börja om' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('Furuvik 112');
  };
  await ask();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Behåll mina val' }).click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  expect(await configurator.total()).toBe(changed);

  await ask();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Börja om' }).click();
  await expect(page).toHaveURL(/\/configuration\/new\/0$/);
  expect(await configurator.total()).toBe(untouched);
  await page.locator('.notice').getByRole('button', { name: 'Ångra' }).click();
  expect(await configurator.total()).toBe(changed);
});

test('starting over leads to the first step also from one that it takes away', async ({ page }) => {
  const configurator = new ConfiguratorPage(page);
  await configurator.start(await houseId(page, 'Furuvik 112'), MALMO);
  const overview = page.getByRole('navigation', { name: 'Översikt' });
  await overview.getByRole('link', { name: 'El och solceller' }).click();
  await page.getByRole('radio', { name: 'Solceller 6,4 kW', exact: true }).click();
  await overview.getByRole('link', { name: 'Batteri' }).click();
  await expect(configurator.heading).toHaveText('Batteri');
  await page.getByRole('button', { name: 'Börja om' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Börja om' }).click();
  await expect(page).toHaveURL('/configuration/new/0');
  await expect(configurator.heading).toHaveText('Börja med ett paket');
  await expect(overview.getByRole('link', { name: 'Paket' })).toHaveAttribute('aria-current', 'step');
});

test('what is read about an answer opens and stays as its question says; sections, tips and products are read too', async ({
  page,
}) => {
  const configurator = new ConfiguratorPage(page);
  await configurator.start(await houseId(page, 'Björkliden 142'), MALMO);
  const more = page.getByRole('button', { name: 'Mer info' });
  const panel = page.locator('#more-information');

  await test.step('mode 1: open on entry, every time; the first step introduces the section', async () => {
    await expect(panel).toContainText('Om Öppen planlösning');
    const introduction = page.getByRole('region', { name: 'Planlösning', exact: true });
    await expect(introduction).toContainText('Alla planlösningar uppfyller kraven');
    await expect(introduction).toContainText('Gå runt i ditt nuvarande hem');
    await introduction.getByRole('button', { name: /^Stäng/ }).click();
    await expect(introduction).toBeHidden();
    await more.click();
    await expect(panel).toBeHidden();
    await configurator.next();
    await expect(page).toHaveURL(/1\/2$/);
    await page.getByRole('button', { name: 'Tillbaka' }).click();
    await expect(panel).toBeVisible();
    await expect(introduction).toBeVisible();
  });
  await test.step('mode 0: closed on entry', async () => {
    await configurator.next();
    await expect(page).toHaveURL(/1\/2$/);
    await expect(more).toHaveAttribute('aria-expanded', 'false');
    await expect(panel).toBeHidden();
    await more.click();
    await expect(panel).toBeVisible();
    await expectNoAxeViolations(page);
  });
  await test.step('mode 2: open, and stays so', async () => {
    await page.goto('/configuration/new/1/4');
    await expect(panel).toBeVisible();
    await expect(more).toBeHidden();
  });
  await test.step('mode 3: no panel', async () => {
    await page.goto('/configuration/new/4/5');
    await expect(configurator.samples).toBeVisible();
    await expect(panel).toBeHidden();
    await expect(more).toBeHidden();
  });
  await test.step('tip, arrows and the last card', async () => {
    await page.goto('/configuration/new/3/1');
    await expect(page.getByText('Liggande panel gör huset längre och lägre')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Visa fler' })).toBeVisible();
    await page.getByRole('button', { name: 'Läs mer om produkterna' }).click();
    const product = page.getByRole('dialog', { name: 'Om våra paneler' });
    await expect(product.getByRole('heading', { name: 'Virket' })).toBeVisible();
    await expectNoAxeViolations(page);
    await page.goBack();
    await expect(product).toBeHidden();
  });
});

test('the palette is put away and taken out again; the overview marks where one has been', async ({ page }) => {
  const configurator = new ConfiguratorPage(page);
  await configurator.start(await houseId(page, 'Björkliden 142'), MALMO);
  await page.getByRole('button', { name: 'Dölj alternativen' }).click();
  await expect(configurator.samples).toBeHidden();
  await configurator.next();
  await expect(configurator.samples).toBeHidden();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Visa alternativen' }).click();
  await expect(configurator.samples).toBeVisible();

  const overview = page.getByRole('navigation', { name: 'Översikt' });
  const entry = (name: string) => overview.getByRole('link', { name });
  await expect(entry('Kök och vardagsrum')).toContainText('klar');
  await expect(overview.locator('[aria-current="step"]')).toContainText('Här är du');
  await expect(entry('Paket')).toContainText('inte besökt');
  await page.goto('/configuration/new/3/2');
  await page.getByRole('radio', { name: 'Hyvlad', exact: true }).click();
  await expect(entry('Fasadkulör')).toContainText('Ändrad');
  await entry('Fasadkulör').click();
  await entry('Panelens yta').click();
  await expect(entry('Fasadkulör')).toContainText('klar');
  for (const [name, view] of [
    ['Hjälpguide', 'guide'],
    ['Kontakta säljare', 'contact'],
    ['Jag är färdig', 'summary'],
  ] as const) {
    await page.locator('.configurator-side').getByRole('button', { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`view=${view}$`));
    await expect(page.getByRole('dialog').first()).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await page.locator('.configurator-side').getByRole('button', { name: 'Stäng översikten' }).click();
  await expect(page.getByRole('button', { name: /^Översikt/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.locator('.configurator-side').getByRole('link', { name: 'Nytt hus', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Lämna' }).click();
  await expect(page).toHaveURL(/\/new-project$/);
});

test('on a wide, low screen the overview is a drawer', async ({ page }) => {
  await page.setViewportSize({ width: 1100, height: 500 });
  await new ConfiguratorPage(page).start(await houseId(page, 'Björkliden 142'), MALMO);
  await page.getByRole('button', { name: /^Översikt/ }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('link', { name: 'Fasad', exact: false }).first()).toBeVisible();
  await expectNoAxeViolations(page);
  await drawer.getByRole('button', { name: 'Stäng översikten' }).click();
  await expect(drawer).toBeHidden();
});

test.describe('offline', () => {
  // What the browser says about pictures that it cannot fetch.
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test('choices go on without a network', async ({ page, context }) => {
    const configurator = new ConfiguratorPage(page);
    await configurator.start(await houseId(page, 'Björkliden 142'), MALMO);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await configurator.choices.first().click();
    for (let step = 2; step <= 9; step += 1) {
      await configurator.next();
      await expect.poll(async () => (await configurator.counter()).n).toBe(step);
    }
    await page.getByRole('radio', { name: 'Hyvlad', exact: true }).click();
    await expect(page.locator('.notice')).toContainText('Fasadkulör');
    await configurator.next();
    await page
      .getByRole('button', { name: /^Välj ändå/ })
      .first()
      .click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Välj / })
      .click();
    await page.getByRole('link', { name: 'Paket' }).click();
    await expect(page.getByRole('heading', { name: 'Börja med ett paket' })).toBeVisible();
    await configurator.summary();
    await context.setOffline(false);
  });
});

test('the phone’s sheet has three heights, for the finger and for keys @only-phone', async ({ page }) => {
  const configurator = new ConfiguratorPage(page);
  await configurator.start(await houseId(page, 'Björkliden 142'), MALMO);
  const handle = page.getByRole('slider', { name: 'Panelens höjd' });
  const sheet = page.locator('.palette');
  const height = async () => (await sheet.boundingBox())?.height ?? 0;
  const half = await height();

  await handle.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(handle).toHaveAttribute('aria-valuetext', 'bara frågan');
  await expect(configurator.samples).toBeHidden();
  await expectNoAxeViolations(page);
  await page.keyboard.press('End');
  await expect(handle).toHaveAttribute('aria-valuetext', 'hel');
  await expect.poll(height).toBeGreaterThan(half + 150);
  await expectNoAxeViolations(page);

  const box = await page.locator('.sheet-handle').boundingBox();
  if (!box) throw new Error('the handle is not on the screen');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y + 120, { steps: 4 });
  await page.mouse.up();
  await expect(handle).toHaveAttribute('aria-valuetext', 'halv');
  await expect.poll(height).toBe(half);
});

test('nothing is cut off at 320 pixels, and a low screen leaves the picture its room', async ({ page }) => {
  const configurator = new ConfiguratorPage(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await configurator.start(await houseId(page, 'Björkliden 142'), MALMO);
  await page.goto('/configuration/new/3/3');
  await expect(configurator.samples).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  for (const name of ['Tillbaka', 'Nästa', 'Spara', 'Sammanställning'])
    await expect(page.getByRole('button', { name, exact: true }).first()).toBeInViewport({ ratio: 1 });
  await expectNoAxeViolations(page);

  await page.setViewportSize({ width: 320, height: 256 });
  const next = page.getByRole('button', { name: 'Nästa', exact: true });
  await next.scrollIntoViewIfNeeded();
  await expect(next, 'the page scrolls').toBeInViewport({ ratio: 1 });

  await page.setViewportSize({ width: 844, height: 390 });
  await expect(next).toBeInViewport({ ratio: 1 });
  const palette = await page.locator('.palette').boundingBox();
  expect(palette?.x, 'more than half of the width is the picture’s').toBeGreaterThan(422);
  await expectNoAxeViolations(page);
});

/** Presses Tab until something has focus, as one who has no mouse. */
async function tabTo(page: Page, target: ReturnType<Page['getByRole']>): Promise<void> {
  for (let pressed = 0; pressed < 80; pressed += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reached ${target}`);
}

async function houseId({ request }: Page, title: string): Promise<number> {
  const houses: { Id: number; Title: string }[] = await (await request.get('/api/houses')).json();
  return houses.find((house) => house.Title === title)?.Id ?? 0;
}
