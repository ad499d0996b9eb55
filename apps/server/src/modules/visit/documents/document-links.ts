import type { DocumentCopy, DocumentLink } from '@gavel/contract';
import { z } from 'zod';
import type { Seal } from '../../../secrets/seal.ts';

/** Long enough to open the address in another browser or on a slow network. */
const HOLDS_MS = 30 * 60_000;

/** What a link opens, and who made it: it opens nothing that they could not open themselves. */
interface Linked {
  readonly token: string;
  readonly userId: string;
  readonly copy: DocumentCopy;
}

/** Makes addresses of PDFs, and reads them. */
export interface DocumentLinks {
  make(linked: Linked): DocumentLink;
  /** Null: we did not make this key, or it has expired. */
  read(key: string): Linked | null;
}

const sealedLink = z.object({ token: z.string(), userId: z.string(), copy: z.enum(['large', 'light']), until: z.number() });

/**
 * Links that hold everything themselves, encrypted and signed: nothing is stored, so that every server process can read what another one made.
 * @param now milliseconds since 1970
 */
export function documentLinks({ seal, open }: Seal, now: () => number): DocumentLinks {
  return {
    make(linked) {
      const until = now() + HOLDS_MS;
      // The ending helps programs that name a file after its address.
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
