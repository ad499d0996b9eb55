import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

const WAYS = '2';

/**
 * What is told of the PDF, over the summary: in the address, so that Back leads to the summary again. What it needs follows from the visit;
 * that it failed is said by the address alone, so that it is gone with it.
 */
export function usePdfDialog() {
  const [parameters] = useSearchParams();
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const isSummary = parameters.get('view') === 'summary';
  const isOpen = isSummary && parameters.has('pdf');
  const asksForWays = parameters.get('pdf') === WAYS;
  const says = (word: 'overSummary' | 'hasFailed') => typeof state === 'object' && state !== null && word in state;
  const open = useCallback(
    ({ ways = false, ...about }: { readonly hasFailed?: true; readonly ways?: boolean } = {}) =>
      navigate(
        { pathname, search: `?view=summary&pdf=${ways ? WAYS : 1}` },
        { state: { openedHere: true, overSummary: true, ...about }, preventScrollReset: true },
      ),
    [navigate, pathname],
  );
  return {
    isOpen,
    /** It is about other ways than the download. */
    asksForWays,
    hasFailed: says('hasFailed'),
    /** The summary lies open, and nothing over it. */
    isBare: isSummary && !isOpen,
    open,
    close: () =>
      says('overSummary')
        ? navigate(-1)
        : navigate({ pathname, search: '?view=summary' }, { replace: true, preventScrollReset: true }),
  };
}
