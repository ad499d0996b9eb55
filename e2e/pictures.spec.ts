import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { renderPictures, subjectOnScreen } from './support/rendered-pictures.ts';
import { moveTo } from './support/screens/move-to.ts';
import { resize } from './support/screens/size.ts';
import { expect, test } from './support/test.ts';

test.use({ pictures: 'real' });

/** Returns the addresses of the layers (the images that together form the visible picture), without folder and query. */
async function shownLayers(page: Page): Promise<string[]> {
  const addresses = await page
    .locator('.stage-layers')
    .last()
    .locator('img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('src') ?? ''));
  return addresses.map((address) => address.replace(/\?.*/, '').replace('/media/0e2e/', ''));
}

/** The step in which the visitor chooses the façade's colour. */
const FACADE = '/configuration/new/3/3';

const picture = (page: Page) => page.getByRole('img', { name: /^Bild på Björkliden 142/ });
const room = (page: Page) => page.getByRole('img', { name: /^Exempelbild/ });

test.describe('the picture of a rendered house', () => {
  test('the picture stays visible until every layer of the next picture is decoded, and the browser loads only the changed layers', async ({
    page,
    begin,
  }) => {
    const pictures = await renderPictures(page);
    pictures.hold(/facade-parlgra/);
    const configurator = await begin({ at: FACADE, change: pictures.furnish });
    await expect(picture(page)).toHaveAccessibleName(/Fasadkulör: Falu rödfärg/);
    await expect(picture(page)).not.toHaveAccessibleName(/Altan|Skorsten/);
    const before = await shownLayers(page);
    expect(before).toHaveLength(3);
    const asked = pictures.asked.length;

    await configurator.samples.getByRole('radio', { name: 'Pärlgrå' }).click();
    await expect(configurator.samples.getByRole('radio', { name: 'Pärlgrå' })).toBeChecked();
    await expect.poll(() => pictures.asked).toContain('exterior/front/facade-parlgra.webp');
    expect(await shownLayers(page)).toEqual(before);

    pictures.release();
    await expect(picture(page)).toHaveAccessibleName(/Fasadkulör: Pärlgrå/);
    expect(await shownLayers(page)).toEqual(before.map((layer) => layer.replace(/facade-.*\.webp/, 'facade-parlgra.webp')));
    expect(pictures.asked.slice(asked).filter((path) => before.includes(path))).toEqual([]);
  });

  test('if the picture does not show the chosen answer, a button opens a view that shows this answer', async ({
    page,
    begin,
  }) => {
    const configurator = await begin({ at: '/configuration/new/3/1' });
    const shown = page.getByRole('combobox', { name: 'Kameravy' }).locator('option:checked');
    await expect(shown).toHaveText('Entré');
    await configurator.samples.getByRole('radio', { name: /^Locklistpanel/ }).click();
    await expect(page.getByText('Bilden visar lockpanel.')).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(() => page.locator('.seen-note').evaluate(isRightEndFree), 'undo is beside the note').toBe(true);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('button', { name: 'Syns i vyn Ritad entré' }).click();
    await expect(shown).toHaveText('Ritad entré');
    await expect(page.getByRole('button', { name: /^Syns i vyn/ })).toBeHidden();

    await page.goto('/configuration/new/5/4');
    await expect(page.getByText('Bilden visar stående spår.')).toBeVisible();
    await page.getByRole('combobox', { name: 'Kameravy' }).selectOption({ label: 'Trädgård' });
    // The view from the garden does not show the entrance door.
    await expect(page.getByText('Bilden visar stående spår.')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Syns i vyn Ritad entré' })).toBeVisible();
  });

  test('the visitor changes the camera view by a button, an arrow key, the list of views and dragging; an arrow key on a sample does not change the view', async ({
    page,
    begin,
  }) => {
    const { furnish } = await renderPictures(page);
    const configurator = await begin({ at: FACADE, change: furnish });
    const cameras = page.getByRole('combobox', { name: 'Kameravy' });
    const shown = cameras.locator('option:checked');
    await expect(shown).toHaveText('Entré');

    await page.getByRole('button', { name: 'Rotera till nästa kameravy' }).click();
    await expect(shown).toHaveText('Trädgård');
    await expect(picture(page)).toHaveAccessibleName(/Trädgård\. .*Fasadkulör/);
    await expect(picture(page)).not.toHaveAccessibleName(/Takbeläggning/);
    await expect(page.getByRole('status').filter({ hasText: 'Kameravy: Trädgård' })).toBeAttached();
    await page.keyboard.press('ArrowLeft');
    await expect(shown).toHaveText('Entré');
    await cameras.selectOption('Trädgård');
    await expect(shown).toHaveText('Trädgård');

    await page.mouse.move(560, 300);
    await page.mouse.down();
    await page.mouse.move(700, 310, { steps: 5 });
    await page.mouse.up();
    await expect(shown).toHaveText('Entré');

    await configurator.samples.getByRole('radio', { checked: true }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(shown).toHaveText('Entré');
  });

  test('the picture fills the screen until Escape or the browser’s Back button shows the panels again @phone', async ({
    page,
    isMobile,
    begin,
  }) => {
    const { furnish } = await renderPictures(page);
    const configurator = await begin({ change: furnish });
    const button = page.getByRole('button', { name: 'Visa bara bilden' });
    await button.click();
    await expect(page).toHaveURL(/view=picture/);
    await expect(configurator.samples).toBeHidden();
    await expect(page.getByText('Vrid telefonen, så blir bilden större.')).toBeVisible({ visible: isMobile });
    await page.keyboard.press('Escape');
    await expect(configurator.samples).toBeVisible();
    await expect(page).not.toHaveURL(/view=/);

    await button.click();
    await expect(configurator.samples).toBeHidden();
    await page.goBack();
    await expect(configurator.samples).toBeVisible();
    // The browser leaves full screen with a delay.
    await expect.poll(() => page.evaluate(() => document.fullscreenElement === null)).toBe(true);
  });

  test('no panel covers the house in the picture, on five shapes of screen', async ({ page, begin }) => {
    const { furnish } = await renderPictures(page);
    await begin({ change: furnish });
    for (const [address, shown] of [
      ['/configuration/new/3/3', picture],
      ['/configuration/new/7/1', room],
    ] as const) {
      await moveTo(page, address);
      await expect(shown(page)).toHaveAccessibleName(/Fasadkulör|Köksluckor/);
      for (const [width, height] of [
        [390, 844],
        [844, 390],
        [1024, 768],
        [1440, 900],
        [2560, 1080],
      ] as const) {
        await resize(page, { width, height, isPhone: false });
        await expect(async () =>
          expect(await whatCovers(page, width, height), `${address} at ${width} × ${height}`).toEqual([]),
        ).toPass({ timeout: 30_000 });
      }
    }
  });
});

/** Returns the panels that cover the house, and whether the screen's edges cut the house off. */
async function whatCovers(page: Page, width: number, height: number): Promise<string[]> {
  const house = await subjectOnScreen(page);
  const covers: string[] = [];
  const isInside = house.x >= 0 && house.x + house.width <= width && house.y >= 0 && house.y + house.height <= height;
  if (!isInside) covers.push(`cut off: ${JSON.stringify(house)}`);
  // The information panel on a phone and the hint to turn the phone may cover the house, because the visitor can close both.
  const lasting = '.sheet:not(.landscape-hint)';
  const sheets = page.locator(width > 700 ? lasting : `${lasting}:not(.more-information)`).filter({ visible: true });
  const all = await sheets.all();
  if (all.length === 0) covers.push('no sheet is there');
  for (const sheet of all) {
    const box = await sheet.boundingBox();
    const isApart =
      !box ||
      box.x >= house.x + house.width ||
      box.x + box.width <= house.x ||
      box.y >= house.y + house.height ||
      box.y + box.height <= house.y;
    if (!isApart) covers.push(`${await sheet.getAttribute('class')} ${JSON.stringify(box)} over ${JSON.stringify(house)}`);
  }
  return covers;
}

test.describe('the picture of a rendered room', () => {
  test.use({ expectedErrors: [/404 \(Not Found\)/] });
  test('the picture shows the layers that exist and leaves out the missing ones', async ({ page, begin }) => {
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    const pictures = await renderPictures(page);
    pictures.miss(/interior\/kitchen\/kitchen-.\/(?!base|fronts)/);
    const configurator = await begin({ at: '/configuration/new/7/2', change: pictures.furnish });
    await expect(room(page)).toHaveAccessibleName(/Köksluckor/);
    await expect(room(page)).not.toHaveAccessibleName(/Bänkskiva|Fasadkulör/);
    expect(await shownLayers(page)).toEqual([
      'interior/kitchen/kitchen-1/base.webp',
      expect.stringMatching(/^interior\/kitchen\/kitchen-1\/fronts\//),
    ]);
    await configurator.choices.first().click();
    await configurator.choices.first().click();
    await expect(room(page)).toHaveAccessibleName(/Köksluckor/);
    const told = warnings.filter((warning) => warning.includes('kitchen-1/worktop'));
    expect(told).toHaveLength(1);
  });
});

test.describe('a layer that fails to load', () => {
  test.use({ expectedErrors: [/429 \(Too Many Requests\)/] });
  test('the picture first leaves out a layer that failed to load, and shows it later automatically', async ({ page, begin }) => {
    const { furnish } = await renderPictures(page);
    const configurator = await begin({ at: FACADE, change: furnish });
    await expect(picture(page)).toHaveAccessibleName(/Falu rödfärg/);
    const grey = /facade-parlgra/;
    await page.route(grey, (route) => route.fulfill({ status: 429 }));
    await configurator.samples.getByRole('radio', { name: 'Pärlgrå' }).click();
    await expect.poll(() => shownLayers(page)).not.toContain('exterior/front/facade-falurod.webp');
    await page.unroute(grey);
    await expect.poll(() => shownLayers(page)).toContain('exterior/front/facade-parlgra.webp');
    await expect(picture(page)).toHaveAccessibleName(/Pärlgrå/);
  });
});

test.describe('a house whose list of picture layers fails to load', () => {
  test.use({ expectedErrors: [/404 \(Not Found\)/] });
  test('the stage shows the drawing until the list of layers has loaded, then the rendered picture', async ({ page, begin }) => {
    const pictures = await renderPictures(page);
    pictures.miss(/manifest\.json/);
    const configurator = await begin({ at: FACADE, change: pictures.furnish });
    await expect(picture(page)).toHaveAccessibleName(/Fasadkulör: Falu rödfärg/);
    expect(await shownLayers(page)).toEqual([expect.stringContaining('/media/drawn/house/')]);
    pictures.miss(null);
    await configurator.samples.getByRole('radio', { name: 'Pärlgrå' }).click();
    await expect(picture(page)).toHaveAccessibleName(/Fasadkulör: Pärlgrå/);
    await expect.poll(() => shownLayers(page)).toContain('exterior/front/facade-parlgra.webp');
  });
});

test.describe('when no picture loads', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });
  test('if no picture loads, the stage shows an error; when the network is back, the stage loads the picture again', async ({
    page,
    begin,
  }) => {
    await page.route('**/media/**', (route) => route.abort());
    await begin({});
    const failed = page.getByText('Bilden gick inte att hämta. Dina val är kvar.');
    await expect(failed).toBeVisible();
    await page.unroute('**/media/**');
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(picture(page)).toBeVisible();
    await expect(failed).toBeHidden();
  });
});

test('the stage shows a loading message until the first picture has loaded', async ({ page, begin }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/media\/drawn\/plan\//, async (route) => {
    await released;
    await route.continue();
  });
  await begin({});
  await expect(page.getByText('Laddar ditt hus')).toBeVisible();
  release();
  await expect(picture(page)).toBeVisible();
  await expect(page.getByText('Laddar ditt hus')).toBeHidden();
});

