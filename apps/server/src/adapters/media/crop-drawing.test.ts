import { expect, test } from 'vitest';
import { cropDrawing } from './crop-drawing.ts';

const drawing = (viewBox: string, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="160" height="120">${content}</svg>`;
const ink = '<path d="M1000 2000h8000v4000h-8000z" fill="#2b2621"/>';

test.each([
  ['on a white background', '<path d="M-3900.3 -500.7h20000v15000h-20000z" fill="#fff"/>'],
  ['on a transparent background', ''],
])('cropDrawing removes the margins of a drawing %s and does not change the coordinates of the lines', async (_, paper) => {
  const cropped = (await cropDrawing(drawing('-3900.3 -500.7 19460.6 10427.5', paper + ink))) ?? expect.fail();
  // One pixel of the picture in which `cropDrawing` finds the edges is 30 units of the drawing, so the size is exact to a few
  // pixels only.
  expect(Math.abs(cropped.size.width - 8000)).toBeLessThan(100);
  expect(Math.abs(cropped.size.height - 4000)).toBeLessThan(100);
  const [, x, y] = (/viewBox="(\S+) (\S+) /.exec(cropped.svg) ?? []).map(Number);
  expect(Math.abs((x ?? 0) - 1000)).toBeLessThan(100);
  expect(Math.abs((y ?? 0) - 2000)).toBeLessThan(100);
  expect(cropped.svg).toContain(ink);
  expect(cropped.svg).not.toMatch(/<svg[^>]* (width|height)=/);
});

test('cropDrawing does not crop an empty drawing, and returns null for a drawing without a size', async () => {
  expect((await cropDrawing(drawing('0 0 160 120', '')))?.size.width).toBeCloseTo(160, -1);
  expect(await cropDrawing('<svg xmlns="http://www.w3.org/2000/svg"/>')).toBeNull();
});
