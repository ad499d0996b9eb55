import { useState } from 'react';
import { useConfigurator } from '../use-configurator.tsx';
import { useShareLink } from '../use-share-link.ts';

/** Prints the summary, with a link to exactly this house on it. Without a network, or when none can be made, without one. */
export function usePrint() {
  const { progress, make } = useShareLink();
  const visit = useConfigurator((state) => state.visit);
  const [isPreparing, setPreparing] = useState(false);
  const hasLink = progress.kind === 'made' && progress.visit === visit;
  const print = async () => {
    if (!hasLink && navigator.onLine) {
      setPreparing(true);
      await make();
      setPreparing(false);
    }
    // Once the link stands on the page.
    setTimeout(() => window.print());
  };
  return { print, isPreparing };
}
