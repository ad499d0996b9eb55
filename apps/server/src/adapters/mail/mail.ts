import type { LetterKind } from '@gavel/contract/staff';

/** One letter, whole: what is sent does not depend on anything that may change later. */
export interface Letter {
  readonly kind: LetterKind;
  /** The request that it tells of. */
  readonly lead?: string;
  readonly to: { readonly name: string; readonly address: string };
  readonly from: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** What the HTML shows by `cid:`. */
  readonly pictures: readonly { readonly cid: string; readonly png: string }[];
  /** Who gets the answers, where that is not who it is from. */
  readonly replyTo?: { readonly name: string; readonly address: string };
  /** What is made when it is sent, and goes with it: the request whose house is printed. */
  readonly printedFor?: string;
  /** The same: the offer that is printed. */
  readonly printedOffer?: string;
  /** The same: the order whose PDF was frozen with it, by its token. */
  readonly printedOrder?: string;
  /** The same: the saved house that is printed as it is when the letter is sent, by its token. */
  readonly printedHouse?: string;
  /** The request that it asks somebody to take care of: when it does not reach them, the builder gets it instead. */
  readonly asksFor?: string;
}

/** A file that goes with a letter. */
export interface Attached {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly mediaType: string;
  /** What the letter shows of it between `PICTURED`, a JPEG; null: that part goes. */
  readonly picture: Uint8Array | null;
}

/** Around the part of a letter's HTML that shows the picture (`cid:house`) which is made when it is sent. */
export const PICTURED = { begin: '<!--house-->', end: '<!--/house-->', cid: 'house' } as const;

/** What sends letters. */
export interface Mail {
  /**
   * Sends a letter, alone or with a file. Its id becomes the Message-ID (or the name of its file), so that a letter that is sent twice is known to
   * be one. One that was taken already is not sent again. Throws `MailError` when it was not taken, and while a process that was killed may have
   * it at hand.
   */
  send(letter: Letter, id: string, attached?: Attached | null): Promise<void>;
  /** The ids of letters that were taken and are not forgotten yet. */
  taken(): Promise<readonly string[]>;
  /** What the caller has noted for good need not be known here any more. */
  forget(id: string): Promise<void>;
  /** Takes away what lies here of letters: those that were written into the folder. */
  erase(ids: readonly string[]): Promise<void>;
}

/** Why a letter was not taken. */
export interface MailFault {
  /** What happened, without the server's own words, which name addresses. */
  readonly message: string;
  /** Whether this letter will never be taken: the server knows no such addressee, or refuses what it says. */
  readonly isFinal: boolean;
  /** Whether it was refused for its size, or after having been read: without its file it may be taken. */
  readonly isOfContent: boolean;
}

/** A letter that the mail server did not take. */
export class MailError extends Error implements MailFault {
  override readonly name = 'MailError';
  readonly isFinal: boolean;
  readonly isOfContent: boolean;

  constructor({ message, isFinal, isOfContent }: MailFault) {
    super(message);
    this.isFinal = isFinal;
    this.isOfContent = isOfContent;
  }
}
