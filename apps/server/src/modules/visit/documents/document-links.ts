import type { DocumentCopy, DocumentLink } from '@gavel/contract';
import { z } from 'zod';
import type { Seal } from '../../../secrets/seal.ts';

/** How long the address of a PDF is valid, in ms. That is long enough to open it in another browser or on a slow network. */
const HOLDS_MS = 30 * 60_000;

/**
 * The house that the address of a PDF opens, and the account that made the address. It opens only what that account may open.
 */
interface Linked {
  readonly token: string;
  readonly userId: string;
  readonly copy: DocumentCopy;
}

/** Makes and reads addresses from which anybody can download a PDF. */
export interface DocumentLinks {
  make(linked: Linked): DocumentLink;
  /** Returns the house and the account that a key contains; null: this server’s secret did not make the key, or the key has expired. */
  read(key: string): Linked | null;
}

const sealedLink = z.object({ token: z.string(), userId: z.string(), copy: z.enum(['large', 'light']), until: z.number() });

/**
 * Returns functions for addresses that contain all their data, encrypted and signed. The server stores nothing about them, so
 * every process can read the addresses that another one has made.
 * @param now milliseconds since 1970
 */
export function documentLinks({ seal, open }: Seal, now: () => number): DocumentLinks {
  return {
    make(linked) {
      const until = now() + HOLDS_MS;
      // End the address in `.pdf`, because some programs name the downloaded file after its address.
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
