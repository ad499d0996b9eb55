import type { Letter } from '../adapters/mail/mail.ts';
import type { Letters } from '../modules/people/letters/letters.ts';
import { aPublishedRange } from './a-published-range.ts';

/** Letters are kept instead of being sent, whether or not their transaction is committed. */
export function aLetterBox(): Letters & { readonly letters: readonly Letter[]; empty(): void } {
  const letters: Letter[] = [];
  const head = { ...aPublishedRange(), baseUrl: 'https://hus.example', sign: Buffer.from('png') };
  return {
    letters,
    empty: () => void letters.splice(0),
    head: async () => head,
    write: async (content) => content(head),
    queue: async (_transaction, letter) => void letters.push(letter),
  };
}
