import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { idOf, MALMO } from '../../../testing/begin.ts';
import { intercept } from '../../../testing/intercept.ts';
import { button, choices, gone, samples, sizes, textsOf } from '../../../testing/look.ts';
import { openApp } from '../../../testing/open-app.tsx';

const municipality = page.getByRole('combobox', { name: 'Var ska du bygga?' });
const name = page.getByRole('textbox', { name: 'Vad ska huset heta?' });
const begin = button('Börja bygg!');
const option = (title: RegExp) => page.getByRole('option', { name: title });
const active = () => document.querySelector<HTMLElement>('[role=option][data-highlighted]');

describe.each(sizes)('the page for a new project on the screen of $size', ({ width, height }) => {
  test('the page for a new project requires a municipality and shows the price of the house in it; the house is saved under the name that the visitor typed', async () => {
    await page.viewport(width, height);
    const app = await openApp('/new-project');
    await page.getByRole('combobox', { name: 'Vilket hus ska du bygga?' }).fill('havs');
    await option(/^Havsutsikten 164/).click();
    await begin.click();
    await expect.element(page.getByText('Du måste välja kommun för att gå vidare.')).toBeVisible();
    await expect.element(municipality).toHaveFocus();
    await expect.element(municipality).toHaveAttribute('aria-required', 'true');

    await municipality.fill('malmö');
    await option(/^Malmö/).click();
    await expect.element(page.getByText('Pris i Malmö från, inkl. moms')).toBeVisible();
    await expect.element(name).toHaveValue('Mitt hus');
    await name.fill('Huset på höjden');
    await begin.click();
    await expect.element(samples).toBeVisible();
    await choices.first().click();
    await button('Spara').click();
    await expect.element(page.getByRole('heading', { name: 'Huset är sparat' })).toBeVisible();
    await app.goTo('/my-projects');
    await expect.element(page.getByRole('article', { name: 'Huset på höjden' })).toMatchTextContent('Havsutsikten 164 i Malmö');
  });

  test('with the keyboard alone a visitor finds and chooses a municipality', async () => {
    await page.viewport(width, height);
    const app = await openApp(`/municipality?h=${await idOf()}`);
    const field = await municipality.findElement();
    if (!(field instanceof HTMLInputElement)) throw new Error('no field');
    field.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(page.getByRole('listbox', { name: 'Kommuner' })).toBeVisible();
    await expect.poll(() => active()?.innerText).toMatch(/^Ale/);
    expect(field.getAttribute('aria-activedescendant')).toBe(active()?.id);
    await userEvent.keyboard('{ArrowUp}');
    await expect.poll(() => active()?.innerText).toMatch(/^Övertorneå/);
    await expect.element(option(/^Övertorneå/)).toBeInViewport();
    await expect.element(button('Dismiss')).not.toBeInTheDocument();

    await userEvent.keyboard('{Escape}');
    await gone(page.getByRole('listbox'));
    await userEvent.keyboard('mal');
    await expect.element(page.getByRole('status').filter({ hasText: /^\d+ förslag$/ })).toBeInTheDocument();
    await expect.poll(() => active()?.innerText).toMatch(/^Malmö/);
    await userEvent.keyboard('{Escape}');
    expect(field.value).toBe('mal');
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => field.value).toBe('');

    await userEvent.keyboard('ÅMÅL');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => field.value).toBe('Åmål');
    await gone(page.getByRole('listbox'));
    await expect.element(page.getByText('Kampanjpris i Åmål från, inkl. moms')).toBeVisible();
    // If the field contains the name of the chosen municipality, the visitor is not searching: the list shows all municipalities, scrolled
    // to the chosen one.
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(page.getByRole('option')).toHaveLength(12);
    await expect.element(page.getByRole('option', { selected: true })).toBeInViewport();

    await municipality.fill('Malmøø');
    const alike = page.getByRole('group', { name: 'Liknande namn' }).getByRole('option');
    await expect.poll(() => textsOf(alike)).toEqual([expect.stringMatching(/^Malmö/)]);
    await municipality.fill('qq');
    await gone(page.getByRole('option'));
    await expect
      .element(page.getByText('Ingen kommun och ingen större ort heter så. Kontrollera stavningen.').last())
      .toBeVisible();
    // Municipalities that match the exact spelling (å, not a) are first in the list. A search for a town finds its municipality.
    await municipality.fill('håb');
    await expect.poll(() => active()?.innerText).toMatch(/^Håbo/);
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => field.value).toBe('Håbo');
    await municipality.fill('visb');
    const places = page.getByRole('group', { name: 'Orter' }).getByRole('option');
    await expect.poll(() => textsOf(places)).toEqual([expect.stringMatching(/^Visby,\s*Gotland/)]);
    await expect.poll(() => active()?.innerText).toMatch(/^Visby,\s*Gotland/);
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => field.value).toBe('Gotland');
    await municipality.fill('upsala');
    await expect.poll(() => active()?.innerText).toMatch(/^Uppsala/);
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => field.value).toBe('Uppsala');
    // When the user leaves the field, the form chooses the municipality whose whole name is in the field.
    await municipality.fill('göteborg');
    await userEvent.tab();
    await expect.poll(() => field.value).toBe('Göteborg');
    await expect.poll(app.address).toMatch(/m=1480/);
  });

  test('a visitor cannot start a house in a municipality to which the builder does not deliver', async () => {
    await page.viewport(width, height);
    const app = await openApp('/house');
    await page.getByRole('link', { name: 'Bygg Björkliden 142' }).click();
    await municipality.fill('båstad');
    await expect.element(option(/^Båstad/)).toMatchTextContent('Vi levererar inte hit');
    await option(/^Båstad/).click();
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('Dessvärre kan vi inte leverera hus till den kommunen som du har angett att du vill bygga i.');
    await begin.click();
    // The field has the focus because the form has refused its value. So the form has started no house.
    await expect.element(municipality).toHaveFocus();
    expect(app.address()).toMatch(/^\/municipality\?/);
  });
});

