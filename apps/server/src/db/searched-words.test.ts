import { expect, test } from 'vitest';
import { wordsOf } from './searched-words.ts';

test.each([
  ['Åsa  Lind-Ek', ['åsa', 'lind', 'ek']],
  ['070-123 45 67', ['0701234567']],
  ['+46 (70) 123.45/67', ['0701234567']],
  ['2026', ['2026']],
  ['-----', []],
  ['. . . (+)', []],
  ['@', []],
  ['', []],
])('wordsOf splits the search %j into the words %j', (search, words) => {
  expect(wordsOf(search)).toEqual(words);
});
