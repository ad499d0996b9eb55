import { useCallback, useEffect, useState } from 'react';

export type Progress<Value> = { readonly kind: 'loading' | 'failed' } | { readonly kind: 'loaded'; readonly value: Value };

interface Answer<Value> {
  readonly load: () => Promise<Value>;
  readonly progress: Progress<Value>;
}

/**
 * What `load` fetches: asked for once it is wanted, kept as long as it is the same function, and after a failure asked for again when it is
 * wanted anew or when `again` is called. While nothing is wanted the last answer stays: a panel that closes does not change on its way.
 */
export function useLoaded<Value>(
  load: () => Promise<Value>,
  isWanted = true,
): { readonly progress: Progress<Value>; again(): void } {
  const [answer, setAnswer] = useState<Answer<Value> | null>(null);
  const [attempt, setAttempt] = useState(0);
  const progress: Progress<Value> = answer && (answer.load === load || !isWanted) ? answer.progress : { kind: 'loading' };
  const isLoaded = progress.kind === 'loaded';
  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt loads again
  useEffect(() => {
    if (!isWanted || isLoaded) return;
    let isAwaited = true;
    setAnswer(null);
    load().then(
      (value) => isAwaited && setAnswer({ load, progress: { kind: 'loaded', value } }),
      () => isAwaited && setAnswer({ load, progress: { kind: 'failed' } }),
    );
    return () => {
      isAwaited = false;
    };
  }, [load, isWanted, isLoaded, attempt]);
  const again = useCallback(() => setAttempt((before) => before + 1), []);
  return { progress, again };
}
