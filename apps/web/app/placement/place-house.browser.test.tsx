import { asPlotId } from '@gavel/core';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aDescribedHouse } from '../../testing/a-described-house.ts';
import { begin, UMEA } from '../../testing/begin.ts';
import { withElevation } from '../../testing/begin-with-model.ts';
import { enter } from '../../testing/enter.ts';
import { findAxeViolations } from '../../testing/find-axe-violations.ts';
import { fail, intercept } from '../../testing/intercept.ts';
import { button, dialog, gone, sizes, textOf } from '../../testing/look.ts';
import { browserApi } from '../api/browser-api.ts';
import { readHouses } from '../stored/kept-houses.ts';

const MODEL = /^\/media\/model\//;
const placementNow = () => readHouses()[0]?.placement ?? null;
const status = dialog.getByRole('status');
const grip = dialog.getByRole('application', { name: 'Huset på tomten' });

/** Opens the situation plan of a plot of 31 × 40 m, for a house of 10 × 8 m. */
async function openPlan() {
  await enter();
  const house = Promise.withResolvers<void>();
  intercept(MODEL, async () => {
    await house.promise;
    return Response.json({ ...aDescribedHouse, plan: { ...aDescribedHouse.plan, questions: {} } });
  });
  const app = await begin({ municipality: UMEA, at: '/configuration/new/1/1?view=plots', change: withElevation });
  await dialog.getByRole('button', { name: 'Välj tomten Granåkersvägen 14' }).click();
  await dialog.getByRole('button', { name: 'Placera huset på Granåkersvägen 14' }).click();
  await expect.element(dialog.getByText('Hämtar huset och tomten')).toBeVisible();
  house.resolve();
  await expect.element(dialog.getByRole('img', { name: 'Situationsplan över Granåkersvägen 14' })).toBeVisible();
  return app;
}

describe.each(sizes)('the position of a house on a plot, on the screen of $size', ({ width, height }) => {
  test('a visitor places the house on a chosen plot, and moves and turns the house; a save stores the position', async () => {
    await page.viewport(width, height);
    const app = await openPlan();
    await expect.element(dialog.getByText('Huset får plats här', { exact: true })).toBeVisible();
    await expect.element(dialog.getByText(/^80.m², högst 200.m²$/)).toBeVisible();
    expect(placementNow(), 'a suggestion is not stored').toBeNull();
    await dialog.getByRole('button', { name: 'Ställ huset här' }).click();
    await expect.poll(placementNow).toMatchObject({ east: 15.5, north: 20, turn: 180 });

    for (const word of [
      'Flytta huset',
      'Norrut',
      'Österut',
      'Söderut',
      'Västerut',
      'Vänd huset',
      'Motsols',
      'Medsols',
      'Framsidan mot',
    ])
      await expect.element(dialog.getByText(word).first()).toBeVisible();
    await dialog.getByRole('button', { name: 'Flytta norrut' }).click();
    await expect.poll(placementNow).toMatchObject({ north: 20.5 });
    await dialog.getByRole('button', { name: 'Vänd medsols' }).click();
    await expect.poll(placementNow).toMatchObject({ turn: 185 });
    await expect.poll(() => textOf(status)).toContain('Framsidan mot söder, 185°');
    const plan = document.querySelector('.flyout-body');
    expect(plan?.scrollWidth, 'nothing spills over').toBeLessThanOrEqual(plan?.clientWidth ?? 0);
    expect(await findAxeViolations(dialog)).toEqual([]);

    await dialog.getByRole('button', { name: 'Klar' }).click();
    await expect.element(dialog.getByRole('button', { name: 'Ändra placeringen på Granåkersvägen 14' })).toBeVisible();
    await app.goTo('/configuration/new/1/1');
    await button('Spara').click();
    const savedHouses = async () => (await browserApi()).listSavedHouses();
    await expect.poll(savedHouses).toHaveLength(1);
    const id = (await savedHouses())[0]?.id ?? '';
    const { placement } = await (await browserApi()).readConfiguration({ parameters: { id } });
    expect(placement).toMatchObject({ plotId: asPlotId(1), turn: 185 });
  });
});

