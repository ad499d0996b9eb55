import { useEffect } from 'react';
import { reachability } from '../network/reachability.ts';
import { useWhenReachable } from '../network/use-when-reachable.ts';

/**
 * Whenever the server is reachable again, loads all failed pictures of the page again. Until then they have an attribute, with which
 * `base.css` hides decorative pictures. Without it, the browser would show its icon for a broken picture.
 */
export function useRetriedImages(): void {
  useWhenReachable(retry);
  useEffect(() => {
    for (const image of brokenImages()) image.toggleAttribute(MARK, true);
    // Listen in the capture phase: these events do not bubble, and the `load` events of pictures do not reach the window.
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
  // Find out whether the server responds: if it does, the picture does not exist.
  if (type === 'error') reachability.unanswered();
}

function retry(): void {
  // Set the same address again, so that the browser loads the picture again.
  for (const image of brokenImages()) image.src = image.getAttribute('src') ?? '';
}

function brokenImages(): readonly HTMLImageElement[] {
  return [...document.images].filter((image) => image.complete && image.naturalWidth === 0 && image.hasAttribute('src'));
}
