import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { begin } from '../../testing/begin.ts';
import { emulateLargeLetters } from '../../testing/emulate.ts';
import { findCutText } from '../../testing/in-page/find-cut-text.ts';
import { dialog, heading, one } from '../../testing/look.ts';
import { openApp } from '../../testing/open-app.tsx';

const screens = [
  {
    screen: 'the start',
    open: async () => {
      await openApp('/');
      await expect.element(page.getByRole('heading', { name: 'Sidobyggnader' })).toBeVisible();
    },
  },
  {
    screen: 'a question',
    open: async () => {
      await begin({ at: '/configuration/new/3/1' });
      await expect.element(page.getByRole('radiogroup')).toBeInTheDocument();
    },
  },
  {
    screen: 'the price',
    open: async () => {
      await begin({ at: '/configuration/new/3/1?view=price' });
      await expect.element(dialog.getByText('Dina val')).toBeVisible();
    },
  },
  {
    screen: 'the summary',
    open: async () => {
      await begin({ at: '/configuration/new/3/1?view=summary' });
      await expect.element(dialog.getByTestId('summary-total')).toBeVisible();
    },
  },
];

test.each([
  [390, 664],
  [320, 640],
])('the picture at the start is as wide as the screen and ends sharply, %i × %i', async (width, height) => {
  await page.viewport(width, height);
  await openApp('/');
  await expect.element(heading).toBeVisible();
  const frame = one('.splash-picture').getBoundingClientRect();
  expect(frame.width).toBe(width);
  // A rendered house with its garden is 1.4 times as wide as high: a frame that is higher would be filled with fog.
  expect(frame.height).toBeLessThanOrEqual(width / 1.4 + 0.01);
});

test('the dots over a capital stand above the line they are on', async () => {
  await begin({ at: '/configuration/new/3/1' });
  expect(getComputedStyle(one('.palette-question h1')).overflowY).toBe('visible');
});

test('a long name of a house takes two lines on a phone', async () => {
  await page.viewport(390, 844);
  await begin({ at: '/configuration/new/3/1' });
  const name = one('.title-house b');
  name.textContent = 'Havsutsikten Panorama 164';
  expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
  expect(name.getBoundingClientRect().bottom).toBeLessThanOrEqual(one('.title-house').getBoundingClientRect().bottom);
});

test('with more room between lines the cameras keep clear of the cells above them on a phone (WCAG 1.4.12)', async () => {
  await page.viewport(390, 844);
  await withSpacing(async () => {
    await begin({ at: '/configuration/new/3/1' });
    await expect.element(page.getByRole('radiogroup')).toBeInTheDocument();
    const below = one('.title-cells').getBoundingClientRect().bottom;
    expect(one('.camera-bar').getBoundingClientRect().top).toBeGreaterThanOrEqual(below + 8);
  });
});

describe.each(screens)('$screen', ({ open }) => {
  test.each([[1280, 800]])('is not clipped with letters twice as large (WCAG 1.4.4), %i × %i', async (width, height) => {
    await page.viewport(width, height);
    await emulateLargeLetters();
    await open();
    expect(faults()).toEqual([]);
  });

  test.each([
    [320, 640],
    [640, 400],
  ])('is not clipped and scrolls in one direction at %i × %i (WCAG 1.4.10)', async (width, height) => {
    await page.viewport(width, height);
    await open();
    expect(faults()).toEqual([]);
  });
});

describe.each(screens)('$screen', ({ open }) => {
  test('is not clipped with letters twice as large on a phone (WCAG 1.4.4)', async () => {
    await page.viewport(390, 844);
    await emulateLargeLetters();
    await open();
    expect(faults()).toEqual([]);
  });
});

describe.each(screens)('$screen', ({ open }) => {
  test.each([
    [1280, 800],
    [390, 844],
    [320, 640],
  ])(
    'is not clipped with more room between letters, words, lines and paragraphs (WCAG 1.4.12), %i × %i',
    async (width, height) => {
      await page.viewport(width, height);
      await withSpacing(async () => {
        await open();
        expect(faults()).toEqual([]);
      });
    },
  );
});

/** As much as 1.4.12 asks for. */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

async function withSpacing(look: () => Promise<void>): Promise<void> {
  const style = document.createElement('style');
  style.textContent = SPACING;
  document.head.append(style);
  try {
    await look();
  } finally {
    style.remove();
  }
}

/** What cannot be read, and how much wider than the screen the page is. */
function faults(): string[] {
  const { scrollWidth, clientWidth } = one('html');
  return [...findCutText(), ...(scrollWidth > clientWidth ? [`${scrollWidth} pixels wide on ${clientWidth}`] : [])];
}
