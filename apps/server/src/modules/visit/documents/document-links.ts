import type { DocumentCopy, DocumentLink } from '@gavel/contract';
import { z } from 'zod';
import type { Seal } from '../../../secrets/seal.ts';

/** How long a link is valid: long enough to open it in another browser or on a slow network. */
const HOLDS_MS = 30 * 60_000;

/** The house that a link opens, and the account that made the link. The link opens only what that account may open. */
interface Linked {
  readonly token: string;
  readonly userId: string;
  readonly copy: DocumentCopy;
}

/** Makes and reads the addresses of PDFs. */
export interface DocumentLinks {
  make(linked: Linked): DocumentLink;
  /** Returns null if this server’s secret did not make the key, or if the link has expired. */
  read(key: string): Linked | null;
}

const sealedLink = z.object({ token: z.string(), userId: z.string(), copy: z.enum(['large', 'light']), until: z.number() });

/**
 * Returns functions for links that contain all their data, encrypted and signed. Nothing is stored, so every server process can read the
 * links of another one.
 * @param now milliseconds since 1970
 */
export function documentLinks({ seal, open }: Seal, now: () => number): DocumentLinks {
  return {
    make(linked) {
      const until = now() + HOLDS_MS;
      // Some programs name the file after its address, so the address ends in `.pdf`.
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
