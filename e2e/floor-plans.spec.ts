import { expect, test } from './support/test.ts';

test('a floor plan: rooms and areas as a table, what a choice did to them said in words, and the plan zoomed @only-phone', async ({
  page,
  begin,
}) => {
  const configurator = await begin({ at: '/configuration/new/1/1' });
  await page.getByRole('button', { name: 'Rum och ytor' }).click();
  const rooms = page.getByRole('region', { name: 'Rum och ytor' });
  await expect(rooms.getByRole('row', { name: /^Vardagsrum 23,5 m²/ })).toBeVisible();
  await expect(rooms.getByRole('rowheader', { name: 'Övervåning' })).toBeVisible();
  await expect(rooms.getByText('Förut')).toHaveCount(0);
  await rooms.getByRole('button', { name: 'Stäng' }).click();
  await expect(rooms).toBeHidden();

  await configurator.samples.getByRole('radio', { name: 'Avskilt kök' }).click();
  await page.getByRole('button', { name: 'Rum och ytor' }).click();
  await expect(rooms.getByRole('row', { name: /^Vardagsrum Förut 23,5 m² 23,4 m²/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(rooms).toBeHidden();

  await page.getByRole('button', { name: 'Visa bara bilden' }).click();
  await page.getByRole('button', { name: 'Zooma in' }).click();
  await expect(page.getByRole('button', { name: 'Zooma ut' })).toBeEnabled();
  // A browser that leaves the whole screen by itself goes Back, which would stop the way to the next address.
  await page.keyboard.press('Escape');
  await expect(page).not.toHaveURL(/view=/);

  // The cut through the house says its measures and what is chosen, in the same place.
  await page.goto('/configuration/new/2/3');
  await page.getByRole('button', { name: 'Mått och delar' }).click();
  const drawing = page.getByRole('region', { name: 'Mått och delar i ritningen' });
  await expect(drawing.getByRole('row', { name: 'Yttervägg, hela tjockleken 0,45 m' })).toBeVisible();
  await expect(drawing.getByRole('row', { name: /^Väggblock på 290 mm/ })).toBeVisible();
});
