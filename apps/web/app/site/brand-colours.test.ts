import { expect, test } from 'vitest';
import { brandColours } from './brand-colours.ts';

test('a builder’s colours stand over those of the product', () => {
  expect(brandColours({ accentColour: '#2f4a8a', campaignColour: 'oklch(0.45 0.13 30)' })).toEqual({
    '--color-spruce': '#2f4a8a',
    '--color-falu': 'oklch(0.45 0.13 30)',
  });
});

test('where there is none, and where it could say more than a colour, the product’s stays', () => {
  expect(brandColours({ accentColour: '', campaignColour: 'red; background: url(//evil.example)' })).toEqual({});
});
