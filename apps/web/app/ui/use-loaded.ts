import { useCallback, useEffect, useState } from 'react';
import { reachability } from '../network/reachability.ts';
import { reloadIfOutdated } from '../parts/reload-page.ts';

export type Progress<Value> = { readonly kind: 'loading' | 'failed' } | { readonly kind: 'loaded'; readonly value: Value };

interface Answer<Value> {
  readonly load: () => Promise<Value>;
  readonly progress: Progress<Value>;
}

/**
 * Returns the progress of `load`. The value loads when `isWanted` becomes true, and loads again if `load` is another function. After a
 * failure, it loads again when `isWanted` becomes true again, when `again` is called, or when the server is reachable again. While
 * `isWanted` is false, the last result stays, so that a panel does not change while it closes. If a script no longer exists on the server,
 * the page reloads, unless the script is loaded in advance (`isAhead`).
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
