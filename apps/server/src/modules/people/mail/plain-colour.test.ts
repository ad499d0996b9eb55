import { expect, test } from 'vitest';
import { plainColour } from './plain-colour.ts';

// The expected values are those that a browser computes for the same colours. The last two texts are no colours.
test.each([
  ['oklch(0.42 0.07 160)', '#255940'],
  ['oklch(0.45 0.13 30)', '#8f3126'],
  ['oklch(0.7 0.15 250)', '#4ba3f7'],
  ['oklch(1 0 0)', '#ffffff'],
  ['oklch(0 0 0)', '#000000'],
  ['#24543f', '#24543f'],
  ['oklch(42% 0.07 160deg)', '#255940'],
  ['#0A5', '#00aa55'],
  ['darkgreen', '#006400'],
  ['DarkGreen', '#006400'],
  ['spruce', '#29231e'],
  ['red; background: url(https://evil.example)', '#29231e'],
])('plainColour turns the CSS colour %s into %s', (css, plain) => {
  expect(plainColour(css)).toBe(plain);
});