test('a button shows the number of questions on the quick road; a press starts the house with these questions', async () => {
  const app = await openApp(`/municipality?h=${await idOf('Furuvik 112')}&m=${MALMO}`);
  await button('Snabbvägen: 5 frågor, resten standard').click();
  await expect.element(samples).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Översikt, .*1\/5/ })).toBeVisible();
  await app.goTo(`/municipality?h=${await idOf('Garage 32')}&m=${MALMO}`);
  await expect.element(begin).toBeVisible();
  await gone(button(/^Snabbvägen/));
});

test('after the visitor has chosen a house, the page shows a price without a municipality until it has loaded the price in the chosen municipality', async ({
  onTestFinished,
}) => {
  await openApp(`/new-project?m=${MALMO}`);
  await expect.element(municipality).toHaveValue('Malmö');
  const { promise, resolve } = Promise.withResolvers<void>();
  onTestFinished(() => resolve());
  intercept(/^\/api\/houses\/\d+\/description$/, async (load) => {
    await promise;
    return load();
  });
  await page.getByRole('combobox', { name: 'Vilket hus ska du bygga?' }).fill('havs');
  await option(/^Havsutsikten 164/).click();
  await expect.element(page.getByText('Pris från, inkl. moms')).toBeVisible();
  resolve();
  await expect.element(page.getByText('Pris i Malmö från, inkl. moms')).toBeVisible();
});

test('the link back leads to the list of houses, which keeps the chosen municipality', async () => {
  const app = await openApp(`/municipality?h=${await idOf()}&m=${MALMO}`);
  await page.getByRole('link', { name: 'Välj ett annat hus' }).click();
  await expect.poll(app.address).toBe(`/house?m=${MALMO}`);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Välj hus' })).toBeVisible();
});

test('a form with errors shows all of them and moves the focus to the first invalid field', async () => {
  const app = await openApp(`/municipality?h=${await idOf()}`);
  const faults = page.getByRole('main').getByText(/högst 200 tecken|välja kommun/);
  await name.fill('x'.repeat(201));
  await begin.click();
  await expect
    .poll(() => textsOf(faults))
    .toEqual(['Namnet får ha högst 200 tecken.', 'Du måste välja kommun för att gå vidare.']);
  await expect.element(name).toHaveFocus();
  await expect.element(name).toHaveAccessibleDescription('Namnet får ha högst 200 tecken.');
  await expect.element(municipality).toHaveAccessibleDescription('Du måste välja kommun för att gå vidare.');

  await name.fill('x'.repeat(200));
  await expect.poll(() => textsOf(faults)).toEqual(['Du måste välja kommun för att gå vidare.']);
  await begin.click();
  await expect.element(municipality).toHaveFocus();
  await municipality.fill('malmö');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => textsOf(faults)).toEqual([]);
  await expect.element(municipality).toHaveAttribute('aria-invalid', 'false');
  await begin.click();
  await expect.poll(app.address).toBe('/configuration/new/1/1');
});

test('if no house is chosen for a new project, the button leads to the list of houses, which keeps the chosen municipality', async () => {
  const app = await openApp('/new-project');
  await municipality.fill('malmö');
  await option(/^Malmö/).click();
  await button('Välj bland husen').click();
  await expect.poll(app.address).toBe(`/house?m=${MALMO}`);
  await expect.element(page.getByText(/Priserna gäller i Malmö\./)).toBeVisible();
});
