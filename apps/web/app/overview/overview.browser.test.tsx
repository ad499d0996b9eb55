import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { begin } from '../../testing/begin.ts';
import { button, dialog, gone, heading, krOf, one, sample, sizes, textOf, textsOf } from '../../testing/look.ts';

const overview = page.getByRole('navigation', { name: 'Översikt' });
const entry = (name: string) => overview.getByRole('link', { name: new RegExp(name) });
const section = (name: string) => overview.getByRole('button', { name: new RegExp(name) });
const side = () => page.elementLocator(one('.configurator-side'));

test('the overview marks the current step, the visited steps, and steps whose answer has changed since the visitor saw them', async () => {
  const app = await begin();
  await button('Nästa').click();
  await expect.element(heading).toHaveTextContent('Sovrum');
  await expect.element(entry('Kök och vardagsrum')).toMatchTextContent('visad');
  await expect.poll(() => one('[aria-current="step"]').textContent).toContain('Här är du');
  await expect.element(entry('Paket')).toMatchTextContent('inte besökt');
  await app.goTo('/configuration/new/3/3');
  await app.goTo('/configuration/new/3/2');
  await sample('Hyvlad').click();
  await expect.element(entry('Fasadkulör')).toMatchTextContent('Ändrad');
  await entry('Fasadkulör').click();
  await expect.element(heading).toHaveTextContent('Fasadkulör');
  await entry('Panelens yta').click();
  await expect.element(heading).toHaveTextContent('Panelens yta');
  await expect.element(entry('Fasadkulör')).not.toMatchTextContent('Ändrad');
});

test('the overview marks a visited question as seen, or as chosen if its answer is not standard; each section shows how many of its questions are chosen', async () => {
  const app = await begin({ house: 'Furuvik 112' });
  const steps = () => overview.getByRole('link').elements().length;
  await expect.poll(steps).toBeGreaterThan(2);
  while (section('Planlösning').query()?.closest('.is-current')) await button('Nästa').click();
  await expect.element(section('Planlösning')).toMatchTextContent(/visad/);
  await expect.element(section('Planlösning')).not.toMatchTextContent(/vald|klar/);
  await app.goTo('/configuration/new/1/1');
  await sample('Avskilt kök').click();
  await app.goTo('/configuration/new/2/1');
  await expect.element(section('Planlösning')).toMatchTextContent(/1 vald/);
  await section('Planlösning').click();
  await expect.element(entry('Kök och vardagsrum')).toMatchTextContent('vald');
  await expect.element(entry('Sovrum')).toMatchTextContent('visad');
});

test('the overview marks chosen answers of questions that the visitor has not opened; the number of chosen questions of a section includes these questions', async () => {
  await begin({ bundle: 'Klassisk' });
  await expect.element(section('Fasad')).toMatchTextContent(/\d vald/);
  await section('Fasad').click();
  await expect.poll(() => textsOf(overview.getByRole('link')).filter((text) => text.endsWith('vald')).length).toBeGreaterThan(0);
  await expect.element(overview.getByRole('link', { name: /inte besökt/ }).first()).toBeVisible();
});

test('on a low screen the overview hides the line with the salesperson, and leaves no gap in its place', async ({
  onTestFinished,
}) => {
  onTestFinished(() => page.viewport(1440, 900));
  await begin();
  const gap = () => one('.overview-links').getBoundingClientRect().top - one('.overview-finish').getBoundingClientRect().bottom;
  await expect.poll(gap).toBeGreaterThan(50);
  await page.viewport(1024, 768);
  await expect.poll(gap).toBeLessThan(2);
});

