import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

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
  const says = (word: 'overSummary' | 'hasFailed') => typeof state === 'object' && state !== null && word in state;
  const open = useCallback(
    (about: { readonly hasFailed?: true } = {}) =>
      navigate(
        { pathname, search: '?view=summary&pdf=1' },
        { state: { openedHere: true, overSummary: true, ...about }, preventScrollReset: true },
      ),
    [navigate, pathname],
  );
  return {
    isOpen,
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
