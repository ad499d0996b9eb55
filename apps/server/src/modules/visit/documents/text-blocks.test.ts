import { expect, test } from 'vitest';
import { textBlocks } from './text-blocks.ts';

test('textBlocks keeps the bold text in paragraphs and list items, and prevents line breaks inside amounts of money', () => {
  const html =
    '<p>Priset &amp; mer: <a href="https://x.example">läs här</a>.</p>\n<p><strong>Ingår inte:</strong></p>\n<ul>\n<li>Tomt</li>\n<li>El för 12 500–13 000 kr</li></ul><p>Slut</p>';
  expect(textBlocks(html).map(({ kind, runs }) => [kind, runs.map(({ text }) => text).join(''), runs[0]?.strong])).toEqual([
    ['paragraph', 'Priset & mer: läs här.', false],
    ['paragraph', 'Ingår inte:', true],
    ['item', 'Tomt', false],
    ['item', 'El för 12\u00a0500–\u206013\u00a0000\u00a0kr', false],
    ['paragraph', 'Slut', false],
  ]);
  expect(textBlocks('')).toEqual([]);
});