test('the overview links to the help guide, the salespeople, the summary and other houses, and the visitor can close the overview', async () => {
  const app = await begin();
  for (const [name, view] of [
    ['Hjälpguide', 'guide'],
    ['Kontakta säljare', 'contact'],
    ['Jag är färdig', 'summary'],
  ] as const) {
    await side().getByRole('button', { name, exact: true }).click();
    await expect.poll(app.address).toMatch(new RegExp(`view=${view}$`));
    await expect.element(dialog.first()).toBeVisible();
    await app.back();
    await gone(dialog);
  }
  await side().getByRole('button', { name: 'Stäng översikten' }).click();
  await expect.element(page.getByRole('button', { name: /^Översikt/ })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(overview).toBeVisible();
  await side().getByRole('link', { name: 'Nytt hus', exact: true }).click();
  await expect.poll(app.address).toBe('/new-project');
});

test('on a phone the visitor gets from a question to their own houses with two presses', async () => {
  await page.viewport(390, 844);
  const app = await begin({ at: '/configuration/new/1/1' });
  await page.getByRole('button', { name: /^Översikt, steg/ }).click();
  await dialog.getByRole('link', { name: 'Mina hus' }).click();
  await expect.poll(app.address).toBe('/my-projects');
});

test.each([
  [1024, 390],
  [1100, 500],
  [1024, 768],
])('in a window of %i × %i pixels, wider than 1023, the overview is open by default', async (width, height) => {
  await page.viewport(width, height);
  await begin();
  await expect.element(section('Fasad')).toBeVisible();
  await side().getByRole('button', { name: 'Jag är färdig' }).click();
  await expect.element(dialog).toBeVisible();
});

test('in a window up to 1023 pixels wide the overview is a drawer over the picture', async () => {
  await page.viewport(1023, 500);
  await begin();
  await page.getByRole('button', { name: /^Översikt/ }).click();
  await expect.element(dialog.getByRole('button', { name: /Fasad/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Stäng översikten' }).click();
  await gone(dialog);
});

test('on a phone, if the visitor goes to a step through the overview, the browser’s Back button leads to the step at which the visitor opened the overview', async () => {
  await page.viewport(390, 844);
  const app = await begin({ at: '/configuration/new/1/1' });
  await button('Nästa').click();
  await expect.element(heading).toHaveTextContent('Sovrum');
  const open = async () => {
    await page.getByRole('button', { name: /^Översikt, steg/ }).click();
    await expect.element(overview.getByRole('link', { name: /Här är du/ })).toHaveFocus();
  };
  await open();
  await section('Fasad').click();
  await entry('^Fasadkulör').click();
  await expect.poll(app.address).toBe('/configuration/new/3/3');
  await gone(dialog);
  await app.back();
  await expect.element(heading).toHaveTextContent('Sovrum');
  await gone(dialog);

  await open();
  await entry('Här är du').click();
  await gone(dialog);
  await expect.element(heading, { message: 'a press on the current step only closes the overview' }).toHaveTextContent('Sovrum');
  await app.back();
  await expect.element(heading).toHaveTextContent('Kök och vardagsrum');
});

describe.each([
  { size: 'a phone on its side', width: 844, height: 390 },
  { size: 'a laptop at 200 %', width: 640, height: 400 },
  { size: 'a low phone', width: 390, height: 664 },
])('the overview on the screen of $size', ({ width, height }) => {
  test('the whole overview scrolls and no list inside it scrolls alone; the visitor reaches a question of another section with two presses', async () => {
    await page.viewport(width, height);
    const app = await begin({ at: '/configuration/new/1/1' });
    await page.getByRole('button', { name: /^Översikt/ }).click();
    await expect.element(overview.getByRole('link', { name: /Här är du/ })).toHaveFocus();
    const drawer = one('.overview-drawer');
    expect(getComputedStyle(drawer).overflowY).toBe('auto');
    expect(one('.overview-list').clientHeight, 'nothing scrolls within it').toBe(one('.overview-list').scrollHeight);

    await section('Fasad').click();
    expect(app.address()).toMatch('/configuration/new/1/1');
    const question = entry('^Fasadkulör');
    await expect.element(question).toBeInViewport({ ratio: 1 });
    await expect.element(dialog.getByRole('button', { name: 'Stäng översikten' })).toBeInViewport({ ratio: 1 });
    await question.click();
    await expect.poll(app.address).toBe('/configuration/new/3/3');
    await gone(dialog);

    await page.getByRole('button', { name: /^Översikt/ }).click();
    // Wait for the focus: the overview scrolls to the link that gets the focus, which would undo an earlier scroll by the test.
    await expect.element(overview.getByRole('link', { name: /Här är du/ })).toHaveFocus();
    const profile = dialog.getByRole('button', { name: 'Min profil' });
    (await profile.findElement()).scrollIntoView();
    await expect.element(profile).toBeInViewport({ ratio: 1 });
  });
});

describe.each(sizes)('the ways to another question on the screen of $size', ({ width, height, isPhone }) => {
  test('the overview leads to a question of another section, and the summary leads to a question; the summary keeps the choice to show all rows when it closes', async () => {
    await page.viewport(width, height);
    const app = await begin({ house: 'Furuvik 112' });
    if (isPhone) {
      await gone(overview);
      await page.getByRole('button', { name: /^Översikt, steg/ }).click();
    }
    await section('Fasad').click();
    expect(app.address(), 'a section opens where it stands').not.toMatch(/new\/3/);
    await entry('^Panel(?!ens)').click();
    await expect.poll(app.address).toBe('/configuration/new/3/1');

    const summary = page.getByRole('dialog', { name: 'Furuvik 112' });
    await button('Sammanställning').first().click();
    await expect.element(summary).toBeVisible();
    const sum = textsOf(summary.getByTestId('category-total'))
      .map(krOf)
      .reduce((all, one) => all + one, 0);
    expect(krOf(await textOf(summary.getByTestId('summary-total')))).toBe(sum);
    expect(app.address()).toMatch(/view=summary/);
    await button('Visa alla rader').click();
    await app.back();
    await gone(summary);
    await button('Sammanställning').first().click();
    // The summary still shows all rows, because the visitor has pressed "Visa alla rader" (show all rows) before.
    await summary.getByRole('link', { name: 'Ändra Panel', exact: true }).click();
    await gone(summary);
    await expect.poll(app.address).toBe('/configuration/new/3/1');
  });
});
