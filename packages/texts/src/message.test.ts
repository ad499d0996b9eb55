import { IntlMessageFormat } from 'intl-messageformat';
import { expect, test } from 'vitest';
import { allTexts } from './catalogue.ts';
import { fillIn, type Values } from './fill-in.ts';
import { readMessage } from './message.ts';

/**
 * Returns values for all possible placeholders. A mark gets a function that puts brackets around its content. A placeholder for a number
 * gets `count`. Every other placeholder gets a text that contains the placeholder's name.
 */
function valuesFor(count: number): Values<string> {
  const counts = /^(?:count|n|number|total|houses|people|steps|months|.*[cC]ount)$/;
  return new Proxy(
    {},
    {
      get: (_, name) =>
        MARKS.has(String(name))
          ? (inside: unknown) => `[${[inside].flat().join('')}]`
          : counts.test(String(name))
            ? count
            : `${String(name)} ${count}`,
      has: () => true,
    },
  );
}

const MARKS = new Set(
  [...allTexts().values()].flatMap((text) => [...text.matchAll(/<([a-zA-Z]+)>/g)].map(([, name = '']) => name)),
);

const said = (text: string, values: Values<string>) => [fillIn(readMessage(text), values)].flat().join('');
const asIcu = (text: string, values: Values<string>) =>
  [new IntlMessageFormat(text, 'sv-SE').format({ ...values })].flat().join('');

test('for every text of the product and several counts, fillIn returns the same result as intl-messageformat', () => {
  for (const text of allTexts().values()) {
    for (const count of [0, 1, 2, 21, 1200, 1.5]) {
      const names = [...text.matchAll(/[{<]\s*([a-zA-Z]+)/g)].map(([, name = '']) => name);
      const values = Object.fromEntries(names.map((name) => [name, valuesFor(count)[name] ?? '']));
      expect(said(text, values)).toBe(asIcu(text, values));
    }
  }
});

test.each([
  "Det är 'n hus",
  "Skriv '{house}' så",
  "Skriv '{it''s}' så",
  "Två '' apostrofer",
  "Öppen till '{slutet",
  '{count, plural, =0 {inga} one {# hus i {place}} other {# hus}}',
  "{count, plural, one {'#' # hus} other {# '#' hus}}",
  '{count,plural,other{{count, plural, one {ett} other {# av #}}}}',
  '{place, select, Malmö {söder} other {norr om {place}}}',
  '# 1 < 2 och a > b',
  'Bild {count, number}',
  '<b>{place} <i>är</i></b> här',
  ' { place } ',
])('fillIn returns the same result for the message “%s” as intl-messageformat', (text) => {
  for (const count of [0, 1, 2, 1234567]) {
    const mark = (inside: string | string[]) => `[${[inside].flat().join('')}]`;
    const values = { count, place: count === 1 ? 'Malmö' : 'Umeå', b: mark, i: mark };
    expect(said(text, values)).toBe(asIcu(text, values));
  }
});

test('fillIn returns a list of words and rendered marks for a sentence with marks', () => {
  const link = (inside: unknown) => ({ link: inside });
  expect(fillIn(readMessage('Ring <a>{phone}</a> nu'), { phone: '08', a: link })).toEqual(['Ring ', { link: '08' }, ' nu']);
  expect(fillIn(readMessage('<a>{phone}</a>'), { phone: '08', a: link })).toEqual([{ link: '08' }]);
});

test.each([
  'Bygg {house',
  '{count, plural, one {ett}}',
  '{when, date}',
  '<b>Bygg',
  'Bygg }',
  '{}',
  '{count, plural, other {ett}',
])('readMessage throws a SyntaxError for the text “%s”', (text) => expect(() => readMessage(text)).toThrow(SyntaxError));

test('a syntax error of readMessage contains the position of the error in the text', () => {
  expect(() => readMessage('Bygg {when, date}')).toThrow(
    'Expected number, plural or select at character 17 of: Bygg {when, date}',
  );
});

test('fillIn throws for a missing or wrong value', () => {
  expect(() => fillIn(readMessage('{house}'), {})).toThrow('{house}');
  expect(() => fillIn(readMessage('<b>x</b>'), { b: 'x' })).toThrow('<b>');
  expect(() => fillIn(readMessage('{b}'), { b: () => 'x' })).toThrow('{b}');
});
