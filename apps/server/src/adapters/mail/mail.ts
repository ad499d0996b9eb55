import type { MailKind } from '@gavel/contract/staff';

/** A complete e-mail with its final texts. Later changes of the house or the request do not change these texts. */
export interface Mail {
  readonly kind: MailKind;
  /** The id of the request that the e-mail is about. */
  readonly lead?: string;
  readonly to: { readonly name: string; readonly address: string };
  readonly from: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** The pictures that the HTML shows as `<img src="cid:…">`. */
  readonly pictures: readonly { readonly cid: string; readonly png: string }[];
  /** To whom replies go; absent: to the sender. */
  readonly replyTo?: { readonly name: string; readonly address: string };
  /** The id of the request whose house is printed as a PDF and attached when the e-mail is sent. */
  readonly printedFor?: string;
  /** The id of the quote that is printed as a PDF and attached when the e-mail is sent. */
  readonly printedOffer?: string;
  /** The token in the address of a final order. The order's stored PDF is attached. */
  readonly printedOrder?: string;
  /** The token of a saved house or a final order. Its PDF is attached when the e-mail is sent. */
  readonly printedHouse?: string;
  /**
   * The id of the request that the e-mail asks somebody to handle. If the e-mail cannot be delivered, the builder gets its text instead.
   */
  readonly asksFor?: string;
}

/** A file that is attached to an e-mail, and the picture that the e-mail shows. */
export interface Attached {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly mediaType: string;
  /**
   * A JPEG of the house, which the e-mail shows between the marks of `PICTURED`. Null: there is no picture, and the e-mail is sent
   * without the marks and the HTML between them.
   */
  readonly picture: Uint8Array | null;
}

/**
 * The marks around the part of an e-mail's HTML that shows a picture of the house (`cid:house`). The picture is made when the
 * e-mail is sent.
 */
export const PICTURED = { begin: '<!--house-->', end: '<!--/house-->', cid: 'house' } as const;

/** Sends e-mails. */
export interface MailTransport {
  /**
   * Sends an e-mail, with or without an attached file. The id becomes the Message-ID (or, without a mail server, the name of the
   * written file), so that receivers recognise a second copy. An e-mail in `taken` is not sent again. Throws `MailError` if
   * the e-mail is not accepted, or if another process may still be sending it.
   */
  send(mail: Mail, id: string, attached?: Attached | null): Promise<void>;
  /** Returns the ids of the e-mails that a mail server has accepted and that `forget` has not removed yet. */
  taken(): Promise<readonly string[]>;
  /** Deletes the record that an e-mail was accepted. Call it only after the acceptance is stored permanently elsewhere. */
  forget(id: string): Promise<void>;
  /** Deletes the files that `send` wrote for these e-mails. With a mail server there are no such files. */
  erase(ids: readonly string[]): Promise<void>;
}

/** Why an e-mail was not accepted. */
export interface MailFault {
  /** A description of the failure. It does not quote the mail server, because the server's responses contain addresses. */
  readonly message: string;
  /** Whether a retry is useless: the mail server does not know the addressee, or refuses the size or the content of the e-mail. */
  readonly isFinal: boolean;
  /**
   * Whether the size or the content of the e-mail may be the cause of the refusal. Then the mail server may accept the same e-mail
   * without the attached file.
   */
  readonly isOfContent: boolean;
}

/** An e-mail that the mail server did not accept. */
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
