import { expect, test } from 'vitest';
import { attachment, downloadName } from './download-name.ts';

test.each([
  ['Björkliden 142', 'Fasad', 'Björkliden 142 - Fasad.jpg'],
  ['Björkliden 142', 'Kök & vitvaror', 'Björkliden 142 - Kök & vitvaror.jpg'],
  ['Björkliden 142', undefined, 'Björkliden 142.jpg'],
  ['A/B\\C', 'Tak: "svart"\r\n', 'A B C - Tak svart.jpg'],
  ['', '', 'hus.jpg'],
])('%s, %s is saved as %s', (house, section, name) => {
  expect(downloadName(house, section, 'hus')).toBe(name);
});

test('the header carries the name in full, and in plain letters for those who read no other', () => {
  expect(attachment('Ängsbacken 156 - Kök.jpg')).toBe(
    'attachment; filename="Angsbacken 156 - Kok.jpg"; filename*=UTF-8\'\'%C3%84ngsbacken%20156%20-%20K%C3%B6k.jpg',
  );
  expect(attachment("Bo's (nya) – Łódź.jpg")).toBe(
    "attachment; filename=\"Bo's (nya) _ _odz.jpg\"; filename*=UTF-8''Bo%27s%20%28nya%29%20%E2%80%93%20%C5%81%C3%B3d%C5%BA.jpg",
  );
});
