import { useEffect } from 'react';
import { reachability } from '../network/reachability.ts';
import { useWhenReachable } from '../network/use-when-reachable.ts';

/**
 * Loads all pictures of the page that have failed again, whenever the server responds again. Until then they have an attribute, so that
 * `base.css` can hide failed decorative pictures. Otherwise the browser would show its own icon.
 */
export function useRetriedImages(): void {
  useWhenReachable(retry);
  useEffect(() => {
    for (const image of brokenImages()) image.toggleAttribute(MARK, true);
    // These events do not bubble, and the `load` events of pictures do not reach the window.
    document.addEventListener('error', mark, true);
    document.addEventListener('load', mark, true);
    return () => {
      document.removeEventListener('error', mark, true);
      document.removeEventListener('load', mark, true);
    };
  }, []);
}

const MARK = 'data-missing';

function mark({ target, type }: Event): void {
  if (!(target instanceof HTMLImageElement)) return;
  target.toggleAttribute(MARK, type === 'error');
  // Either the picture does not exist, or the server did not respond. Find out which.
  if (type === 'error') reachability.unanswered();
}

function retry(): void {
  // Setting the same address once more makes the browser load the picture again.
  for (const image of brokenImages()) image.src = image.getAttribute('src') ?? '';
}

function brokenImages(): readonly HTMLImageElement[] {
  return [...document.images].filter((image) => image.complete && image.naturalWidth === 0 && image.hasAttribute('src'));
}
