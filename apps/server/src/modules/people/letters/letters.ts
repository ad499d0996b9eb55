import { randomUUID } from 'node:crypto';
import { lettersToStaff } from '@gavel/contract/staff';
import type { QueuedJobs, QueueKind } from '../../../adapters/jobs/jobs.ts';
import type { Letter } from '../../../adapters/mail/mail.ts';
import { drawSign } from '../../../adapters/media/sign-picture.ts';
import type { Database } from '../../../db/connect.ts';
import type { Seal } from '../../../secrets/seal.ts';
import type { CurrentRange, ReadRange } from '../../range/current-range.ts';
import { insertLetter } from './letters.repository.ts';

/** How other modules send letters. */
export interface Letters {
  /** Writes a letter in the builder's name. Comes before the transaction: the embedded database would wait for it for ever inside. */
  write(content: WriteLetter): Promise<Letter>;
  /** What letters are written with, for one that says what only its transaction knows. */
  head(): Promise<LetterHead>;
  /**
   * Queues a letter in the transaction that makes true what it tells of: it is sent once that is committed, and never when it is not.
   * @param uselessAfter nobody wants it after that
   */
  queue(transaction: Database, letter: Letter, uselessAfter?: Date): Promise<void>;
}

/** What makes a letter of what all letters have. */
export type WriteLetter = (head: LetterHead) => Letter;

/** What all letters have. */
export interface LetterHead extends Pick<CurrentRange, 'brand' | 'texts'> {
  /** Where visitors reach the server, without a slash at the end; never what a request says. */
  readonly baseUrl: string;
  /** The builder's sign as a PNG. */
  readonly sign: Buffer;
}

/**
 * The queue that letters wait in, about three days. One takes long where its PDF waits for twelve others, each begun anew after 20 seconds (nine
 * minutes), its pictures are made, and a slow mail server gets it twice, with the file and without (two minutes).
 */
export const LETTERS: QueueKind = { name: 'letters', tries: 80, longestSeconds: 1800 };

interface LettersParts {
  readonly jobs: Pick<QueuedJobs<Database>, 'enqueue'>;
  readonly seal: Seal;
  readonly currentRange: ReadRange;
  readonly baseUrl: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Letters through the job queue. What they say lies encrypted in the database until they are sent. */
export function queuedLetters({ jobs, seal, currentRange, baseUrl, now }: LettersParts): Letters {
  const head = async () => {
    const { brand, texts } = await currentRange();
    return { brand, texts, baseUrl, sign: await drawSign(brand.logo) };
  };
  return {
    head,
    write: async (content) => content(await head()),
    async queue(transaction, letter, uselessAfter) {
      const id = randomUUID();
      const sealed = seal.seal(JSON.stringify(letter));
      const { kind, lead = null, to } = letter;
      const about = { kind, leadId: lead, address: lettersToStaff.includes(kind) ? null : to.address };
      await insertLetter(transaction, { id, queuedAt: new Date(now()), sealed, uselessAfter: uselessAfter ?? null, ...about });
      await jobs.enqueue(transaction, LETTERS.name, id);
    },
  };
}
