import { expect, test } from 'vitest';
import { brandColours } from './brand-colours.ts';

test('the colours of a builder override the colours of the product', () => {
  expect(brandColours({ accentColour: '#2f4a8a', campaignColour: 'oklch(0.45 0.13 30)' })).toEqual({
    '--color-spruce': '#2f4a8a',
    '--color-falu': 'oklch(0.45 0.13 30)',
  });
});

test('if the builder has set no colour, or a value that contains other CSS than a colour, the product’s colours stay', () => {
  expect(brandColours({ accentColour: '', campaignColour: 'red; background: url(//evil.example)' })).toEqual({});
});
