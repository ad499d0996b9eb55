import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawText } from './text-picture.ts';

const line = { face: 'serif', size: 40, colour: '#102030', widest: 2000 } as const;

test('all lines of one font size have equal height, even if they contain different letters, so that they share a baseline', async () => {
  const lines = await Promise.all(['Ängsbacken', 'nnn', '3 005 000\u00a0kr', 'gyp'].map((text) => drawText({ ...line, text })));
  expect(new Set(lines.map(({ height }) => height)).size).toBe(1);
  expect(new Set(lines.map(({ width }) => width)).size).toBe(4);
});

test('a text is drawn in the product’s fonts, not in the machine’s fonts', async () => {
  const width = async (face: 'serif' | 'sans') => (await drawText({ ...line, face, text: 'Hus och gård' })).width;
  // These widths were measured with the product's font files. In a usual fallback font the text is more than 250 pixels wide.
  expect(Math.abs((await width('serif')) - 218)).toBeLessThan(4);
  expect(Math.abs((await width('sans')) - 242)).toBeLessThan(4);
});

test('a text that is too wide gets a smaller font size, and markup in it shows as text', async () => {
  const whole = await drawText({ ...line, text: '<b>Hus & gård</b>' });
  const { width, height } = await drawText({ ...line, text: '<b>Hus & gård</b>', widest: 200 });
  expect(width).toBeLessThanOrEqual(200);
  expect(height).toBeLessThan(whole.height);
  expect(whole.width).toBeGreaterThan((await drawText({ ...line, text: 'Hus & gård' })).width + 60);
});

test('the text has the given colour on a transparent background', async () => {
  const { png } = await drawText({ ...line, text: 'Hus' });
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
  const pixels = Array.from({ length: info.width * info.height }, (_, at) => [...data.subarray(at * 4, at * 4 + 4)]);
  expect(pixels).toContainEqual([16, 32, 48, 255]);
  expect(pixels.some(([, , , alpha]) => alpha === 0)).toBe(true);
});
