import { expect, test } from './support/test.ts';

test('a panel lists the rooms of the floor plan with their areas before and after a choice, the plan can be zoomed, and a panel lists the measures of the section drawing @only-phone', async ({
  page,
  begin,
}) => {
  const configurator = await begin({ at: '/configuration/new/1/1' });
  await page.getByRole('button', { name: 'Rum och ytor' }).click();
  const rooms = page.getByRole('dialog', { name: 'Rum och ytor' });
  await expect(rooms.getByRole('row', { name: /^Vardagsrum 23,5 m²/ })).toBeVisible();
  await expect(rooms.getByRole('rowheader', { name: 'Övervåning' })).toBeVisible();
  await expect(rooms.getByText('Förut')).toHaveCount(0);
  await rooms.getByRole('button', { name: 'Stäng' }).click();
  await expect(rooms).toBeHidden();
  await page.getByRole('button', { name: 'Rum och ytor' }).click();
  await page.goBack();
  await expect(rooms).toBeHidden();
  await expect(page).toHaveURL(/1\/1$/);

  await configurator.samples.getByRole('radio', { name: 'Avskilt kök' }).click();
  // The choice removes a question. On a phone, the notice about that covers the tools of the picture.
  await page.getByRole('button', { name: 'Stäng', exact: true }).click();
  await page.getByRole('button', { name: 'Rum och ytor' }).click();
  await expect(rooms.getByRole('row', { name: /^Vardagsrum Förut 23,5 m² 23,4 m²/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(rooms).toBeHidden();

  await page.getByRole('button', { name: 'Visa bara bilden' }).click();
  await page.getByRole('button', { name: 'Zooma in' }).click();
  await expect(page.getByRole('button', { name: 'Zooma ut' })).toBeEnabled();
  // Leave full screen with Escape before the test opens another address. If that navigation ended the full screen, the page would go back
  // in its history, and this would stop the navigation.
  await page.keyboard.press('Escape');
  await expect(page).not.toHaveURL(/view=/);

  // The panel "Mått och delar" (measures and parts) describes the section drawing in a table.
  await page.goto('/configuration/new/2/3');
  await page.getByRole('button', { name: 'Mått och delar' }).click();
  const drawing = page.getByRole('region', { name: 'Mått och delar i ritningen' });
  await expect(drawing.getByRole('row', { name: 'Yttervägg, hela tjockleken 0,45 m' })).toBeVisible();
  await expect(drawing.getByRole('row', { name: /^Väggblock på 290 mm/ })).toBeVisible();
});

test.describe('drawings that the server makes', () => {
  test.use({ pictures: 'real', isPainted: true });

  // This test measures the space that the page leaves for a drawing. `tools/drawing-size.test.ts` checks every drawing in a space of that
  // size.
  test('a drawing fills the height or the width of the space between the panels, and this space is at least as large as `tools/drawing-size.test.ts` assumes @phone', async ({
    page,
    begin,
    isMobile,
  }) => {
    for (const camera of ['Entréplan', 'Snitt']) {
      // This house has no campaign. A campaign's line would take space from the picture.
      await begin({ house: 'Mjällom 96', at: '/configuration/new/1/1' });
      await page.locator(isMobile ? '.camera-list select' : '.camera-names').waitFor();
      if (isMobile) await page.getByLabel('Kameravy', { exact: true }).selectOption(camera);
      else await page.getByRole('button', { name: camera, exact: true }).click();
      const shown = page.locator('.stage-paper .stage-layers').last();
      await expect(shown.locator('img')).toHaveAttribute('src', isMobile ? /text=phone$/ : /text=screen$/);
      const [width, height] = isMobile ? [374, 240] : [768, 470];
      // The drawing of the previous camera may still be visible, and may disappear during the measurement.
      await expect(async () => {
        const [free, drawn] = [await page.locator('.stage-free').boundingBox(), await shown.boundingBox()];
        if (!free || !drawn) throw new Error('nothing is drawn');
        expect(free.width, camera).toBeGreaterThanOrEqual(width);
        expect(free.height, camera).toBeGreaterThanOrEqual(height);
        expect(Math.max(drawn.width / free.width, drawn.height / free.height), camera).toBeCloseTo(1, 2);
      }).toPass();
    }
  });

  test('a tap on a room of a floor plan enlarges the room, and the browser’s Back button shows the whole plan again @only-phone', async ({
    page,
    begin,
  }) => {
    await begin({ at: '/configuration/new/1/1' });
    const shown = page.locator('.stage-paper .stage-layers').last();
    await expect(shown.locator('img')).toHaveAttribute('src', /text=phone$/);
    const box = await shown.boundingBox();
    if (!box) throw new Error('nothing is drawn');
    // The kitchen is at the upper right of the plan.
    await page.touchscreen.tap(box.x + box.width * 0.8, box.y + box.height * 0.35);
    await expect(page).toHaveURL(/view=picture&room=\d+$/);
    await expect(page.getByRole('group', { name: 'Zooma' }).getByRole('status')).toHaveText(/^[2-6]\d\d %$/);
    await expect(shown.locator('img')).toHaveAttribute('src', /text=phone-3$/);
    await page.goBack();
    await expect(page).not.toHaveURL(/view=/);

    await page.getByRole('button', { name: 'Rum och ytor' }).click();
    await page.getByRole('button', { name: 'Kök', exact: true }).click();
    await expect(page.getByRole('group', { name: 'Zooma' }).getByRole('status')).toHaveText(/^[2-6]\d\d %$/);
    await page.goBack();
    await expect(page).not.toHaveURL(/view=/);

    await page.getByRole('button', { name: 'Rum och ytor' }).click();
    await page.getByRole('button', { name: 'Sovrum 2', exact: true }).click();
    await expect(page.getByRole('group', { name: 'Zooma' }).getByRole('status')).toHaveText(/^[2-6]\d\d %$/);
    await expect(shown.locator('img')).toHaveAttribute('src', /camera=storey-2/);
  });
});
