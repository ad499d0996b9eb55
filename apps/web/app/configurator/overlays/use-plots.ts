import type { Plot } from '@gavel/core';
import { useCallback, useEffect, useState } from 'react';
import { browserApi } from '../../api/browser-api.ts';

/**
 * The builder's plots in a municipality, in the builder's order; null until they are here. Asked for when they are wanted and kept from then
 * on; after a failure, when `load` is called.
 */
export function usePlots(municipalityName: string, isWanted: boolean) {
  const [answer, setAnswer] = useState<{ municipalityName: string; plots: readonly Plot[] | null } | null>(null);
  const [attempt, setAttempt] = useState(0);
  const answered = answer?.municipalityName === municipalityName ? answer : null;
  const isKnown = answered !== null && answered.plots !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again
  useEffect(() => {
    if (!isWanted || isKnown) return;
    let isAwaited = true;
    setAnswer(null);
    const keep = (plots: readonly Plot[] | null) => isAwaited && setAnswer({ municipalityName, plots });
    browserApi()
      .then((api) => api.plots(municipalityName))
      .then(keep, () => keep(null));
    return () => {
      isAwaited = false;
    };
  }, [municipalityName, isWanted, isKnown, attempt]);
  const load = useCallback(() => setAttempt((before) => before + 1), []);
  return { plots: answered?.plots ?? null, failed: answered !== null && answered.plots === null, load };
}
