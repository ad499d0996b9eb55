import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { softHyphens } from './soft-hyphens.ts';

const shown = (words: string) => softHyphens(words).replaceAll('\u00AD', '|');

test.each([
  ['Frånluftsventilation', 'Frånlufts|ventilation'],
  ['FTX med plattvärmeväxlare', 'FTX med platt|värme|växlare'],
  ['Luft-vattenvärmepump', 'Luft-vatten|värme|pump'],
  ['Värmebehandlad', 'Värme|behandlad'],
  ['Parfönsterdörr', 'Par|fönster|dörr'],
  ['Tryckimpregnerad', 'Tryck|impregnerad'],
  ['Täljstensugn', 'Täljstens|ugn'],
])('softHyphens lets the browser break the long compound %s only between its parts', (words, broken) => {
  expect(shown(words)).toBe(broken);
});

test.each(['Takpannor', 'Fönsterglas', 'Ventilation och värme', 'Furuvik 112'])(
  'softHyphens does not break short words, as in %s',
  (words) => {
    expect(softHyphens(words)).toBe(words);
  },
);

test('softHyphens puts no-break spaces into a size such as 30 × 60, so that the size stays on one line', () => {
  expect(softHyphens('Ljusgrått, 30 × 60')).toBe('Ljusgrått, 30\u00A0×\u00A060');
});

test('softHyphens puts a soft hyphen into every word of at least 14 letters in the titles of the questions and answers of the demonstration range', () => {
  const folder = new URL('../../../../ranges/bjorkvik/questions/', import.meta.url);
  const titles = readdirSync(folder).flatMap((file) =>
    [...readFileSync(new URL(file, folder), 'utf8').matchAll(/^ +(?:- )?title: (.+)$/gm)].map(([, title = '']) => title),
  );
  expect(titles.length).toBeGreaterThan(300);
  const whole = titles.flatMap((title) => softHyphens(title).match(/\p{L}{14,}/gu) ?? []);
  expect(whole).toEqual([]);
});
