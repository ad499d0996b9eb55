import { expect, test } from 'vitest';
import { wordsOf } from './searched-words.ts';

test.each([
  ['Åsa  Lind-Ek', ['åsa', 'lind', 'ek']],
  ['070-123 45 67', ['0701234567']],
  ['+46 (70) 123.45/67', ['0701234567']],
  ['0 7 0 1 2 3 4 5 6 7', ['0701234567']],
  ['2026', ['2026']],
  ['en två tre fyra fem sex sju', ['en', 'två', 'tre', 'fyra', 'fem', 'sex']],
  ['-----', []],
  ['. . . (+)', []],
  ['@', []],
  ['', []],
])('wordsOf splits the search %j into the words %j', (search, words) => {
  expect(wordsOf(search)).toEqual(words);
});
