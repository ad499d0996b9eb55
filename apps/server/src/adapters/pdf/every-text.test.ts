import fc from 'fast-check';
import { pino } from 'pino';
import { getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { aPrintedDocument, somePrintedPictures } from '../../testing/a-printed-document.ts';
import { openPress } from './open-press.ts';
import type { Press } from './press.ts';
import type { PrintedDocument } from './printed-document.ts';
import type { PrintedQuote } from './printed-quote.ts';

let press: Press;
beforeAll(() => {
  press = openPress({ logger: pino({ level: 'silent' }) });
});
afterAll(() => press.close());

const MM = 72 / 25.4;
/** The edges of the text area on A4, in mm, and the distance by which rounding may move a glyph over an edge. */
const [LEFT, RIGHT, BOTTOM, TOP] = [22, 192, 8, 297 - 20];
const ROUNDING = 0.1;
/**
 * The name of the house on the cover begins this much to the left of the text, in mm. Otherwise its first letter would look
 * indented.
 */
const SET_OUT = 0.8;
/** The height of a capital with its accent, as a part of the font size. */
const CAPITAL = 1;

/** Numbers of characters: the longest name, two such names with a space between them, the longest e-mail address, and a message. */
const lengths = [100, 201, 254, 600];
const fragments = [
  'W',
  'w'.repeat(40),
  'a\u0301\u0323\u0302',
  '👨‍👩‍👧',
  '👋🏽',
  '🇸🇪',
  'שלום',
  'مرحبا',
  '王小明',
  'ﷺ',
  'ffi',
  '\u00ad',
  '\u200b',
  '\u202e',
  '\u00a0',
  ' ',
  '-',
  '/',
  '@',
  '.',
];
/** Random texts: long ones, texts without spaces, right-to-left script, combining marks, emoji, and any other characters. */
const anyText = fc
  .tuple(
    fc.array(fc.oneof(fc.constantFrom(...fragments), fc.string({ unit: 'binary', maxLength: 12 })), {
      minLength: 1,
      maxLength: 60,
    }),
    fc.constantFrom(...lengths),
    fc.boolean(),
  )
  .map(([parts, length, isRepeated]) => {
    const text = parts.join('');
    const filled = isRepeated && text.length > 0 ? text.repeat(Math.ceil(length / text.length)) : text;
    // The server accepts texts only in this form: no control characters, and no half of a surrogate pair at the end.
    return filled
      .slice(0, length)
      .replace(/\p{Cc}/gu, '')
      .toWellFormed();
  });

function aSummary(text: string): PrintedDocument {
  const document = aPrintedDocument();
  const [section] = document.choices.sections;
  const row = { picture: null, question: text, answer: text, price: '1 000 kr', isIncluded: false };
  return {
    ...document,
    title: text,
    footer: { left: text, date: '20 november 2026' },
    cover: {
      ...document.cover,
      subtitle: text,
      facts: [
        ['Kund', text.slice(0, 201).toWellFormed()],
        ['Hustyp', '1-plan'],
        ['Nummer', 'abcd1234'],
      ],
    },
    choices: { ...document.choices, lead: text, sections: section ? [{ ...section, title: text, rows: [row, row] }] : [] },
    price: {
      ...document.price,
      lead: text,
      rows: [{ label: text, amount: '1 000 kr', tone: 'plain' }],
      notes: [text],
      campaigns: [{ title: text, text }],
      plots: { heading: text, rows: [[text, '450 000 kr']] },
    },
    terms: {
      heading: text,
      blocks: [
        {
          kind: 'item',
          runs: [
            { text, strong: true },
            { text, strong: false },
          ],
        },
      ],
    },
    salesperson: { name: text, lines: [text] },
  };
}

function anQuote(text: string): PrintedQuote {
  const { title, description, brand, fonts, columns, footer, choices, price, terms } = aSummary(text);
  return {
    template: 'offer',
    ...{ title, description, brand, fonts, columns, footer, choices, terms },
    heading: 'Offert 2026-0007',
    dates: '20 november 2026, gäller till 20 december 2026',
    picture: null,
    houseTitle: text,
    to: text,
    words: [text, text],
    rows: price.rows,
    total: price.total,
    notes: [text],
    changes: { heading: 'Ändrat', rows: [[text, '1 000 kr']], sum: ['Nytt pris', '1 000 kr'] },
    meaning: {
      heading: 'Det här betyder det',
      text,
      address: 'https://provhus.example/offer/1',
      shown: 'provhus.example/offer/1',
    },
    drawings: { heading: 'Ritningar', pages: [] },
    situation: null,
  };
}

interface Printed {
  readonly page: number;
  readonly text: string;
  readonly size: number;
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
}

/** Returns the pieces of text of a document, with the positions of their glyphs in mm and the font sizes in points. */
async function printed(document: PrintedDocument | PrintedQuote): Promise<readonly Printed[]> {
  const bytes = await press.print(async () => ({ document, pictures: somePrintedPictures }));
  const pdf = await getDocumentProxy(bytes);
  const pieces: Printed[] = [];
  for (let page = 1; page <= pdf.numPages; page += 1) {
    const { items } = await (await pdf.getPage(page)).getTextContent();
    for (const item of items) {
      if (!('str' in item) || item.str.trim() === '') continue;
      const [, , , size = 0, x = 0, y = 0] = item.transform.map(Number);
      pieces.push({ page, text: item.str, size, left: x / MM, right: (x + item.width) / MM, bottom: y / MM });
    }
  }
  return pieces;
}

/** Returns the pieces of text that are printed outside the margins. */
async function outsideOf(document: PrintedDocument | PrintedQuote): Promise<readonly Printed[]> {
  return (await printed(document)).filter(
    ({ size, left, right, bottom }) =>
      left < LEFT - SET_OUT - ROUNDING ||
      right > RIGHT + ROUNDING ||
      bottom < BOTTOM ||
      bottom + (size * CAPITAL) / MM > TOP + size / MM / 2,
  );
}

/** Returns the pieces of text that reach into the next column, except the invisible names of the columns. */
async function overlapping(document: PrintedDocument | PrintedQuote): Promise<readonly Printed[]> {
  const pieces = (await printed(document)).filter(({ size }) => size > 1);
  return pieces.filter((one) =>
    pieces.some(
      (other) =>
        other.page === one.page &&
        Math.abs(other.bottom - one.bottom) < ROUNDING &&
        other.left > one.left &&
        other.left < one.right - ROUNDING,
    ),
  );
}

const examples = () => (inject('propertyDepth') === 'full' ? { numRuns: 300 } : { numRuns: 15, seed: 42 });

test('a very long house name without a space stays within the margins', async () => {
  for (const name of ['W'.repeat(100), 'i'.repeat(100), '👨‍👩‍👧'.repeat(12), 'שלום'.repeat(25), 'Ä'.repeat(254)])
    for (const document of [aSummary(name), anQuote(name)]) expect(await outsideOf(document)).toEqual([]);
});

test('a word of 1 to 24 letters W stays in its column', async () => {
  for (let length = 1; length <= 24; length += 1) {
    for (const document of [aSummary('W'.repeat(length)), anQuote('W'.repeat(length))]) {
      expect(await overlapping(document)).toEqual([]);
      expect(await outsideOf(document)).toEqual([]);
    }
  }
});

// These are the widest of the characters that `parts.typ` counts as no wider than a capital. To save time, `parts.typ` measures a word
// of only such characters only if the word is long.
test.each([...'%&#=@'])('a word of 8 or 15 characters %s stays in its column', async (character) => {
  for (const length of [8, 15]) {
    for (const document of [aSummary(character.repeat(length)), anQuote(character.repeat(length))]) {
      expect(await overlapping(document)).toEqual([]);
      expect(await outsideOf(document)).toEqual([]);
    }
  }
});

test('in a summary and a quote with random texts, each glyph is inside its page’s margins', async () => {
  await fc.assert(
    // A name is never empty, because the server refuses names without visible characters.
    fc.asyncProperty(anyText, async (written) => {
      const text = `Hus${written}`;
      expect(await outsideOf(aSummary(text))).toEqual([]);
      expect(await outsideOf(anQuote(text))).toEqual([]);
    }),
    examples(),
  );
});
