import { type Body, body } from './body.ts';
import { emailAddress } from './person-fields.ts';
import { instant, text } from './values.ts';

/** An address of a house's PDF that holds for a while and needs no login. */
export interface DocumentLink {
  /** Path on this site. Whoever has it can download the PDF. */
  readonly address: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

export const documentLinkBody: Body<DocumentLink> = body<DocumentLink>({
  address: ['Address', text],
  expiresAt: ['ExpiresAtUtc', instant],
});

/** Where the PDF is to be e-mailed. */
export const documentMailBody: Body<{ email: string }> = body<{ email: string }>({ email: ['Email', emailAddress] });
