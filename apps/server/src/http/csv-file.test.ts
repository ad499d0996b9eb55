import { expect, test } from 'vitest';
import { csvFile } from './csv-file.ts';

const textOf = (...row: Parameters<typeof csvFile>[0][number]) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(csvFile([row]));

test('csvFile writes a byte order mark, semicolons and decimal commas, and quotes a cell that contains a semicolon, a quotation mark or a line break', () => {
  expect(textOf('Åsa', 1450.5, -20, null, 'a;b', 'säg "hej"', 'två\nrader')).toBe(
    '\uFEFFÅsa;1450,5;-20;;"a;b";"säg ""hej""";"två\nrader"\r\n',
  );
});

test.each(['=1+1', '+46', '-1', '@a', '\t=1', '\r=1'])(
  'csvFile puts an apostrophe before the formula %j, so that a spreadsheet shows it as text',
  (text) => {
    expect(textOf(text).replace('"', '').slice(1, 3)).toBe(`'${text.charAt(0)}`);
  },
);
