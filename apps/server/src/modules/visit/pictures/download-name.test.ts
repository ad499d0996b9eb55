import { expect, test } from 'vitest';
import { downloadName } from './download-name.ts';

test.each([
  ['Björkliden 142', 'Fasad', 'Björkliden 142 - Fasad.jpg'],
  ['Björkliden 142', 'Kök & vitvaror', 'Björkliden 142 - Kök & vitvaror.jpg'],
  ['Björkliden 142', undefined, 'Björkliden 142.jpg'],
  ['A/B\\C', 'Tak: "svart"\r\n', 'A B C - Tak svart.jpg'],
  ['', '', 'hus.jpg'],
])('the file name of a downloaded picture of the house “%s” and the section “%s” is %s', (house, section, name) => {
  expect(downloadName(house, section, 'hus')).toBe(name);
});
