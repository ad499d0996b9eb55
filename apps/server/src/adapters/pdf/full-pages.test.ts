import fc from 'fast-check';
import { pino } from 'pino';
import { getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { aPrintedDocument, somePrintedPictures } from '../../testing/a-printed-document.ts';
import { openPress } from './open-press.ts';
import type { Press } from './press.ts';

let press: Press;
beforeAll(() => {
  press = openPress({ logger: pino({ level: 'silent' }) });
});
afterAll(() => press.close());

const MM = 72 / 25.4;
/** The lower margin of a page, and the height of its text area above this margin, in mm. */
const [FOOT, HEIGHT] = [24, 253];

/**
 * Prints a document and returns how full each page with choices is, from 0 to 1.
 * @param sections the number of choices in each section of the document
 */
async function fullness(sections: readonly number[], isPictured: boolean): Promise<readonly number[]> {
  const picture = isPictured ? { file: 'logo.svg' } : null;
  const row = { picture, question: 'Fasadens kulör', answer: 'Falurött', price: 'Ingår', isIncluded: true };
  const document = aPrintedDocument({
    choices: {
      heading: 'Dina val',
      lead: '',
      sections: sections.map((rows, at) => ({
        number: String(at + 1),
        title: `Avsnitt ${at + 1}`,
        sum: 'Ingår',
        rows: Array.from({ length: rows }, () => row),
      })),
    },
    // So many terms that they begin on a new page. The last page with choices then contains only choices.
    terms: {
      heading: 'Villkor',
      blocks: Array.from({ length: 80 }, () => ({ kind: 'paragraph', runs: [{ text: 'Villkor', strong: false }] })),
    },
  });
  const pdf = await getDocumentProxy(await press.print(async () => ({ document, pictures: somePrintedPictures })));
  const full: number[] = [];
  for (let at = 1; at <= pdf.numPages; at += 1) {
    const { items } = await (await pdf.getPage(at)).getTextContent();
    const texts = items.flatMap((item) =>
      'str' in item && item.str.trim() !== '' ? [{ text: item.str, y: item.transform[5] / MM }] : [],
    );
    if (!texts.some(({ text }) => text.startsWith('Falurött'))) continue;
    const lowest = Math.min(...texts.map(({ y }) => y).filter((y) => y > FOOT));
    full.push((HEIGHT + FOOT - lowest) / HEIGHT);
  }
  return full;
}

test('every page that lists choices, except the last such page, is at least 70 % full', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 0, max: 14 }), { minLength: 3, maxLength: 20 }),
      fc.boolean(),
      async (sections, isPictured) => {
        for (const full of (await fullness(sections, isPictured)).slice(0, -1)) expect(full).toBeGreaterThanOrEqual(0.7);
      },
    ),
    inject('propertyDepth') === 'full' ? { numRuns: 200 } : { numRuns: 15, seed: 42 },
  );
});
