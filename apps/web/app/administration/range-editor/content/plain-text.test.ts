import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { htmlOf, plainOf } from './plain-text.ts';

test.each([
  ['<p>Ett.</p>', 'Ett.'],
  ['<p>Ett &amp; två.</p> <p>Tre<br>fyra.</p>', 'Ett & två.\n\nTre\nfyra.'],
  [
    '<p><strong>Det här ingår</strong></p>\n<ul>\n<li>Platta</li>\n<li><em>Golv</em></li>\n</ul>',
    '**Det här ingår**\n\n- Platta\n- *Golv*',
  ],
  ['<h3>Mått</h3><p>Se <a href="/hus">husen</a>.</p>', '### Mått\n\nSe [husen](/hus).'],
  ['', ''],
])(
  'plainOf converts %s into %s; htmlOf converts this plain text into HTML, which plainOf converts back into the same plain text',
  (html, plain) => {
    expect(plainOf(html)).toBe(plain);
    expect(plainOf(htmlOf(plain))).toBe(plain);
  },
);

test.each([
  'Utan stycke',
  '<ol><li>Ett</li></ol>',
  '<p>2 * 3 * 4</p>',
  '<p class="x">Ett</p>',
  '<p>Ett',
  '<div><p>Ett</p></div>',
])('plainOf returns null for %s, which plain text with marks cannot express', (html) => {
  expect(plainOf(html)).toBeNull();
});

test('HTML tags that a user types as plain text stay text', () => {
  expect(htmlOf('<script>alert(1)</script>')).toBe('<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>');
  expect(htmlOf('[x](javascript:alert(1))')).toBe('<p>[x](javascript:alert(1))</p>');
});

test('if htmlOf converts paragraphs, headings and lists into HTML, plainOf converts this HTML back into the same plain text', () => {
  const word = fc.constantFrom('hus', 'golv', 'tak', '12', '&', '<b>', '**fet**', '*lutad*', '[länk](https://example.com)');
  const line = fc.array(word, { minLength: 1, maxLength: 5 }).map((words) => words.join(' '));
  const blocks = fc.oneof(
    line,
    line.map((text) => `### ${text}`),
    fc.array(line, { minLength: 1, maxLength: 3 }).map((lines) => lines.map((text) => `- ${text}`).join('\n')),
  );
  fc.assert(
    fc.property(fc.array(blocks, { maxLength: 4 }), (written) => {
      const plain = written.join('\n\n');
      expect(plainOf(htmlOf(plain))).toBe(plain);
    }),
  );
});

test('each `tip` or `detailText` that stands on one line in a question file of the demo range can be edited as plain text', () => {
  const folder = new URL('../../../../../../ranges/bjorkvik/questions/', import.meta.url);
  const texts = readdirSync(folder).flatMap((file) =>
    [...readFileSync(new URL(file, folder), 'utf8').matchAll(/^ *(?:tip|detailText): (<.*>)$/gm)].map(([, text = '']) => text),
  );
  expect(texts.length).toBeGreaterThan(100);
  expect(texts.filter((text) => plainOf(text) === null)).toEqual([]);
});
