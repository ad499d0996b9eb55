import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { begin } from '../../testing/begin.ts';
import { changed, intercept } from '../../testing/intercept.ts';
import { button, choices, counter, gone, heading, one, samples } from '../../testing/look.ts';
import { readHouses } from '../stored/kept-houses.ts';

test('arrow keys move through the samples without choosing, and Space or Enter chooses', async () => {
  await begin({ at: '/configuration/new/3/1' });
  const radios = samples.getByRole('radio');
  await expect.element(radios).toHaveLength(5);
  const keys = document.getElementById(samples.element().getAttribute('aria-describedby') ?? '');
  expect(keys?.textContent).toContain('Mellanslag eller Enter väljer');
  const checked = samples.getByRole('radio', { checked: true }).element();
  if (checked instanceof HTMLElement) checked.focus();
  for (const [key, at] of [
    ['Home', 0],
    ['ArrowLeft', 4],
    ['ArrowRight', 0],
    ['End', 4],
    ['ArrowDown', 0],
    ['ArrowUp', 4],
  ] as const) {
    await userEvent.keyboard(`{${key}}`);
    await expect.element(radios.nth(at)).toHaveFocus();
    expect(samples.getByRole('radio', { checked: true }).element(), `${key} chooses nothing`).toBe(checked);
  }
  expect(readHouses()).toEqual([]);
  await userEvent.keyboard(' ');
  await expect.element(radios.last()).toBeChecked();
  await userEvent.keyboard('{ArrowLeft}{Enter}');
  await expect.element(radios.nth(3)).toBeChecked();
});

test('the selected sample shows its price, and each other sample shows the difference between its price and that price', async () => {
  await begin({ at: '/configuration/new/3/1' });
  const prices = () => [...document.querySelectorAll('.sample-price')].map(({ textContent }) => textContent);
  await expect.poll(() => prices()[0]).toBe('Vald, ingår');
  const dearer = prices().findIndex((price) => price.startsWith('+'));
  const difference = prices()[dearer]?.slice(1) ?? '';
  const radio = samples.getByRole('radio').nth(dearer);
  await radio.click();
  await expect.element(radio).toBeChecked();
  await expect.poll(() => prices()[dearer]).toBe(`Vald, ${difference}`);
  expect(prices()[0]).toBe(`−${difference}`);
});

