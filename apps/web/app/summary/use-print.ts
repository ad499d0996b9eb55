import { useState } from 'react';
import { reachability } from '../network/reachability.ts';
import { useLinkToNow, useShareLink } from '../sharing/use-share-link.ts';

/** Prints the summary, with a link to exactly this house on it. Without a network, or when none can be made, without one. */
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
    // Once the link stands on the page.
    setTimeout(() => window.print());
  };
  return { print, isPreparing };
}
