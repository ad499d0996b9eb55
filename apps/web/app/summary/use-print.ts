import { useState } from 'react';
import { reachability } from '../network/reachability.ts';
import { useLinkToNow, useShareLink } from '../sharing/use-share-link.ts';

/**
 * Prints the summary with a link that opens exactly this house. Prints it without the link if none can be made, for example without a
 * network.
 */
export function usePrint() {
  const { make } = useShareLink();
  const link = useLinkToNow();
  const [isPreparing, setPreparing] = useState(false);
  const print = async () => {
    if (!link && reachability.isReachable()) {
      setPreparing(true);
      await make();
      setPreparing(false);
    }
    // Wait until the link has rendered.
    setTimeout(() => window.print());
  };
  return { print, isPreparing };
}
