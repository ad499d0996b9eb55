import { useEffect } from 'react';
import { reachability } from '../network/reachability.ts';
import { useWhenReachable } from '../network/use-when-reachable.ts';

/**
 * Asks again for every picture of the page that could not be had, whenever the server answers again. Until then it is marked, so that one
 * that only decorates shows nothing rather than the browser's sign of a broken picture (`base.css`).
 */
export function useRetriedImages(): void {
  useWhenReachable(retry);
  useEffect(() => {
    for (const image of brokenImages()) image.toggleAttribute(MARK, true);
    // Neither of them bubbles, and the latter never comes to the window.
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
  // It may be missing, or nobody has answered.
  if (type === 'error') reachability.unanswered();
}

function retry(): void {
  // The same address, set again, is asked for again.
  for (const image of brokenImages()) image.src = image.getAttribute('src') ?? '';
}

function brokenImages(): readonly HTMLImageElement[] {
  return [...document.images].filter((image) => image.complete && image.naturalWidth === 0 && image.hasAttribute('src'));
}
