import { expect, test } from 'vitest';
import { cleanHtml, removedFrom } from './clean-html.ts';

test.each([
  ['<p onclick="x()">Priserna gäller.</p>', '<p>Priserna gäller.</p>', 'onclick="x()"'],
  ['<p>Priserna <script>alert(1)</script>gäller.</p>', '<p>Priserna gäller.</p>', '<script>'],
  ['<a href="javascript:x()">a</a>', '<a>a</a>', 'href="javascript:x()"'],
  ['<a href="//x.example">a</a>', '<a>a</a>', 'href="//x.example"'],
  ['<p>a<img src=x></p>', '<p>a</p>', '<img>'],
])(
  'cleanHtml keeps only the tags of simple texts and their allowed links, and removedFrom returns the first part that it removes: %s',
  (html, cleaned, removed) => {
    expect(cleanHtml(html)).toBe(cleaned);
    expect(removedFrom(html)).toBe(removed);
  },
);

test.each(['<h3>A</h3><p>1 < 2 & 3</p>', '<ul><li><a href="https://x.example">b</a></li></ul>', '<a href="/house">c</a>', ''])(
  'removedFrom returns null for HTML from which cleanHtml removes nothing: %s',
  (html) => {
    expect(removedFrom(html)).toBeNull();
  },
);
