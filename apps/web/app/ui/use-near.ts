import { type RefObject, useEffect, useRef, useState } from 'react';

/** Whether an element has been as near to what is seen as half a screen; not on the server, which knows no screen. */
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
