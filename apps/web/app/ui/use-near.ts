import { type RefObject, useEffect, useRef, useState } from 'react';

/** Returns whether an element has been at most half a screen away from the visible part of the page. False on the server. */
export function useNear<Watched extends Element>(): { readonly ref: RefObject<Watched | null>; readonly isNear: boolean } {
  const ref = useRef<Watched>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || isNear) return;
    const observer = new IntersectionObserver((seen) => setNear(seen.some(({ isIntersecting }) => isIntersecting)), {
      rootMargin: '50% 0px',
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [isNear]);
  return { ref, isNear };
}
