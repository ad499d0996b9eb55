import type { DocumentCopy, DocumentLink } from '@gavel/contract';
import { z } from 'zod';
import type { Seal } from '../../../secrets/seal.ts';

/** How long the address of a PDF is valid, in ms: long enough to open it in another browser or over a slow network. */
const HOLDS_MS = 30 * 60_000;

/**
 * The house whose PDF the address opens, and the account that made the address. The address opens only a house that this account may open.
 */
interface Linked {
  readonly token: string;
  readonly userId: string;
  readonly copy: DocumentCopy;
}

/** Makes and reads addresses of PDFs. Everybody who knows such an address can download the PDF. */
export interface DocumentLinks {
  make(linked: Linked): DocumentLink;
  /**
   * Returns the house and the account that the key of an address contains; null: the key was not made with the secret of this
   * server, or has expired.
   */
  read(key: string): Linked | null;
}

const sealedLink = z.object({ token: z.string(), userId: z.string(), copy: z.enum(['large', 'light']), until: z.number() });

/**
 * Returns functions for addresses of PDFs. An address contains all its data, encrypted and signed. The server stores nothing about it, so
 * every process can read an address that another process has made.
 * @param now milliseconds since 1970
 */
export function documentLinks({ seal, open }: Seal, now: () => number): DocumentLinks {
  return {
    make(linked) {
      const until = now() + HOLDS_MS;
      // End the address with `.pdf`, because some programs use the end of the address as the name of the downloaded file.
      return { address: `/documents/${seal(JSON.stringify({ ...linked, until }))}.pdf`, expiresAt: until };
    },
    read(key) {
      const link = opened(key);
      if (!link || now() >= link.until) return null;
      const { until: _, ...linked } = link;
      return linked;
    },
  };

  function opened(key: string) {
    try {
      return sealedLink.parse(JSON.parse(open(key)));
    } catch {
      return null;
    }
  }
}
