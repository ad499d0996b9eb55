import { type Body, body } from './body.ts';
import { emailAddress } from './person-fields.ts';
import { instant, text } from './values.ts';

/** A temporary address, without a login, for the PDF of a house. */
export interface DocumentLink {
  /** The path on this site. Anybody who has the path can download the PDF. */
  readonly address: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

export const documentLinkBody: Body<DocumentLink> = body<DocumentLink>({
  address: ['Address', text],
  expiresAt: ['ExpiresAtUtc', instant],
});

/** The recipient of an e-mail with the PDF. */
export const documentMailBody: Body<{ email: string }> = body<{ email: string }>({ email: ['Email', emailAddress] });
