import type { Configuration } from '@gavel/core';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { begin } from '../../testing/begin.ts';
import { button, counter, gone, krOf, one, sample, sizes, textOf, total } from '../../testing/look.ts';

describe.each(sizes)('the notice about a choice on the screen of $size', ({ width, height }) => {
  test('a notice explains in the builder’s words why a choice has replaced another answer, and shows the change of the price; its button undoes and redoes the choice', async () => {
    await page.viewport(width, height);
    await begin({ at: '/configuration/new/3/2' });
    const before = await total();
    await sample('Hyvlad').click();

    const notice = page.getByRole('status').filter({ has: button('Stäng') });
    await expect
      .element(notice)
      .toMatchTextContent('Fasadkulör: Falu rödfärg fäster inte på hyvlad panel. Vi har bytt till linoljevit');
    const after = await total();
    const altogether = await textOf(notice.getByText(/^Hyvlad: hela ändringen/));
    expect(krOf(altogether.replace('Hyvlad: hela ändringen ', ''))).toBe(after - before);

    await notice.getByRole('button', { name: 'Ångra' }).click();
    await expect.element(notice).toMatchTextContent('Ångrat.');
    expect(await total()).toBe(before);
    await expect.element(sample('Finsågad')).toBeChecked();
    await expect.element(notice.getByRole('button', { name: 'Gör om' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(total).toBe(after);
    await notice.getByRole('button', { name: 'Stäng' }).click();
    await gone(notice);
    await expect.element(sample('Hyvlad'), { message: 'focus is where one chooses' }).toHaveFocus();
  });
});

test('if the visitor reverses a choice by choosing the earlier answer, an answer of another question that the choice replaced does not come back; a notice shows this with the price', async () => {
  await page.viewport(390, 844);
  await begin({ at: '/configuration/new/3/2' });
  const before = await total();
  await sample('Hyvlad').click();
  await sample('Finsågad').click();
  const notice = page.getByRole('status').filter({ has: button('Stäng') });
  await expect.element(notice).toMatchTextContent(/Fasadkulör: Linoljevit är kvar \+[\d\s]+kr/);
  expect(krOf(await textOf(page.elementLocator(one('.notice-price'))))).toBe((await total()) - before);
  const [text, altogether] = ['.notice-text', '.notice-actions'].map((part) => one(part));
  expect(text?.scrollHeight, 'no text is cut off').toBeLessThanOrEqual(text?.clientHeight ?? 0);
  expect(altogether?.scrollWidth).toBeLessThanOrEqual(altogether?.clientWidth ?? 0);
  await notice.getByRole('link', { name: 'Ändra Fasadkulör' }).click();
  await expect.element(page.getByRole('radiogroup', { name: 'Fasadkulör' })).toBeVisible();
});

/**
 * Makes the second answer about the worktop require the second answer about the kitchen. With any other kitchen, the visit does not ask
 * about the worktop.
 */
function withWorktopOfKitchen(configuration: Configuration): Configuration {
  const [kitchen] = configuration.sections.flatMap(({ questions }) =>
    questions.filter(({ title }) => title === 'Kök och vardagsrum'),
  );
  const closed = kitchen?.answers[1];
  if (!closed) throw new Error('there is no such answer');
  const sections = configuration.sections.map((section) => ({
    ...section,
    questions: section.questions.map((question) => {
      if (question.title !== 'Bänkskiva') return question;
      return {
        ...question,
        answers: question.answers.map((one, at) => (at === 1 ? { ...one, rule: `answer(${closed.id})` } : one)),
      };
    }),
  }));
  return { ...configuration, sections };
}

test('if a choice changes the number of questions, a notice names the questions that the choice adds or removes', async () => {
  await page.viewport(390, 844);
  await begin({ at: '/configuration/new/1/1', change: withWorktopOfKitchen });
  const before = (await counter()).total;
  const notice = page.getByRole('status').filter({ has: button('Stäng') });
  await sample('Avskilt kök').click();
  await expect.element(notice).toMatchTextContent('Nytt att välja: Bänkskiva');
  expect((await counter()).total).toBe(before + 1);
  await sample('Öppen planlösning').click();
  await expect.element(notice).toMatchTextContent('Inte längre att välja: Bänkskiva');
  expect((await counter()).total).toBe(before);
});

test.each([
  [390, 664],
  [390, 844],
  [320, 640],
  [844, 390],
])(
  'in a window of %i × %i pixels, a notice covers neither the question nor the front door in the picture',
  async (width, height) => {
    await page.viewport(width, height);
    await begin({ at: '/configuration/new/3/2' });
    await sample('Hyvlad').click();
    await expect.element(page.getByRole('status').getByRole('button', { name: 'Stäng' })).toBeVisible();
    const notice = one('.notice').getBoundingClientRect();
    const palette = one('.palette').getBoundingClientRect();
    const house = one('.stage-free').getBoundingClientRect();
    expect(notice.bottom <= palette.top || notice.right <= palette.left, 'beside or above the sheet').toBe(true);
    expect(notice.bottom, 'a door is in the lower half of its house').toBeLessThanOrEqual(house.top + house.height / 2);
    expect(notice.height, 'it can be read').toBeGreaterThan(60);
    const [close, text] = ['.notice > .icon-button', '.notice-text'].map((part) => one(part).getBoundingClientRect());
    expect(close?.left, 'the button to close is beside the text').toBeGreaterThanOrEqual(text?.right ?? Infinity);
    expect(close?.top).toBeLessThanOrEqual(text?.bottom ?? 0);
  },
);

test('if the sheet with the answers fills the screen of a phone, a notice is at the bottom of the sheet', async () => {
  await page.viewport(390, 664);
  await begin({ at: '/configuration/new/3/2' });
  const slider = page.getByRole('slider', { name: 'Panelens höjd' }).element();
  if (slider instanceof HTMLElement) slider.focus();
  await userEvent.keyboard('{End}');
  await sample('Hyvlad').click();
  await expect.element(button('Stäng')).toBeVisible();
  const notice = one('.notice').getBoundingClientRect();
  expect(notice.top).toBeGreaterThan(one('.palette-head').getBoundingClientRect().bottom);
  expect(notice.bottom).toBeLessThanOrEqual(button('Nästa').element().getBoundingClientRect().top);
});

test.each([
  [390, 664],
  [320, 640],
  [844, 390],
])(
  'in a window of %i × %i pixels, the undo button of a notice stays visible when the visitor goes to the next step, where the notice has only one line',
  async (width, height) => {
    await page.viewport(width, height);
    await begin({ at: '/configuration/new/3/2' });
    await sample('Hyvlad').click();
    const undo = page
      .getByRole('status')
      .filter({ has: button('Stäng') })
      .getByRole('button', { name: 'Ångra' });
    await expect.element(undo).toBeVisible();
    expectInside(undo.element(), one('.notice'));
    const priceEffect = /[+−][\d\s]+kr/.exec(await textOf(page.elementLocator(one('.notice-actions'))))?.[0];

    await button('Nästa').click();
    const line = button(/^Hyvlad: \d+ val till byttes, [+−]/);
    await expect.element(line).toBeVisible();
    expect(await textOf(line)).toContain(priceEffect);
    expectInside(undo.element(), one('.notice'));
    expect(one('.notice').getBoundingClientRect().height).toBeLessThan(60);
    const tools = one('.camera-bar').getBoundingClientRect();
    const notice = one('.notice').getBoundingClientRect();
    expect(one('.camera-bar').checkVisibility({ visibilityProperty: true })).toBe(true);
    expect(tools.top >= notice.bottom || tools.bottom <= notice.top || tools.right <= notice.left, 'the tools are free').toBe(
      true,
    );
    await line.click();
    await expect.element(page.getByRole('region', { name: 'Ändringar' })).toMatchTextContent('Fasadkulör:');
    await undo.click();
    await expect.element(page.getByRole('status').filter({ has: button('Stäng') })).toMatchTextContent('Ångrat.');
  },
);

test('when the visitor goes to the next step after a choice, the folded notice has the only visible undo button; at the step after that, the notice disappears', async () => {
  await page.viewport(390, 844);
  await begin({ at: '/configuration/new/3/2' });
  await sample('Hyvlad').click();
  await button('Nästa').click();
  await expect.element(button(/^Hyvlad: \d+ val till byttes, [+−]/)).toBeVisible();
  expect(
    button('Ångra')
      .elements()
      .filter((element) => element.checkVisibility({ visibilityProperty: true })),
  ).toHaveLength(1);
  await button('Nästa').click();
  await gone(button(/^Hyvlad: \d+ val till byttes, [+−]/));
  await expect.element(button('Ångra'), { message: 'the choice can still be undone' }).toHaveAttribute('aria-disabled', 'false');
});

test.each([
  [390, 844],
  [320, 640],
])(
  'on a phone of %i × %i pixels a notice covers the toolbar, so the buttons of the notice undo and redo several choices',
  async (width, height) => {
    await page.viewport(width, height);
    const app = await begin({ at: '/configuration/new/1/1' });
    const totals = [await total()];
    await sample('Avskilt kök').click();
    totals.push(await total());
    await app.goTo('/configuration/new/3/2');
    await sample('Hyvlad').click();
    totals.push(await total());
    const notice = page.getByRole('status').filter({ has: button('Stäng') });
    const [undo, redo] = [notice.getByRole('button', { name: 'Ångra' }), notice.getByRole('button', { name: 'Gör om' })];
    await undo.click();
    await expect.poll(total).toBe(totals[1]);
    for (const way of [undo, redo]) expectInside(way.element(), one('.notice'));
    const [undoFirst, redoSecond] = [undo, redo].map((way) => way.element().getBoundingClientRect().left);
    expect(undoFirst).toBeLessThan(redoSecond ?? 0);
    await undo.click();
    await expect.poll(total).toBe(totals[0]);
    await expect.element(undo).toHaveAttribute('aria-disabled', 'true');
    await expect.element(undo, { message: 'the focus stays' }).toHaveFocus();
    for (const later of totals.slice(1)) {
      await redo.click();
      await expect.poll(total).toBe(later);
    }
    await expect.element(redo).toHaveAttribute('aria-disabled', 'true');
  },
);

/** Checks that the element is not above or below the frame, and that a press in its middle reaches it. */
function expectInside(element: Element, frame: Element): void {
  const [inner, outer] = [element.getBoundingClientRect(), frame.getBoundingClientRect()];
  expect(inner.top).toBeGreaterThanOrEqual(outer.top);
  expect(inner.bottom).toBeLessThanOrEqual(outer.bottom);
  const hit = document.elementFromPoint(inner.left + inner.width / 2, inner.top + inner.height / 2);
  expect(hit === element || element.contains(hit)).toBe(true);
}
