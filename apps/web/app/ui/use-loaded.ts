import { useCallback, useEffect, useState } from 'react';
import { reachability } from '../network/reachability.ts';
import { reloadIfOutdated } from '../parts/reload-page.ts';

export type Progress<Value> = { readonly kind: 'loading' | 'failed' } | { readonly kind: 'loaded'; readonly value: Value };

interface Answer<Value> {
  readonly load: () => Promise<Value>;
  readonly progress: Progress<Value>;
}

/**
 * What `load` fetches: asked for once it is wanted, kept as long as it is the same function, and after a failure asked for again when it is
 * wanted anew, when `again` is called or when the server answers again. While nothing is wanted the last answer stays: a panel that closes does not change on its way.
 * A page of an earlier build is loaded anew when a part of it is gone, unless it is fetched before anybody needs it (`isAhead`).
 */
export function useLoaded<Value>(
  load: () => Promise<Value>,
  isWanted = true,
  isAhead = false,
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
      (error: unknown) => {
        if (!isAwaited || (!isAhead && reloadIfOutdated(error))) return;
        setAnswer({ load, progress: { kind: 'failed' } });
      },
    );
    return () => {
      isAwaited = false;
    };
  }, [load, isWanted, isLoaded, attempt, isAhead]);
  const again = useCallback(() => setAttempt((before) => before + 1), []);
  const hasFailed = progress.kind === 'failed';
  useEffect(() => (hasFailed ? reachability.onReturn(again) : undefined), [hasFailed, again]);
  return { progress, again };
}