test('keys move and turn the house on the plot, and the house stops at the smallest allowed distance to the border of the plot', async () => {
  await openPlan();
  const place = await grip.findElement();
  if (place instanceof HTMLElement) place.focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(placementNow).toMatchObject({ east: 16, north: 20 });
  await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
  await expect.poll(placementNow).toMatchObject({ north: 20.1 });
  await userEvent.keyboard('{PageDown}');
  await expect.poll(placementNow).toMatchObject({ turn: 185 });
  await userEvent.keyboard('{PageUp}');
  for (let step = 0; step < 40; step += 1) await userEvent.keyboard('{ArrowDown}');
  // 4.5 m to the border, and half of the 8 m that the house is deep.
  await expect.poll(placementNow).toMatchObject({ north: 8.5 });
  const refusal = /^Närmare gränsen får huset inte stå\. 4,5.m till gränsen/;
  await expect.poll(() => textOf(status)).toMatch(refusal);
  await expect.element(dialog.getByText('Närmare gränsen får huset inte stå', { exact: true })).toBeVisible();
  // The text of the live region differs from the last one, so a screen reader speaks each refusal.
  const spoken = () => status.element().textContent;
  const before = spoken();
  await dialog.getByRole('button', { name: 'Flytta söderut' }).click();
  await expect.poll(spoken).not.toBe(before);
  expect(spoken()).toMatch(refusal);
  expect(placementNow()).toMatchObject({ north: 8.5 });
  await dialog.getByRole('button', { name: 'Flytta norrut' }).click();
  await expect.poll(() => textOf(status)).toMatch(/^Huset får plats här\. 5.m till gränsen/);
});

describe.each(sizes)('the shadow of a house, on the screen of $size', ({ width, height }) => {
  test('the plan shows the shadow at a chosen day and hour, and a text describes where the shadow falls', async () => {
    await page.viewport(width, height);
    await openPlan();
    const lines = () => document.querySelectorAll('.situation-plan g[opacity] path').length;
    const said = (text: string | RegExp) => expect.element(dialog.getByText(text)).toBeVisible();
    const hour = dialog.getByRole('slider', { name: 'Klockslag' });
    await gone(hour);
    expect(lines()).toBe(0);
    await dialog.getByRole('radio', { name: '21 juni' }).click();
    await said(/^Klockan 12 den 21 juni når husets skugga \d,\d.m mot norr\.$/);
    expect(lines()).toBeGreaterThan(1);
    await hour.fill('1140');
    await said(/^Klockan 19 den 21 juni når husets skugga \d\d(,\d)?.m mot öster\./);
    await dialog.getByRole('radio', { name: '21 december' }).click();
    await said('Solen är nere klockan 19 den 21 december.');
    expect(lines()).toBe(0);
    await hour.fill('690');
    await userEvent.keyboard('{ArrowRight}');
    await said('Klockan 12 den 21 december når husets skugga mer än 100 m mot norr. Den når över tomtgränsen.');
    expect(await findAxeViolations(dialog)).toEqual([]);
    const plan = document.querySelector('.flyout-body');
    expect(plan?.scrollWidth, 'nothing spills over').toBeLessThanOrEqual(plan?.clientWidth ?? 0);
    await dialog.getByRole('radio', { name: 'Ingen skugga' }).click();
    await gone(hour);
    expect(placementNow(), 'the shadow places no house').toBeNull();
  });
});

test('the visitor can drag the house to another position on the plan of the plot', async () => {
  await openPlan();
  const place = await grip.findElement();
  const { left, top, width, height } = place.getBoundingClientRect();
  const metre = width / 10;
  const at = (x: number, y: number) => ({
    clientX: left + width / 2 + x,
    clientY: top + height / 2 + y,
    bubbles: true,
    pointerId: 1,
  });
  place.setPointerCapture = () => undefined;
  place.dispatchEvent(new PointerEvent('pointerdown', at(0, 0)));
  place.dispatchEvent(new PointerEvent('pointermove', at(3 * metre, -2 * metre)));
  place.dispatchEvent(new PointerEvent('pointerup', at(3 * metre, -2 * metre)));
  await expect.poll(() => Math.round((placementNow()?.east ?? 0) * 10)).toBe(185);
  expect(Math.round((placementNow()?.north ?? 0) * 10)).toBe(220);
});

test('if the data of the house’s shape fail to load, the panel shows an error and can load the data again', async () => {
  await enter();
  const restore = intercept(MODEL, fail);
  await begin({ municipality: UMEA, at: '/configuration/new/1/1?view=plots', change: withElevation });
  await dialog.getByRole('button', { name: 'Välj tomten Granåkersvägen 14' }).click();
  await dialog.getByRole('button', { name: 'Placera huset på Granåkersvägen 14' }).click();
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('Huset gick inte att hämta.');
  restore();
  intercept(MODEL, () => Response.json(aDescribedHouse));
  await dialog.getByRole('button', { name: 'Försök igen' }).click();
  await expect.element(grip).toBeVisible();
});