test('the palette shows the question, the selected answer with its second line and price, and a button for information', async () => {
  await begin({ at: '/configuration/new/3/1' });
  await expect.element(heading).toHaveTextContent('Panel');
  const chosen = () => [...one('.palette-chosen').querySelectorAll('b, small, i')].map(({ textContent }) => textContent);
  expect(chosen()).toEqual(['Lockpanel', 'Stående, 145 mm bottenbräda', 'Ingår']);
  const pictures = [...document.querySelectorAll('.sample img')].map((picture) => picture.getAttribute('src'));
  expect(pictures).toHaveLength(5);
  for (const picture of pictures) expect(picture).toMatch(/^\/media\/drawn\/sample\//);
  const more = button('Mer info');
  await expect.element(more).toHaveAttribute('aria-expanded', 'true');
  await expect.element(page.getByRole('region', { name: 'Om Lockpanel' })).toMatchTextContent('Den vanligaste svenska panelen.');
  await samples.getByRole('radio', { name: 'Fjällpanel', exact: true }).click();
  await expect.poll(chosen).toEqual(['Fjällpanel', expect.stringMatching(/^\d/)]);
  await gone(more);
});

test('a sample that shows façade boards has the façade colour that the visitor has chosen', async () => {
  await begin({ at: '/configuration/new/3/3' });
  await samples.getByRole('radio', { name: 'Linoljevit', exact: true }).click();
  await button('Tillbaka').click();
  await button('Tillbaka').click();
  await expect.element(heading).toHaveTextContent('Panel');
  const lapped = samples.getByRole('radio', { name: 'Fjällpanel', exact: true });
  const picture = () => lapped.element().querySelector('img')?.getAttribute('src');
  await expect.poll(picture).toBe('/media/drawn/sample/panel-fjall-ece6d8.svg');
});

test.each([
  ['five samples', '/configuration/new/3/1', null, true],
  ['four samples', '/configuration/new/3/3', null, false],
  ['four samples and product information', '/configuration/new/3/3', 'Fasadkulör', true],
])(
  'the row of samples has arrows only if the question has more than four answers or product information: %s',
  async (_, at, told, hasArrows) => {
    intercept(/\/beginning/, (ask) =>
      changed(ask(), (configuration: Started) => {
        for (const question of configuration.QuestionModel.Sections.flatMap(({ Questions }) => Questions)) {
          question.HasProductInformation = question.Title === told;
          question.ProductInformation = question.Title === told ? '<p>Om kulörerna.</p>' : '';
        }
        return configuration;
      }),
    );
    await begin({ at });
    await expect.element(samples.getByRole('radio')).toHaveLength(at.endsWith('3/1') ? 5 : 4);
    if (hasArrows) await expect.element(button('Visa fler')).toBeVisible();
    else await gone(button('Visa fler'));
  },
);

interface Started {
  readonly QuestionModel: {
    readonly Sections: readonly {
      readonly Questions: readonly { readonly Title: string; HasProductInformation: boolean; ProductInformation: string }[];
    }[];
  };
}

test('the button ‘Tillbaka’ (back) goes back one step at a time, and from the first step to the page with the bundles', async () => {
  const app = await begin({ at: '/configuration/new/1/3' });
  for (const [address, title] of [
    ['/configuration/new/1/2', 'Sovrum'],
    ['/configuration/new/1/1', 'Kök och vardagsrum'],
    ['/configuration/new/0', 'Börja med ett paket'],
  ] as const) {
    await button('Tillbaka').click();
    await expect.poll(app.address).toBe(address);
    await expect.element(heading).toHaveTextContent(title);
  }
  await expect.element(button('Översikt Paket')).toBeVisible();
  await button('Nästa').click();
  await expect.poll(app.address).toBe('/configuration/new/1/1');
});

test.each([1024, 1100, 1180, 1280, 1440])(
  'in a window %i pixels wide, the card with the builder’s tip, after the samples, is either completely visible or completely hidden',
  async (width) => {
    await page.viewport(width, 800);
    await begin({ at: '/configuration/new/3/1' });
    await expect.element(samples).toBeVisible();
    const row = one('.samples').getBoundingClientRect();
    const tip = one('.samples-card').getBoundingClientRect();
    expect(tip.left >= row.right || tip.right <= row.right).toBe(true);
  },
);

test('a visitor can reach the answers of every step, and the summary, with the keyboard alone', async () => {
  await begin({ house: 'Garage 32' });
  const { total } = await counter();
  expect(total).toBeGreaterThan(5);
  for (let n = 1; n < total; n += 1) {
    await tabTo(() => samples.getByRole('radio', { checked: true }).query());
    await userEvent.keyboard('{End}');
    await expect.element(samples.getByRole('radio').last()).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect.element(samples.getByRole('radio').first()).toHaveFocus();
    await tabTo(() => button('Nästa').query(), 'backwards');
    await userEvent.keyboard('{Enter}');
    await expect.poll(async () => (await counter()).n, { message: 'one step on' }).toBe(n + 1);
    await expect.element(heading, { message: 'focus tells the new question' }).toHaveFocus();
  }
  await tabTo(() => button('Slutför').query(), 'backwards');
  await userEvent.keyboard('{Enter}');
  const summary = page.getByRole('dialog', { name: 'Garage 32' });
  await expect.element(summary).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await gone(summary);
  await expect.element(button('Slutför')).toHaveFocus();
});

describe('the palette on a phone', () => {
  test('a drag or the keyboard can move the sheet with the samples to three heights', async () => {
    await page.viewport(390, 844);
    await begin({ at: '/configuration/new/3/1' });
    const handle = page.getByRole('slider', { name: 'Panelens höjd' });
    const height = () => one('.palette').getBoundingClientRect().height;
    const half = height();

    const slider = handle.element();
    if (slider instanceof HTMLElement) slider.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(handle).toHaveAttribute('aria-valuetext', 'bara frågan');
    await gone(samples);
    await userEvent.keyboard('{End}');
    await expect.element(handle).toHaveAttribute('aria-valuetext', 'hel');
    await expect.poll(height).toBeGreaterThan(half + 150);

    // The released sheet is nearer to half than to full height. It has no speed, because the finger stops before it lets go.
    await dragTo('.sheet-handle', 844 - half - 40);
    await expect.element(handle).toHaveAttribute('aria-valuetext', 'halv');
    await expect.poll(height).toBe(half);
    await dragTo('.sheet-handle', 800);
    await expect.element(handle).toHaveAttribute('aria-valuetext', 'bara frågan');
    await dragTo('.palette-head h1', 130);
    await expect.element(handle, { message: 'its whole head drags it' }).toHaveAttribute('aria-valuetext', 'hel');
    await dragTo('.palette-more', 200);
    await expect
      .element(button('Mer info'), { message: 'what was dragged was not pressed' })
      .toHaveAttribute('aria-expanded', 'true');
  });

  test('on a phone with a low screen, two rows of answers fit on the sheet, and a choice does not move these rows', async () => {
    await page.viewport(390, 664);
    await begin({ at: '/configuration/new/3/1' });
    const radios = samples.getByRole('radio');
    await expect.element(radios).toHaveLength(5);
    await expect.element(page.getByRole('region', { name: /^Om / })).toBeInTheDocument();
    const boxes = () => radios.elements().map((radio) => radio.getBoundingClientRect());
    const board = one('.samples').getBoundingClientRect();
    const rows = new Set(boxes().map(({ top }) => top));
    expect(rows.size).toBe(2);
    for (const box of boxes()) expect(box.bottom).toBeLessThanOrEqual(board.bottom);
    expect(one('.more-information').getBoundingClientRect().top, 'what is read stands below').toBeGreaterThan(
      Math.max(...boxes().map(({ bottom }) => bottom)),
    );
    const before = boxes().map(({ top, left }) => ({ top, left }));
    for (const at of [1, 4, 2, 0]) {
      await radios.nth(at).click();
      await expect.element(radios.nth(at)).toBeChecked();
      expect(boxes().map(({ top, left }) => ({ top, left }))).toEqual(before);
    }
  });

  test('when a step opens, its row of samples scrolls to the selected answer', async () => {
    await page.viewport(390, 500);
    const app = await begin({ at: '/configuration/new/3/1' });
    await samples.getByRole('radio').last().click();
    await app.goTo('/configuration/new/3/2');
    await expect.element(heading).toHaveTextContent('Panelens yta');
    await app.goTo('/configuration/new/3/1');
    await expect.element(heading).toHaveTextContent('Panel');
    await expect.element(samples.getByRole('radio')).toHaveLength(5);
    const chosen = samples.getByRole('radio', { checked: true });
    await expect.element(chosen).toBeVisible();
    const board = one('.samples').getBoundingClientRect();
    await expect.poll(() => chosen.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(board.bottom);
    expect(chosen.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(board.top);
    expect(one('.samples').scrollTop, 'it lies below the first rows').toBeGreaterThan(0);
  });

  test('if the window is 320 pixels wide, the page does not scroll sideways and the main buttons are visible; on a low screen, more than half of the width is left for the picture', async () => {
    await page.viewport(320, 640);
    await begin({ at: '/configuration/new/3/3' });
    await expect.element(samples).toBeVisible();
    expect(document.documentElement.scrollWidth).toBe(320);
    for (const name of ['Tillbaka', 'Nästa', 'Spara', 'Sammanställning'])
      await expect.element(button(name).first()).toBeInViewport({ ratio: 1 });

    await page.viewport(320, 256);
    const next = button('Nästa');
    next.element().scrollIntoView();
    await expect.element(next, { message: 'the page scrolls' }).toBeInViewport({ ratio: 1 });

    await page.viewport(844, 390);
    await expect.element(next).toBeInViewport({ ratio: 1 });
    const { x } = one('.palette').getBoundingClientRect();
    expect(x, 'more than half of the width is the picture’s').toBeGreaterThan(422);
  });
});

test('the visitor can hide and show the samples', async () => {
  await begin();
  await button('Dölj alternativen').click();
  await gone(samples);
  await button('Nästa').click();
  await expect.element(heading).toHaveTextContent('Sovrum');
  await gone(samples);
  await button('Visa alternativen').click();
  await expect.element(samples).toBeVisible();
  await expect.element(choices.first()).toBeVisible();
});

/** Presses the middle of an element, drags it to `y` CSS pixels from the top of the screen, and waits before the release. */
async function dragTo(part: string, y: number): Promise<void> {
  const { left, top, width, height } = one(part).getBoundingClientRect();
  const x = left + width / 2;
  await userEvent.pointer([
    { coords: { x, y: top + height / 2 } },
    { keys: '[MouseLeft>]' },
    { coords: { x, y: (top + y) / 2 } },
    { coords: { x, y } },
  ]);
  await new Promise((waited) => setTimeout(waited, 150));
  await userEvent.pointer([{ keys: '[/MouseLeft]' }]);
}

/** Presses Tab until the target has the focus; Shift+Tab if `way` is `backwards`. */
async function tabTo(target: () => Element | null, way: 'on' | 'backwards' = 'on'): Promise<void> {
  for (let pressed = 0; pressed < 80; pressed += 1) {
    const wanted = target();
    if (wanted !== null && wanted === document.activeElement) return;
    await userEvent.tab({ shift: way === 'backwards' });
  }
  throw new Error('Tab never got there');
}
