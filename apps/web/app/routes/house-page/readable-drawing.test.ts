import { expect, test } from 'vitest';
import { readableDrawing, textFor } from './readable-drawing.ts';

test('textFor chooses the text size of a drawing from the width of the window and the magnification', () => {
  expect([390, 471, 472, 767, 768, 1440].map((width) => textFor(width, 1))).toEqual([
    'phone',
    'phone',
    'tablet',
    'tablet',
    'screen',
    'screen',
  ]);
  expect([1, 2, 3, 6].map((magnified) => textFor(390, magnified))).toEqual(['phone', 'phone-2', 'phone-3', 'phone-3']);
});

test('readableDrawing adds the text size as a parameter to the address of a drawing', () => {
  expect(readableDrawing('/media/drawn/plan/a.svg', 'phone')).toBe('/media/drawn/plan/a.svg?text=phone');
  expect(readableDrawing('/media/drawn/plan/a.svg?camera=storey-1', 'screen-2')).toBe(
    '/media/drawn/plan/a.svg?camera=storey-1&text=screen-2',
  );
});
