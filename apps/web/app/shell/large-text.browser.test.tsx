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
])(
  'the picture of the start page is as wide as the screen and fills its frame in a window of %i × %i px',
  async (width, height) => {
    await page.viewport(width, height);
    await openApp('/');
    await expect.element(heading).toBeVisible();
    const frame = one('.splash-picture').getBoundingClientRect();
    expect(frame.width).toBe(width);
    // A rendered picture is 1.4 times as wide as high. If the frame were higher, the picture would not fill it.
    expect(frame.height).toBeLessThanOrEqual(width / 1.4 + 0.01);
  },
);

test('a heading does not clip the dots above capital letters', async () => {
  await begin({ at: '/configuration/new/3/1' });
  expect(getComputedStyle(one('.palette-question h1')).overflowY).toBe('visible');
});

test('on a phone, a long house name breaks into lines that fit into the title block', async () => {
  await page.viewport(390, 844);
  await begin({ at: '/configuration/new/3/1' });
  const name = one('.title-house b');
  name.textContent = 'Havsutsikten Panorama 164';
  expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
  expect(name.getBoundingClientRect().bottom).toBeLessThanOrEqual(one('.title-house').getBoundingClientRect().bottom);
});

test('with more line spacing, the camera bar stays below the title block on a phone (WCAG 1.4.12)', async () => {
  await page.viewport(390, 844);
  await withSpacing(async () => {
    await begin({ at: '/configuration/new/3/1' });
    await expect.element(page.getByRole('radiogroup')).toBeInTheDocument();
    const below = one('.title-cells').getBoundingClientRect().bottom;
    expect(one('.camera-bar').getBoundingClientRect().top).toBeGreaterThanOrEqual(below + 8);
  });
});

describe.each(screens)('the texts of $screen', ({ open }) => {
  test.each([[1280, 800]])(
    'with a font twice as large, no text is clipped (WCAG 1.4.4) in a window of %i × %i px',
    async (width, height) => {
      await page.viewport(width, height);
      await emulateLargeLetters();
      await open();
      expect(faults()).toEqual([]);
    },
  );

  test.each([
    [320, 640],
    [640, 400],
  ])(
    'no text is clipped and the page scrolls in only one direction in a window of %i × %i px (WCAG 1.4.10)',
    async (width, height) => {
      await page.viewport(width, height);
      await open();
      expect(faults()).toEqual([]);
    },
  );
});

describe.each(screens)('the texts of $screen', ({ open }) => {
  test('no text is clipped with a font twice as large on a phone (WCAG 1.4.4)', async () => {
    await page.viewport(390, 844);
    await emulateLargeLetters();
    await open();
    expect(faults()).toEqual([]);
  });
});

describe.each(screens)('the texts of $screen', ({ open }) => {
  test.each([
    [1280, 800],
    [390, 844],
    [320, 640],
  ])(
    'no text is clipped with more space between characters, words, lines and paragraphs (WCAG 1.4.12) in a window of %i × %i px',
    async (width, height) => {
      await page.viewport(width, height);
      await withSpacing(async () => {
        await open();
        expect(faults()).toEqual([]);
      });
    },
  );
});

/** The spacing that WCAG 1.4.12 requires. */
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

/** Returns the texts that are clipped, and by how much the page is wider than the screen. */
function faults(): string[] {
  const { scrollWidth, clientWidth } = one('html');
  return [...findCutText(), ...(scrollWidth > clientWidth ? [`${scrollWidth} pixels wide on ${clientWidth}`] : [])];
}
