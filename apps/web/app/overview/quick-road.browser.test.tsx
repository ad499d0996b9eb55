import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { begin, idOf, MALMO } from '../../testing/begin.ts';
import { findAxeViolations } from '../../testing/find-axe-violations.ts';
import { button, gone, heading, sizes, textOf } from '../../testing/look.ts';
import { openApp } from '../../testing/open-app.tsx';

const cell = page.getByRole('button', { name: /^Översikt, / });
const next = page.getByRole('button', { name: /^(?:Nästa|Slutför)$/ });
const road = page.getByRole('group', { name: 'Vilka frågor' });

describe.each(sizes)('the quick road on the screen of $size', ({ width, height, isPhone }) => {
  test('the quick road asks only the questions that shape the house; the visitor can leave the quick road and return to it, and a reload keeps this choice', async () => {
    await page.viewport(width, height);
    const address = `/start/new?h=${await idOf('Furuvik 112')}&m=${MALMO}&road=quick`;
    let app = await openApp(address);
    const asked: string[] = [];
    for (const _ of Array.from({ length: 5 })) {
      await expect.element(cell).toMatchTextContent(new RegExp(`${asked.length + 1}/5`));
      asked.push(await textOf(heading));
      if (asked.length < 5) await next.click();
    }
    expect(asked).toEqual(['Kök och vardagsrum', 'Panel', 'Fasadkulör', 'Köksluckor', 'Värmekälla']);
    await expect.element(button('Slutför')).toBeVisible();

    if (isPhone) await cell.click();
    await expect.element(road.getByRole('button', { name: 'Snabbvägen (5)' })).toHaveAttribute('aria-pressed', 'true');
    await expect.element(page.getByRole('button', { name: /^2 *Grund och stomme *Standard/ })).toBeVisible();
    await road.getByRole('button', { name: 'Alla frågor (13)' }).click();
    await expect.element(road.getByRole('button', { name: 'Alla frågor (13)' })).toHaveAttribute('aria-pressed', 'true');
    if (isPhone) await app.back();
    await expect.element(cell).toMatchTextContent(/12\/13/);
    await next.click();
    await expect.element(heading).toHaveTextContent('Solceller');

    if (isPhone) await cell.click();
    await road.getByRole('button', { name: 'Snabbvägen (5)' }).click();
    if (isPhone) await app.back();
    await expect.element(button('Slutför')).toBeVisible();
    app = await openApp('/configuration/new/3/1');
    await expect.element(cell.last()).toMatchTextContent(/2\/5/);
  });
});

describe.each(sizes)('the offer of the quick road on the screen of $size', ({ width, height }) => {
  const quickRoad = button('Snabbvägen: 5 frågor, resten standard');

  test.each(['/configuration/new/1/1', '/configuration/new/0'])(
    'the page offers the quick road at the address %s',
    async (at) => {
      await page.viewport(width, height);
      const app = await begin({ house: 'Furuvik 112', at });
      await expect.element(quickRoad).toBeInViewport();
      const { bottom } = (await quickRoad.findElement()).getBoundingClientRect();
      const { top } = (await heading.findElement()).getBoundingClientRect();
      expect(bottom, 'it lies on the picture').toBeLessThanOrEqual(top);
      expect(await findAxeViolations(page.getByRole('main'))).toEqual([]);
      await quickRoad.click();
      await expect.element(cell).toMatchTextContent(/1\/5/);
      await gone(quickRoad);
      await expect.poll(() => document.activeElement?.tagName, { message: 'focus is not lost' }).not.toBe('BODY');
      await app.goTo(at);
      await gone(quickRoad);
    },
  );

  test('at the second question, the button on the picture that offers the quick road has disappeared', async () => {
    await page.viewport(width, height);
    await begin({ house: 'Furuvik 112' });
    await expect.element(quickRoad).toBeVisible();
    await next.click();
    await expect.element(cell).toMatchTextContent(/2\/13/);
    await gone(quickRoad);
  });
});

test('on the quick road, the summary shows how many questions the quick road skips; its button leaves the quick road and opens the first of them', async () => {
  const app = await openApp(`/start/new?h=${await idOf('Furuvik 112')}&m=${MALMO}&road=quick`);
  await expect.element(heading).toHaveTextContent('Kök och vardagsrum');
  await app.goTo('/configuration/new/1/1?view=summary');
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText(/Du går snabbvägen: 8 frågor utanför den har du inte sett\./)).toBeVisible();
  await dialog.getByRole('button', { name: 'Gå igenom alla frågor' }).click();
  await expect.element(heading).toHaveTextContent('Sovrum');
  await expect.element(cell).toMatchTextContent(/2\/13/);
});

test('if a house has no quick road, the page does not offer one', async () => {
  await openApp(`/start/new?h=${await idOf('Garage 32')}&m=${MALMO}&road=quick`);
  await expect.element(cell).toBeVisible();
  await expect.element(page.getByRole('navigation', { name: 'Översikt' })).toBeVisible();
  await expect.element(road).not.toBeInTheDocument();
  await expect.element(button(/^Snabbvägen/)).not.toBeInTheDocument();
});
