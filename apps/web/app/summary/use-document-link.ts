import type { DocumentCopy, DocumentLink } from '@gavel/contract';
import { useCallback, useEffect, useState } from 'react';
import { browserApi } from '../api/browser-api.ts';
import { serverNow } from '../network/server-time.ts';
import { type Progress, useLoaded } from '../ui/use-loaded.ts';

/** How many ms before the link expires the page renews it. A download may begin some time after the click. */
const RENEWED_BEFORE_MS = 60_000;

/** Returns an address of the PDF on this site. While `isWanted` is true, requests the address and renews it before it expires. */
export function useDocumentLink(id: string | undefined, copy: DocumentCopy, isWanted: boolean): Progress<DocumentLink> {
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt requests the link again
  const load = useCallback(
    async () => (await browserApi()).makeDocumentLink({ parameters: { id: id ?? '', copy } }),
    [id, copy, round],
  );
  const { progress } = useLoaded(load, isWanted && id !== undefined);
  const expiresAt = progress.kind === 'loaded' ? progress.value.expiresAt : null;
  useEffect(() => {
    if (expiresAt === null) return;
    const timer = setTimeout(() => setRound((before) => before + 1), expiresAt - serverNow() - RENEWED_BEFORE_MS);
    return () => clearTimeout(timer);
  }, [expiresAt]);
  return progress;
}