test('the page loads pictures for likely next choices in advance, but not if the visitor’s browser is set to save data', async ({
  page,
  context,
  begin,
}) => {
  const pictures = await renderPictures(page);
  await begin({ at: FACADE, change: pictures.furnish });
  await expect.poll(() => pictures.asked).toContain('exterior/front/facade-parlgra.webp');
  await expect.poll(() => pictures.asked).toContain('exterior/back/base.webp');

  const saving = await context.newPage();
  await saving.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const few = await renderPictures(saving);
  await begin({ at: FACADE, change: few.furnish }, saving);
  await expect(picture(saving)).toHaveAccessibleName(/Fasadkulör/);
  await saving.getByRole('button', { name: 'Rotera till nästa kameravy' }).click();
  await expect(picture(saving)).toHaveAccessibleName(/Trädgård/);
  expect(few.asked.filter((path) => path.includes('facade'))).toHaveLength(2);
});

test.describe('the downloaded picture', () => {
  test.use({ expectedErrors: [/ERR_FAILED .*guidemodel\/picture/] });
  test('the file name of a downloaded picture contains the names of the house and the section; a failed download shows an error', async ({
    page,
    begin,
  }) => {
    await begin({ at: FACADE });
    const button = page.getByRole('button', { name: 'Ladda ner bilden' });
    const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
    expect(download.suggestedFilename()).toBe('Björkliden 142 - Fasad.jpg');
    const { format, width } = await sharp(await download.path()).metadata();
    expect({ format, width }).toEqual({ format: 'jpeg', width: 2560 });

    await page.route('**/api/guidemodel/picture', (route) => route.abort());
    await button.click();
    await expect(page.getByText('Bilden gick inte att hämta. Försök igen.')).toBeVisible();
  });
});

