import { useWhenOnline } from './use-when-online.ts';

/** Asks again for every picture of the page that could not be had, whenever there is a network again. */
export function useRetriedImages(): void {
  useWhenOnline(retry);
}

function retry(): void {
  for (const image of document.images) {
    const isBroken = image.complete && image.naturalWidth === 0 && image.hasAttribute('src');
    // The same address, set again, is asked for again.
    if (isBroken) image.src = image.getAttribute('src') ?? '';
  }
}
