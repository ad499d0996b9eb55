import { kr } from '@gavel/core';
import { expect, test } from 'vitest';
import { quoteOf } from './quote-draft-state.ts';

const drafted = {
  tag: '2.1.1.200000000',
  house: { total: kr(2_000_000) },
  writing: { validUntil: '2026-12-20', words: 'Hej Anna!', lines: [] },
  offers: [],
};

/** Returns a sent quote with the total and the last day of validity of the draft. */
function sent(tag: string) {
  const accepted = { acceptedAt: null, acceptedName: null };
  const { validUntil } = drafted.writing;
  const quote = { token: 'nyckeln', state: 'open', sentAt: 0, validUntil, total: drafted.house.total, letter: null } as const;
  return { id: `id ${tag}`, tag, number: '2026-0001', ...quote, ...accepted };
}

test('quoteOf recognises the quote that was sent from a draft by its `tag`, and skips a colleague’s quote with the same last day and total', () => {
  const [own, others] = [sent(drafted.tag), sent('3.1.1.200000000')];
  expect(quoteOf(drafted, { offers: [others, own] })).toBe(own);
  expect(quoteOf(drafted, { offers: [others] })).toBeUndefined();
  expect(quoteOf(drafted, { offers: [sent('')] }), 'from an old server').toBeUndefined();
});