test.describe('with animations', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });
  test('the next picture fades in over the previous picture, and then the page removes the previous picture', async ({
    page,
    begin,
  }) => {
    const { furnish } = await renderPictures(page);
    const configurator = await begin({ at: FACADE, change: furnish });
    await expect(picture(page)).toHaveAccessibleName(/Falu rödfärg/);
    // One picture means that the picture of the previous step has been removed.
    await expect(page.locator('.stage-picture')).toHaveCount(1);
    const fading = page.evaluate(
      () =>
        new Promise<{ readonly count: number; readonly opacities: readonly unknown[] }>((done) => {
          const stage = document.querySelector('.stage');
          const observer = new MutationObserver(() => {
            const pictures = [...(stage?.querySelectorAll('.stage-picture') ?? [])];
            const effects =
              pictures
                .at(-1)
                ?.getAnimations()
                .map(({ effect }) => effect) ?? [];
            const frames = effects.flatMap((effect) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []));
            if (pictures.length > 1) done({ count: pictures.length, opacities: frames.map(({ opacity }) => opacity) });
          });
          if (stage) observer.observe(stage, { childList: true, subtree: true });
        }),
    );
    await configurator.samples.getByRole('radio', { name: 'Pärlgrå' }).click();
    // The next picture is the last one in the document, so it is over the previous picture.
    expect(await fading).toEqual({ count: 2, opacities: ['0', '1'] });
    await expect(page.locator('.stage-picture')).toHaveCount(1);
    await expect(picture(page)).toHaveAccessibleName(/Pärlgrå/);
    expect(await shownLayers(page)).toContain('exterior/front/facade-parlgra.webp');
  });
});

/** Runs in the page. Returns whether the right end of an element is visible, with no other element over it. */
function isRightEndFree(element: Element): boolean {
  const { right, top, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(right - 4, top + height / 2));
}
